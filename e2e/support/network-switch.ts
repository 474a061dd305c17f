import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of a shop that can be switched off: then neither pages nor service workers get responses. */
export interface NetworkSwitch {
  readonly url: string;
  shut(): void;
  open(): void;
  /** Rewrites every document; undefined leaves them unchanged. */
  rewrite(change: ((html: string) => string) | undefined): void;
  close(): Promise<void>;
}

/** Opens a proxy to the shop on a free port. */
export async function openNetworkSwitch(shopUrl: string): Promise<NetworkSwitch> {
  let isOpen = true;
  let change: ((html: string) => string) | undefined;

  const pass = (request: IncomingMessage, response: ServerResponse) => {
    if (!isOpen) return void request.socket.destroy();
    const headers = { ...request.headers };
    if (change) {
      delete headers['accept-encoding'];
      // A rewritten page must not be answered with 304.
      delete headers['if-none-match'];
    }
    const onward = ask(
      new URL(request.url ?? '/', shopUrl),
      { method: request.method, headers },
      (upstream) => {
        const isDocument = upstream.headers['content-type']?.startsWith('text/html') ?? false;
        const { 'content-length': length, ...others } = upstream.headers;
        if (!change || !isDocument) {
          response.writeHead(upstream.statusCode ?? 502, {
            ...others,
            ...(length ? { 'content-length': length } : {}),
          });
          return void upstream.pipe(response);
        }
        const chunks: Buffer[] = [];
        upstream.on('data', (chunk: Buffer) => chunks.push(chunk));
        upstream.on('end', () => {
          response.writeHead(upstream.statusCode ?? 502, others);
          response.end(change?.(Buffer.concat(chunks).toString()) ?? '');
        });
      },
    );
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  };

  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    shut: () => {
      isOpen = false;
      server.closeAllConnections();
    },
    open: () => {
      isOpen = true;
    },
    rewrite: (next) => {
      change = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
