import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { currentTracer, inSpan, noteOnSpan, openSpan, type Span, traceparent, traceparentOf } from './tracer';

/** Requests of every page and watcher that do not show the shop's work: files, and health. */
const untraced = /^\/(healthz|readyz|remotes|shell|media|assets)(\/|\?|$)/;

interface RequestTracing {
  /** Whether a caller may have its requests in its own trace. Anybody else's `traceparent` is only linked. */
  readonly trusts?: (request: FastifyRequest) => boolean;
}

/** Where a page's beacon has the page's trace: it has no headers. */
const beaconParent = ({ query }: FastifyRequest) => (query as { traceparent?: unknown } | null)?.traceparent;

function openRequest(request: FastifyRequest, { trusts = () => false }: RequestTracing): Span | undefined {
  const { method, headers, routeOptions } = request;
  const given = traceparentOf(headers.traceparent ?? beaconParent(request));
  const isTrusted = given !== undefined && trusts(request);
  const route = routeOptions.url ?? 'unknown';
  return openSpan({
    name: `${method} ${route}`,
    kind: 'server',
    attributes: { 'http.request.method': method, 'http.route': route },
    root: true,
    ...(isTrusted ? { parent: given } : { link: given }),
  });
}

function addHooks(app: FastifyInstance, options: RequestTracing): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const span = untraced.test(request.raw.url ?? '') ? undefined : openRequest(request, options);
    if (!span) return done();
    spans.set(request, span);
    span.run(done);
  });
  // A body is read in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request);
    if (!span) return done();
    span.set({ 'http.response.status_code': statusCode });
    // The lines of the log come after it.
    span.run(done);
    span.end(statusCode >= 500 ? String(statusCode) : undefined);
  });
}

/** Marks the plugin like `fastify-plugin` does, so that its hooks apply to the whole server. */
const wholeServer = { [Symbol.for('skip-override')]: true };

/**
 * A plugin that traces all requests of a server, each under its route's pattern, since paths hold what shoppers typed. Register
 * it before anything else. Adds nothing where tracing is off.
 */
export const requestTracing = (options: RequestTracing = {}): FastifyPluginAsync =>
  Object.assign(async (app: FastifyInstance) => {
    if (currentTracer()) addHooks(app, options);
  }, wholeServer);

/** `fetch` to another process of the shop: a separate span where work is traced; the trace continues there. */
export const tracedFetch: typeof fetch = (input, init) => {
  const { pathname, host } = new URL(input instanceof Request ? input.url : input);
  const method = init?.method ?? 'GET';
  const attributes = { 'http.request.method': method, 'server.address': host };
  return inSpan({ name: `${method} ${pathname}`, kind: 'client', attributes }, async () => {
    const parent = traceparent();
    const headers = new Headers(init?.headers);
    if (parent) headers.set('traceparent', parent);
    const response = await fetch(input, { ...init, headers });
    noteOnSpan({ 'http.response.status_code': response.status });
    return response;
  });
};
