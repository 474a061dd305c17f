import {
  logRequest,
  requestHeaders,
  securityHeaders,
  serverOptions,
  type createLogger,
  type Database,
} from '@shop/api';
import { strictTransport } from '@shop/config/security-headers';
import { requestTracing } from '@shop/tracing';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyPluginAsync, type FastifyReply, type FastifyRequest } from 'fastify';
import { healthRoutes } from '../health';
import { portLine, type ServerPrefix } from '../preflight';
import { addressOf } from '../settings/listening';
import type { OwnOriginSettings } from '../settings/own-origins';
import type { Settings } from '../settings/read-settings';

/** A server with a separate origin, apart from the shop's pages. */
export interface OwnOrigin {
  /** Resolves with its origin. Rejects with one line for the operator when it cannot listen. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

export interface OwnOriginServices {
  readonly database: Pick<Database, 'isReachable'>;
  readonly logger: ReturnType<typeof createLogger>;
  /** Called after each response, where metrics are served. */
  readonly observeRequest?:
    | ((request: FastifyRequest, reply: FastifyReply, done: () => void) => void)
    | undefined;
  /** Registers all routes besides its health. */
  readonly plugin: FastifyPluginAsync;
  /** Handler for unknown paths; a plain 404 when absent. */
  readonly elsewhere?: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

/** For a path without a resource. */
export const sendNothing = (_request: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).type('text/plain').send('Not found.');

/** Another process of the shop, such as a shop that calls its registry. */
const hasToken = ({ headers }: FastifyRequest) => headers.authorization?.startsWith('Bearer ') ?? false;

/**
 * A server that cannot be framed, opened with a handle or read from another origin: a script of the shop's origin has no access
 * to a session here. `prefix` is what its variables begin with.
 */
export async function createOwnOrigin(
  config: Settings['api'],
  own: OwnOriginSettings,
  prefix: ServerPrefix,
  { database, logger, observeRequest, plugin, elsewhere = sendNothing }: OwnOriginServices,
): Promise<OwnOrigin> {
  const app = Fastify({ ...serverOptions(config, logger), forceCloseConnections: 'idle' });
  await app.register(requestTracing({ trusts: hasToken }));
  const isSecure = own.origin?.startsWith('https:') ?? false;
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      ...securityHeaders,
      'cross-origin-opener-policy': 'same-origin',
      ...(isSecure && { 'strict-transport-security': strictTransport }),
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
