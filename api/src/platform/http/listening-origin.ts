import type { Server } from 'node:http';

/** The origin of this process, `http://127.0.0.1:3000`; undefined unless it listens on a port. */
export function listeningOrigin(server: Server): string | undefined {
  const address = server.address();
  if (address === null || typeof address === 'string') return undefined;
  const { family, port } = address;
  const anywhere = address.address === '0.0.0.0' || address.address === '::';
  if (anywhere) return `http://127.0.0.1:${port}`;
  return family === 'IPv6' ? `http://[${address.address}]:${port}` : `http://${address.address}:${port}`;
}
