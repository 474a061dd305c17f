import type {} from '@fastify/swagger';
import { sql } from 'kysely';
import type { ApiDeps, ShopApp } from '../deps';

const hidden = { schema: { hide: true } };

async function answers({ db }: ApiDeps['database']): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}

/** For whoever watches the process: `/healthz` while it lives, `/readyz` while it can serve. */
export function healthRoutes(app: ShopApp, { database, isReady }: ApiDeps): void {
  app.get('/healthz', hidden, async () => ({ status: 'ok' }));

  app.get('/readyz', hidden, async (_request, reply) => {
    const ready = isReady() && (await answers(database));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}
