import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { idleBeforeCloseMs } from '../../durations';

/** Stops a server without losing a request. */
export interface Drain {
  /** Whether load balancers should send requests elsewhere: true once closing begins. */
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

/** The state of a connection: the number of open requests, and when the last one ended. */
interface Connection {
  open: number;
  idleSince: number;
}

/** How often connections are checked after the server has stopped listening. */
const checkMs = 20;
/** A turn of the event loop that is shorter than this leaves connections no time to arrive unnoticed. */
const quickTurnMs = 0.5;
/** How long a busy server waits for such a turn. */
const acceptMs = 1000;

/**
 * Resolves directly after a short turn of the event loop in which no connection waited to be accepted: closing a server resets those
 * that wait, and a proxy without health checks opens connections until they are refused. A turn accepts one connection.
 */
async function acceptWaiting(server: HttpServer): Promise<void> {
  let accepted = 0;
  const count = () => void (accepted += 1);
  server.on('connection', count);
  const latest = performance.now() + acceptMs;
  // The first turn ends the one that is running.
  await nextTurn();
  for (let began = 0; began < latest;) {
    began = performance.now();
    const before = accepted;
    await nextTurn();
    if (accepted === before && performance.now() - began < quickTurnMs) break;
  }
  server.off('connection', count);
}

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
    await acceptWaiting(server);
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
