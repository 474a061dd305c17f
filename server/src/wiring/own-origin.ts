import {
  logRequest,
  requestHeaders,
  securityHeaders,
  serverOptions,
  type createLogger,
  type Database,
} from '@shop/api';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyPluginAsync, type FastifyReply, type FastifyRequest } from 'fastify';
import { healthRoutes } from '../health';
import { portLine, type ServerPrefix } from '../preflight';
import { addressOf } from '../settings/listening';
import type { OwnOriginSettings } from '../settings/own-origins';
import type { Settings } from '../settings/read-settings';

/** A server of an origin that no page of the shop shares. */
export interface OwnOrigin {
  /** Resolves with its origin. Rejects with one line for the operator when that cannot be. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

export interface OwnOriginParts {
  readonly database: Pick<Database, 'isReachable'>;
  readonly logger: ReturnType<typeof createLogger>;
  /** Told of each request that was responded to, where metrics are served. */
  readonly observeRequest?:
    | ((request: FastifyRequest, reply: FastifyReply, done: () => void) => void)
    | undefined;
  /** All that it serves besides its health. */
  readonly plugin: FastifyPluginAsync;
  /** Sends what there is at an address of no route; a line that says 404 when absent. */
  readonly elsewhere?: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

/** For an address at which there is nothing. */
export const sendNothing = (_request: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).type('text/plain').send('Not found.');

const strictTransport = { 'strict-transport-security': 'max-age=31536000' };

/**
 * A server that nobody can frame, open with a handle or read from another origin: a script of the shop's origin is a stranger
 * to the browser of whoever is signed in there. `prefix` is what its variables begin with.
 */
export async function createOwnOrigin(
  config: Settings['api'],
  own: OwnOriginSettings,
  prefix: ServerPrefix,
  { database, logger, observeRequest, plugin, elsewhere = sendNothing }: OwnOriginParts,
): Promise<OwnOrigin> {
  const app = Fastify({ ...serverOptions(config, logger), forceCloseConnections: 'idle' });
  const isSecure = own.origin?.startsWith('https:') ?? false;
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      ...securityHeaders,
      'cross-origin-opener-policy': 'same-origin',
      ...(isSecure && strictTransport),
      ...requestHeaders(request),
    });
  });
  app.addHook('onResponse', logRequest);
  if (observeRequest) app.addHook('onResponse', observeRequest);
  app.setNotFoundHandler(elsewhere);
  await app.register(async (health) => healthRoutes(health, database));
  await app.register(plugin);
  return {
    async listen() {
      try {
        await app.listen({ host: own.host, port: own.port });
      } catch (error) {
        throw new Error(portLine(error, own, prefix));
      }
      // With port 0 the system has chosen one.
      const { port } = app.server.address() as AddressInfo;
      return addressOf({ host: own.host, port });
    },
    close: () => app.close(),
  };
}
