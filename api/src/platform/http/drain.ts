import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { idleBeforeCloseMs } from '../../durations';

/** Stops a server without losing a request. */
export interface Drain {
  /** Whether load balancers should send requests elsewhere: true from the moment that closing begins. */
  isDraining(): boolean;
  /**
   * Serves as before for `drainMs`, while load balancers notice, then stops listening, finishes open requests and closes the
   * server. Every response has `Connection: close` meanwhile, so that clients stop reusing connections before they end.
   */
  close(): Promise<void>;
}

/** A Fastify server with any logger. */
interface ClosableServer {
  readonly server: HttpServer;
  close(): PromiseLike<unknown>;
}

/** What is known of a connection: how many requests are open, and when the last one ended. */
interface Connection {
  open: number;
  idleSince: number;
}

/** How often connections are checked after the server has stopped listening. */
const checkMs = 20;

/**
 * Watches the connections of a server; call it before the server listens. Fastify's own `close` refuses `inject` and new requests at
 * once, and limits its hooks to ten seconds. Node's closes idle connections at once, on which a request may be on its way.
 */
export function drainable(app: ClosableServer, drainMs: number): Drain {
  const { server } = app;
  const connections = new Map<Socket, Connection>();
  const responses = new Set<ServerResponse>();
  let closing: Promise<void> | undefined;

  const announceClose = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { open: 0, idleSince: performance.now() });
    socket.once('close', () => connections.delete(socket));
  });
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(socket);
    if (connection) connection.open += 1;
    responses.add(response);
    if (closing) announceClose(response);
    response.once('close', () => {
      responses.delete(response);
      if (!connection) return;
      connection.open -= 1;
      connection.idleSince = performance.now();
    });
  });

  /** Ends the connections on which no request has been open for a while. */
  const endIdle = () => {
    const latest = performance.now() - idleBeforeCloseMs;
    for (const [socket, { open, idleSince }] of connections)
      if (open === 0 && idleSince <= latest) socket.destroy();
  };

  const close = async () => {
    for (const response of responses) announceClose(response);
    if (drainMs > 0) await pause(drainMs);
    // Connections that wait to be accepted would be reset. A turn of the event loop accepts them.
    for (let turn = 0; turn < 3; turn += 1) await nextTurn();
    if (server.listening) NetServer.prototype.close.call(server);
    while (connections.size > 0) {
      endIdle();
      await pause(checkMs);
      // Reads the requests that have arrived before any connection is judged idle.
      await nextTurn();
    }
    await app.close();
  };
  return {
    isDraining: () => closing !== undefined,
    close: () => (closing ??= Promise.resolve().then(close)),
  };
}
