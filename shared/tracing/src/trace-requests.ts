import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { currentTracer, inSpan, noteOnSpan, openSpan, type Span, traceparent, traceparentOf } from './tracer';

/** Frequent requests that are not worth tracing: files and health checks. */
const untraced = /^\/(healthz|readyz|remotes|shell|media|assets)(\/|\?|$)/;

interface RequestTracing {
  /** Whether requests continue the caller's trace. Traces of other callers are only linked. */
  readonly trusts?: (request: FastifyRequest) => boolean;
}

/** The trace of a page's beacon is in its query, as beacons cannot have headers. */
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
  // Reading a body restores the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request);
    if (!span) return done();
    span.set({ 'http.response.status_code': statusCode });
    // Log lines are written after this.
    span.run(done);
    span.end(statusCode >= 500 ? String(statusCode) : undefined);
  });
}

/** Marks the plugin as `fastify-plugin` does, so that its hooks apply to the whole server. */
const wholeServer = { [Symbol.for('skip-override')]: true };

/**
 * A plugin that traces all requests of a server, each with its route's pattern, since paths contain shoppers' input.
 * Register it first. It adds nothing if tracing is off.
 */
export const requestTracing = (options: RequestTracing = {}): FastifyPluginAsync =>
  Object.assign(async (app: FastifyInstance) => {
    if (currentTracer()) addHooks(app, options);
  }, wholeServer);

/** `fetch` to another process of the shop, with a span if the current work is traced. The trace continues in the other process. */
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
