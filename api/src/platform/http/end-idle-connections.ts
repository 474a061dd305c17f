import type { Server } from 'node:http';

const EVERY_MS = 100;

/**
 * Call it when a server begins to close. Node ends the connections that are idle at that moment; one that was busy
 * then stays open for its keep-alive time after its response, and would keep the process from stopping.
 */
export function endIdleConnections(server: Server): void {
  const timer = setInterval(() => server.closeIdleConnections(), EVERY_MS);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
