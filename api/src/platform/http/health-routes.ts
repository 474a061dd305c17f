import type {} from '@fastify/swagger';
import type { TypedApp } from '@shop/server-kit';
import type { Database } from '../db/database';

export interface HealthDeps {
  readonly database: Pick<Database, 'isReachable'>;
  readonly isReady: () => boolean;
}

const hidden = { schema: { hide: true } };

/** Health checks: `/healthz` for liveness, `/readyz` for readiness. */
export function healthRoutes(app: TypedApp, { database, isReady }: HealthDeps): void {
  app.get('/healthz', hidden, async () => ({ status: 'ok' }));

  app.get('/readyz', hidden, async (_request, reply) => {
    const ready = isReady() && (await database.isReachable());
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}
