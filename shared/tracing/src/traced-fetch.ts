import { inSpan, noteOnSpan, traceparent } from './tracer';

/** `fetch` to another process of the shop: a separate span where work is traced, and the trace continues over there. */
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
