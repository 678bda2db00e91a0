//! One call to a push service.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE, HOST};
use axum::http::{Method, Request};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::endpoint::Endpoint;
use crate::policy::PushPolicy;

/// How long a push service may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long it keeps a call for a browser that is off, in seconds.
const KEPT: &str = "86400";

/// What came of a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Outcome {
    /// It is on its way.
    Taken,
    /// Nobody is called there any more.
    Gone,
    /// The service is away or busy.
    Later,
    /// It says no, with this status.
    Refused(u16),
}

/// The certificates that are believed: the system's, and others.
pub(super) fn trust(policy: &PushPolicy) -> Result<Arc<ClientConfig>, String> {
    let mut roots = RootCertStore::empty();
    let system = rustls_native_certs::load_native_certs().certs;
    let others = policy.roots.iter().map(|root| CertificateDer::from(root.clone()));
    roots.add_parsable_certificates(system.into_iter().chain(others));
    if roots.is_empty() {
        return Err("this system knows no certificates (Debian's package `ca-certificates`)".to_owned());
    }
    let config = ClientConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| error.to_string())?;
    Ok(Arc::new(config.with_root_certificates(roots).with_no_client_auth()))
}

/// Hands a sealed text to a push service. It is asked once: where it sends others does not matter.
pub(super) async fn send(
    tls: &Arc<ClientConfig>,
    policy: &PushPolicy,
    endpoint: &Endpoint,
    authorization: &str,
    topic: &str,
    sealed: Vec<u8>,
) -> Outcome {
    let request = Request::builder()
        .method(Method::POST)
        .uri(&endpoint.path)
        .header(HOST, &endpoint.host)
        .header(AUTHORIZATION, authorization)
        .header(CONTENT_ENCODING, "aes128gcm")
        .header(CONTENT_TYPE, "application/octet-stream")
        .header("ttl", KEPT)
        .header("urgency", "normal")
        // A later call for the same game replaces one that waits for its browser.
        .header("topic", topic)
        .body(Body::from(sealed));
    let Ok(request) = request else { return Outcome::Gone };
    match timeout(PATIENCE, post(tls, policy, endpoint, request)).await {
        Ok(Some(200..=299)) => Outcome::Taken,
        Ok(Some(404 | 410)) => Outcome::Gone,
        Ok(Some(429 | 500..=599) | None) | Err(_) => Outcome::Later,
        Ok(Some(status)) => Outcome::Refused(status),
    }
}

async fn post(
    tls: &Arc<ClientConfig>,
    policy: &PushPolicy,
    endpoint: &Endpoint,
    request: Request<Body>,
) -> Option<u16> {
    let stream = TcpStream::connect(policy.address(endpoint).await?).await.ok()?;
    let name = ServerName::try_from(endpoint.host.clone()).ok()?;
    let stream = TlsConnector::from(tls.clone()).connect(name, stream).await.ok()?;
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.ok()?;
    let line = tokio::spawn(connection);
    let status = sender.send_request(request).await.ok().map(|answer| answer.status().as_u16());
    line.abort();
    status
}
