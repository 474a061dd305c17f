import {
  logRequest,
  requestHeaders,
  securityHeaders,
  serverOptions,
  type createLogger,
  type Database,
} from '@shop/api';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyPluginAsync } from 'fastify';
import { healthRoutes } from '../health';
import { portLine } from '../preflight';
import { addressOf } from '../settings/listening';
import type { Settings } from '../settings/read-settings';

export interface OpsServer {
  /** Resolves with its origin. Rejects with one line for the operator when that cannot be. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

/** A registry that another process serves. */
export const opsElsewhere = (address: string): OpsServer => ({
  listen: async () => address,
  close: async () => undefined,
});

interface OpsParts {
  readonly database: Pick<Database, 'isReachable'>;
  readonly logger: ReturnType<typeof createLogger>;
  /** `/registry/v1/**` and `/ops/**`. */
  readonly plugin: FastifyPluginAsync;
}

const strictTransport = { 'strict-transport-security': 'max-age=31536000' };

/**
 * The registry's interface and its console on a server of their own. No file of a remote is served here: a script of the
 * shop's origin is a stranger to a signed-in operator's browser.
 */
export async function createOpsServer(settings: Settings, parts: OpsParts): Promise<OpsServer> {
  const { api: config, ops } = settings;
  const { database, logger, plugin } = parts;
  const app = Fastify({ ...serverOptions(config, logger), forceCloseConnections: 'idle' });
  const isSecure = ops.origin?.startsWith('https:') ?? false;
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      ...securityHeaders,
      'cross-origin-opener-policy': 'same-origin',
      ...(isSecure && strictTransport),
      ...requestHeaders(request),
    });
  });
  app.addHook('onResponse', logRequest);
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found.'));
  await app.register(async (health) => healthRoutes(health, database));
  app.get('/', (_request, reply) => reply.redirect('/ops'));
  await app.register(plugin);
  return {
    async listen() {
      try {
        await app.listen({ host: ops.host, port: ops.port });
      } catch (error) {
        throw new Error(portLine(error, ops, 'OPS_'));
      }
      // With port 0 the system has chosen one.
      const { port } = app.server.address() as AddressInfo;
      return addressOf({ host: ops.host, port });
    },
    close: () => app.close(),
  };
}
