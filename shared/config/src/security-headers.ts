/**
 * The content security policy of every response that is not a page, such as a file, data or an error. Opened as a document, it
 * runs no scripts and has an opaque origin. Scripts, style sheets and pictures that a page loads are not affected.
 */
export const inertPolicy = "sandbox; default-src 'none'; frame-ancestors 'none'";

/**
 * The content security policy of remotes' scripts, which also applies to a worker that runs one: it loads
 * scripts of the shop and calls the shop. Opened as a document, a script is shown as text.
 */
export const workerPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

/** `Strict-Transport-Security` for a year, for subdomains too: the console and the office may be below the shop's host. */
export const strictTransport = 'max-age=31536000; includeSubDomains';
