import { named } from '@shop/http';
import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Sandbox } from './open-sandbox';
import { sandboxPaths } from './paths';
import { restRoutes } from './rest-routes';
import { sendSandboxError } from './sandbox-error';
import { windowRoutes } from './window-routes';

/** Where this process can reach itself; undefined before it listens on a port. */
function ownOrigin(server: Server): string | undefined {
  const address = server.address();
  if (address === null || typeof address === 'string') return undefined;
  const { family, port } = address;
  const anywhere = address.address === '0.0.0.0' || address.address === '::';
  if (anywhere) return `http://127.0.0.1:${port}`;
  return family === 'IPv6' ? `http://[${address.address}]:${port}` : `http://${address.address}:${port}`;
}

/**
 * Serves the sandbox under `/sandbox/razorpay` on the API's own origin: Razorpay's REST API, the checkout script and
 * the window. Bodies are JSON, read by the app's parser; routes of callers without an Origin say `crossSite`.
 */
export async function registerSandbox(app: FastifyInstance, sandbox: Sandbox): Promise<void> {
  sandbox.listenAt(() => ownOrigin(app.server));
  const routes = named('sandbox', async (scope: FastifyInstance) => {
    scope.setErrorHandler(sendSandboxError);
    const { context } = sandbox;
    await scope.register(named('sandbox calls', async (rest: FastifyInstance) => restRoutes(rest, context)));
    await scope.register(
      named('sandbox window', async (page: FastifyInstance) => windowRoutes(page, context)),
    );
  });
  await app.register(routes, { prefix: sandboxPaths.base });
}
