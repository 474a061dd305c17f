import {
  request as requestHttp,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';

interface Options {
  /** Origin of the live shop. */
  readonly shop: string;
  /** Rewrites its documents for the dev server. */
  readonly rewrite: (html: string) => string;
}

/** Canaries are judged by telemetry, so that of development pages is dropped. */
const droppedPaths = new Set(['/registry/v1/telemetry', '/registry/v1/page-telemetry']);

/** Headers about the connection, or about the original bytes. */
const droppedHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'etag']);

function respondUnavailable(response: ServerResponse, shop: string): void {
  const message = `The shop at ${shop} is not running. Start it with npm start, or set SHOP_URL to another.`;
  response.writeHead(503, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ status: 503, message }));
}

async function forward(upstream: IncomingMessage, response: ServerResponse, own: string, options: Options) {
  const headers = { ...upstream.headers };
  if (headers.location?.startsWith(options.shop)) {
    headers.location = own + headers.location.slice(options.shop.length);
  }
  const status = upstream.statusCode ?? 502;
  if (!headers['content-type']?.startsWith('text/html')) {
    delete headers.connection;
    response.writeHead(status, headers);
    return pipeline(upstream, response, () => undefined);
  }
  const html = (await buffer(upstream)).toString('utf8');
  const forwarded = Object.entries(headers).filter(([name]) => !droppedHeaders.has(name));
  response.writeHead(status, Object.fromEntries(forwarded)).end(options.rewrite(html));
}

/**
 * Proxies requests to the live shop as if they came from its own pages. If the shop does not respond, it returns a
 * 503 in the format of the API's errors.
 */
export function createShopProxy(options: Options): RequestListener {
  const { shop } = options;
  const target = new URL(shop);
  const send = target.protocol === 'https:' ? requestHttps : requestHttp;
  return (request, response) => {
    if (droppedPaths.has(request.url?.split('?')[0] ?? '')) {
      request.resume();
      response.writeHead(204).end();
      return;
    }
    const own = `http://${request.headers.host}`;
    const { origin, referer } = request.headers;
    const headers = {
      ...request.headers,
      host: target.host,
      'accept-encoding': 'identity',
      ...(origin === own ? { origin: target.origin } : {}),
      ...(referer?.startsWith(own) ? { referer: target.origin + referer.slice(own.length) } : {}),
    };
    const sent = send(
      new URL(request.url ?? '/', target),
      { method: request.method, headers },
      (upstream) => {
        forward(upstream, response, own, options).catch(() => response.destroy());
      },
    );
    sent.on('error', () => (response.headersSent ? response.destroy() : respondUnavailable(response, shop)));
    pipeline(request, sent, () => undefined);
  };
}
