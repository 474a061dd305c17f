import type { AddressInfo } from 'node:net';
import {
  type createLogger,
  type Database,
  drainable,
  logRequest,
  requestHeaders,
  securityHeaders,
  serverOptions,
} from '@shop/api';
import { strictTransport } from '@shop/config/security-headers';
import { requestTracing } from '@shop/tracing';
import Fastify, { type FastifyPluginAsync, type FastifyReply, type FastifyRequest } from 'fastify';
import { healthRoutes } from '../health';
import { portLine, type ServerPrefix } from '../preflight';
import type { OwnOriginSettings } from '../settings/find-faults';
import { addressOf } from '../settings/places';
import type { Settings } from '../settings/read-settings';

/** A server whose origin is separate from the shop's pages. */
export interface OwnOrigin {
  /** Resolves with its origin. Rejects with a one-line message for the operator if it cannot listen. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

export interface OwnOriginServices {
  readonly database: Pick<Database, 'isReachable'>;
  readonly logger: ReturnType<typeof createLogger>;
  /** Called after each response, if metrics are served. */
  readonly observeRequest?:
    | ((request: FastifyRequest, reply: FastifyReply, done: () => void) => void)
    | undefined;
  /** Registers all routes except health. */
  readonly plugin: FastifyPluginAsync;
  /** Handler for unknown paths; a plain 404 when absent. */
  readonly notFoundHandler?: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

/** Response for an unknown path. */
export const sendNotFound = (_request: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).type('text/plain').send('Not found.');

/** Whether a request has a bearer token, like those of the shop's other processes, such as a shop that calls its registry. */
const hasToken = ({ headers }: FastifyRequest) => headers.authorization?.startsWith('Bearer ') ?? false;

/**
 * Creates a server that other origins can neither frame, open with a window handle nor read, so that scripts on the shop's origin
 * cannot use its sessions. `prefix` is the prefix of its variables.
 */
export async function createOwnOrigin(
  config: Settings['api'],
  own: OwnOriginSettings,
  prefix: ServerPrefix,
  { database, logger, observeRequest, plugin, notFoundHandler = sendNotFound }: OwnOriginServices,
): Promise<OwnOrigin> {
  const app = Fastify({ ...serverOptions(config, logger), forceCloseConnections: 'idle' });
  const drain = drainable(app, config.drainMs);
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
  app.setNotFoundHandler(notFoundHandler);
  await app.register(async (health) => healthRoutes(health, database, drain.isDraining));
  await app.register(plugin);
  return {
    async listen() {
      try {
        await app.listen({ host: own.host, port: own.port });
      } catch (error) {
        throw new Error(portLine(error, own, prefix), { cause: error });
      }
      // With port 0, the system chooses one.
      const { port } = app.server.address() as AddressInfo;
      return addressOf({ host: own.host, port });
    },
    close: drain.close,
  };
}

/** A registry that another process serves. */
export const remoteOps = (address: string): OwnOrigin => ({
  listen: async () => address,
  close: async () => undefined,
});

/** The registry's API and console, `/registry/v1/**` and `/ops/**`, on a separate server. It does not serve files of remotes. */
export const createOpsServer = (settings: Settings, services: OwnOriginServices): Promise<OwnOrigin> =>
  createOwnOrigin(settings.api, settings.ops, 'OPS_', {
    ...services,
    async plugin(app) {
      app.get('/', (_request, reply) => reply.redirect('/ops'));
      await app.register(services.plugin);
    },
  });
