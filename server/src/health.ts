import type { Database } from '@shop/api';
import type { FastifyInstance } from 'fastify';
import { setTimeout } from 'node:timers/promises';
import { readyPollMs } from './durations';

/**
 * `/healthz`, which succeeds while the process runs, and `/readyz`, while it can serve, for processes without the API, whose
 * routes include both.
 */
export function healthRoutes(
  app: FastifyInstance,
  database: Pick<Database, 'isReachable'>,
  isDraining: () => boolean = () => false,
): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = !isDraining() && (await database.isReachable());
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}

/**
 * Resolves once the shop is ready, however long that takes: the first page is rendered by
 * then. Rejects when the server no longer listens.
 */
export async function waitUntilReady(address: string): Promise<void> {
  while (!(await fetch(`${address}/readyz`)).ok) await setTimeout(readyPollMs);
}
