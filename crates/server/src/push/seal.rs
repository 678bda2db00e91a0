//! What push services carry and cannot read: RFC 8291 over `ring`, and the signature by which they know the server, RFC
//! 8292.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::{SecureRandom as _, SystemRandom};
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use wagons_wire::{Keys, Millis};

/// A browser's keys as bytes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Receiver {
    public: [u8; 65],
    auth: [u8; 16],
}

impl Receiver {
    /// Reads keys; nothing if they are none.
    pub(crate) fn of(keys: &Keys) -> Option<Self> {
        // Some browsers fill up with `=`.
        let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
        let public: [u8; 65] = bytes(&keys.p256dh)?.try_into().ok()?;
        let auth = bytes(&keys.auth)?.try_into().ok()?;
        (public[0] == 4).then_some(Self { public, auth })
    }

    /// Encrypts a text so that only this browser can read it.
    pub(crate) fn seal(&self, text: &[u8]) -> Result<Vec<u8>, Unspecified> {
        let random = SystemRandom::new();
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
        let public = own.compute_public_key()?;
        let mut salt = [0; 16];
        random.fill(&mut salt)?;
        let theirs = UnparsedPublicKey::new(&ECDH_P256, &self.public);
        agree_ephemeral(own, &theirs, |secret| self.seal_with(secret, public.as_ref(), salt, text))?
    }

    fn seal_with(
        &self,
        secret: &[u8],
        own: &[u8],
        salt: [u8; 16],
        text: &[u8],
    ) -> Result<Vec<u8>, Unspecified> {
        let agreed = Salt::new(HKDF_SHA256, &self.auth).extract(secret);
        let shared: [u8; 32] = derive(&agreed, &[b"WebPush: info\0", &self.public, own])?;
        let keys = Salt::new(HKDF_SHA256, &salt).extract(&shared);
        let key: [u8; 16] = derive(&keys, &[b"Content-Encoding: aes128gcm\0"])?;
        let nonce: [u8; 12] = derive(&keys, &[b"Content-Encoding: nonce\0"])?;
        // One record, and a 2 says that it is the last.
        let mut record = [text, &[2]].concat();
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
        key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record)?;
        Ok([&salt[..], &4096_u32.to_be_bytes(), &[own.len() as u8], own, &record].concat())
    }
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive<const N: usize>(from: &Prk, info: &[&[u8]]) -> Result<[u8; N], Unspecified> {
    let mut bytes = [0; N];
    from.expand(info, Length(N))?.fill(&mut bytes)?;
    Ok(bytes)
}

/// The key by which push services know the server.
#[derive(Debug)]
pub(crate) struct ServerKey {
    pair: EcdsaKeyPair,
    /// Whom a push service asks if something is wrong.
    contact: String,
}

/// A signature is good for so long; services allow a day.
const GOOD: Millis = 12 * 60 * 60;

impl ServerKey {
    /// A new key, as it is kept.
    pub(crate) fn generate() -> Result<String, Unspecified> {
        let pair = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new())?;
        Ok(URL_SAFE_NO_PAD.encode(pair))
    }

    /// Reads one that was kept.
    pub(crate) fn read(kept: &str, contact: String) -> Option<Self> {
        let kept = URL_SAFE_NO_PAD.decode(kept).ok()?;
        let random = SystemRandom::new();
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &kept, &random).ok()?;
        Some(Self { pair, contact })
    }

    /// What browsers want to know when they subscribe.
    pub(crate) fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.pair.public_key())
    }

    /// The header that says to a push service who calls.
    pub(crate) fn authorization(&self, host: &str, now: Millis) -> Result<String, Unspecified> {
        let claims = serde_json::json!({
            "aud": format!("https://{host}"),
            "exp": now / 1000 + GOOD,
            "sub": self.contact,
        });
        let parts = [r#"{"typ":"JWT","alg":"ES256"}"#.to_owned(), claims.to_string()];
        let signed = parts.map(|part| URL_SAFE_NO_PAD.encode(part)).join(".");
        let signature = self.pair.sign(&SystemRandom::new(), signed.as_bytes())?;
        Ok(format!("vapid t={signed}.{}, k={}", URL_SAFE_NO_PAD.encode(signature), self.public()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes<const N: usize>(text: &str) -> [u8; N] {
        URL_SAFE_NO_PAD.decode(text).unwrap().try_into().unwrap()
    }

    /// RFC 8291, appendix A.
    #[test]
    fn the_example_of_the_standard_comes_out() {
        let keys = Keys {
            p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
                .to_owned(),
            auth: "BTBZMqHH6r4Tts7J_aSIgg==".to_owned(),
        };
        let own: [u8; 65] =
            bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let secret: [u8; 32] = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let text = b"When I grow up, I want to be a watermelon";
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw");
        let sealed = Receiver::of(&keys).unwrap().seal_with(&secret, &own, salt, text).unwrap();
        assert_eq!(
            URL_SAFE_NO_PAD.encode(sealed),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6\
             PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn what_is_no_key_is_none() {
        let keys = |p256dh: &str, auth: &str| Keys { p256dh: p256dh.to_owned(), auth: auth.to_owned() };
        let public = URL_SAFE_NO_PAD.encode([4; 65]);
        assert!(Receiver::of(&keys(&public, "BTBZMqHH6r4Tts7J_aSIgg")).is_some());
        assert!(Receiver::of(&keys(&public, "BTBZ")).is_none());
        assert!(Receiver::of(&keys("", "BTBZMqHH6r4Tts7J_aSIgg")).is_none());
        let off_the_curve = Receiver::of(&keys(&public, "BTBZMqHH6r4Tts7J_aSIgg")).unwrap();
        assert!(off_the_curve.seal(b"howdy").is_err());
    }
}
