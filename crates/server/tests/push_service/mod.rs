//! A push service of the tests' own, on this machine and over TLS, and browsers that subscribe there.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;
use ring::signature::{self, ECDSA_P256_SHA256_FIXED};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::timeout;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;
use wagons_server::PushPolicy;
use wagons_wire::{Call, Keys, Subscription};

/// For `push.test`, signed by itself, good for a hundred years.
const CERTIFICATE: &[u8] = include_bytes!("certificate.der");
const KEY: &[u8] = include_bytes!("key.der");
pub(crate) const HOST: &str = "push.test";

/// What arrived.
pub(crate) struct Request {
    pub(crate) path: String,
    pub(crate) headers: BTreeMap<String, String>,
    body: Vec<u8>,
}

pub(crate) struct Service {
    pub(crate) address: SocketAddr,
    /// What it answers, the last one for ever.
    answers: Arc<Mutex<Vec<&'static str>>>,
    requests: mpsc::UnboundedReceiver<Request>,
}

impl Service {
    /// Answers with these statuses in turn.
    pub(crate) async fn start(answers: &[&'static str]) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let config = ServerConfig::builder_with_provider(Arc::new(default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![CERTIFICATE.to_vec().into()], PrivateKeyDer::Pkcs8(KEY.to_vec().into()))
            .unwrap();
        let tls = TlsAcceptor::from(Arc::new(config));
        let answers = Arc::new(Mutex::new(answers.to_vec()));
        let (told, requests) = mpsc::unbounded_channel();
        let script = answers.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(answer(tls.clone(), stream, script.clone(), told.clone()));
            }
        });
        Self { address, answers, requests }
    }

    /// What a server has to know to call here, soon after a turn.
    pub(crate) fn policy(&self) -> PushPolicy {
        PushPolicy {
            hosts: vec![HOST.to_owned()],
            delay: Duration::from_millis(400),
            lease: Duration::from_secs(1),
            instead: Some(self.address),
            roots: vec![CERTIFICATE.to_vec()],
        }
    }

    /// The next call.
    pub(crate) async fn next(&mut self) -> Request {
        timeout(Duration::from_secs(15), self.requests.recv())
            .await
            .expect("a call")
            .expect("the service runs")
    }

    /// Nobody calls for a while.
    pub(crate) async fn silence(&mut self) {
        let heard = timeout(Duration::from_secs(2), self.requests.recv()).await;
        assert!(heard.is_err(), "somebody called");
    }

    /// What is still to be answered.
    pub(crate) fn left(&self) -> usize {
        self.answers.lock().unwrap().len()
    }
}

async fn answer(
    tls: TlsAcceptor,
    stream: TcpStream,
    script: Arc<Mutex<Vec<&'static str>>>,
    told: mpsc::UnboundedSender<Request>,
) {
    let Ok(mut stream) = tls.accept(stream).await else { return };
    let (mut bytes, mut chunk) = (Vec::new(), [0; 1024]);
    let request = loop {
        let read = stream.read(&mut chunk).await.unwrap();
        assert!(read > 0, "a whole request");
        bytes.extend_from_slice(&chunk[..read]);
        if let Some(request) = parse(&bytes) {
            break request;
        }
    };
    let status = {
        let mut script = script.lock().unwrap();
        if script.len() > 1 { script.remove(0) } else { script[0] }
    };
    told.send(request).unwrap();
    let _ = stream.write_all(format!("HTTP/1.1 {status}\r\nContent-Length: 0\r\n\r\n").as_bytes()).await;
}

fn parse(bytes: &[u8]) -> Option<Request> {
    let split = bytes.windows(4).position(|window| window == b"\r\n\r\n")?;
    let head = std::str::from_utf8(&bytes[..split]).unwrap();
    let (first, lines) = head.split_once("\r\n").unwrap();
    let path = first.strip_prefix("POST ").unwrap().strip_suffix(" HTTP/1.1").unwrap().to_owned();
    let header = |line: &str| line.split_once(": ").map(|(name, value)| (name.to_owned(), value.to_owned()));
    let headers: BTreeMap<_, _> = lines.lines().filter_map(header).collect();
    let body = bytes[split + 4..].to_vec();
    (body.len() == headers["content-length"].parse::<usize>().unwrap()).then_some(Request {
        path,
        headers,
        body,
    })
}

/// A browser that subscribed, and can read one call.
pub(crate) struct Browser {
    private: EphemeralPrivateKey,
    auth: [u8; 16],
}

impl Browser {
    pub(crate) fn new() -> Self {
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        Self { private, auth: *b"sixteen letters." }
    }

    pub(crate) fn subscription(&self, path: &str) -> Subscription {
        let p256dh = URL_SAFE_NO_PAD.encode(self.private.compute_public_key().unwrap());
        let keys = Keys { p256dh, auth: URL_SAFE_NO_PAD.encode(self.auth) };
        Subscription { endpoint: format!("https://{HOST}{path}"), keys }
    }

    /// Decrypts a call as RFC 8291 says.
    pub(crate) fn read(self, request: &Request) -> Call {
        assert_eq!(request.headers["content-encoding"], "aes128gcm");
        let (head, record) = request.body.split_at(86);
        let (salt, server) = (&head[..16], &head[21..]);
        assert_eq!(head[20], 65);
        let own = self.private.compute_public_key().unwrap();
        let theirs = UnparsedPublicKey::new(&ECDH_P256, server);
        let shared = agree_ephemeral(self.private, &theirs, |secret| {
            derive::<32>(&self.auth, secret, &[b"WebPush: info\0", own.as_ref(), server])
        });
        let shared = shared.unwrap();
        let key = derive::<16>(salt, &shared, &[b"Content-Encoding: aes128gcm\0"]);
        let nonce = derive::<12>(salt, &shared, &[b"Content-Encoding: nonce\0"]);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).unwrap());
        let mut text = record.to_vec();
        let text = key.open_in_place(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut text).unwrap();
        let (&last, text) = text.split_last().unwrap();
        assert_eq!(last, 2, "the last record");
        serde_json::from_slice(text).unwrap()
    }
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive<const N: usize>(salt: &[u8], secret: &[u8], info: &[&[u8]]) -> [u8; N] {
    let mut bytes = [0; N];
    let extracted = Salt::new(HKDF_SHA256, salt).extract(secret);
    extracted.expand(info, Length(N)).unwrap().fill(&mut bytes).unwrap();
    bytes
}

/// Checks that a call is signed by a server with this key, for this service, and gives its contact.
pub(crate) fn check_signature(request: &Request, public: &str) -> String {
    let header = request.headers["authorization"].strip_prefix("vapid t=").unwrap();
    let (token, key) = header.split_once(", k=").unwrap();
    assert_eq!(key, public);
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
    let key = signature::UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, bytes(key));
    key.verify(signed.as_bytes(), &bytes(signature)).unwrap();
    let (head, claims) = signed.split_once('.').unwrap();
    let [head, claims] = [head, claims].map(|part| serde_json::from_slice::<Value>(&bytes(part)).unwrap());
    assert_eq!(head, serde_json::json!({ "typ": "JWT", "alg": "ES256" }));
    assert_eq!(claims["aud"], format!("https://{HOST}"));
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_secs();
    let expires = claims["exp"].as_u64().unwrap();
    assert!(expires > now && expires <= now + 24 * 60 * 60, "{expires} at {now}");
    claims["sub"].as_str().unwrap().to_owned()
}
