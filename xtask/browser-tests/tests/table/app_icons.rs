//! The icons of the installed table: the points are what the lines draw.

use browser_tests::Visitor;

/// Draws the lines and the points at the same size, and tells how far they are apart on average, of 255.
const DIFFERENCE: &str = "
    const [size, answer] = arguments;
    const drawn = async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const pen = new OffscreenCanvas(size, size).getContext('2d');
      pen.drawImage(image, 0, 0, size, size);
      return [image.naturalWidth, pen.getImageData(0, 0, size, size).data];
    };
    Promise.all([drawn('icon.svg'), drawn(`icon-${size}.png`)]).then(([[, lines], [width, points]]) => {
      const sum = lines.reduce((sum, value, at) => sum + Math.abs(value - points[at]), 0);
      answer([width, sum / lines.length]);
    }, (error) => answer([0, String(error)]));
";

#[tokio::test]
#[ignore = "needs a browser: `cargo xtask test browser`"]
async fn icons_of_points_show_what_the_icon_of_lines_shows() {
    Visitor::at_a_desk()
        .visits(async |table| {
            table.open("/").await?;
            for size in [180, 192, 512] {
                let answer = table.client().execute_async(DIFFERENCE, vec![size.into()]).await?;
                let width = answer[0].as_u64();
                let apart = answer[1].as_f64().unwrap_or_else(|| panic!("{size}: {answer}"));
                assert_eq!(width, Some(size));
                assert!(apart < 2.0, "{size}: {apart} of 255 apart");
            }
            let manifest: Vec<String> = table
                .client()
                .execute_async(
                    "const [answer] = arguments; fetch('manifest.webmanifest').then((it) => it.json()) \
                     .then(({ icons }) => answer(icons.map(({ src, purpose }) => `${src} ${purpose}`)))",
                    Vec::new(),
                )
                .await
                .map(|answer| serde_json::from_value(answer).unwrap_or_default())?;
            for icon in ["icon-192.png any", "icon-512.png any", "icon-512.png maskable"] {
                assert!(manifest.iter().any(|it| it == icon), "{icon} in {manifest:?}");
            }
            Ok(())
        })
        .await;
}
