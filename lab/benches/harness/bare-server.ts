import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from './served';

/** The response for `path`, with its body in base64. */
export interface BareResponse {
  readonly path: string;
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

export interface BareSettings {
  readonly responses: readonly BareResponse[];
}

/** A minimal Node server: sends the same bytes for each path, with their type and length. */
serve<BareSettings>(async ({ responses }) => {
  const known = new Map(
    responses.map(({ path, status, type, body }) => {
      const bytes = status === 304 ? null : Buffer.from(body, 'base64');
      const headers = { 'content-type': type, ...(bytes && { 'content-length': bytes.length }) };
      return [path, { status, headers, bytes }] as const;
    }),
  );
  const server = createServer((request, response) => {
    const found = known.get(request.url ?? '');
    if (found) response.writeHead(found.status, found.headers).end(found.bytes);
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => void server.close(),
  };
});
