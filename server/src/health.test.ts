import { expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { healthRoutes, waitUntilReady } from './health';

/** A process whose database may become unavailable. */
async function openProcess() {
  const database = { down: false, isReachable: async () => !database.down };
  const app = Fastify();
  await app.register(async (health) => healthRoutes(health, database));
  const status = async (url: string) => (await app.inject(url)).statusCode;
  return { app, database, status };
}

it('is live while it runs, and ready while its database is reachable', async () => {
  const { app, database, status } = await openProcess();
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);
  database.down = true;
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
  await app.close();
});

it('can be awaited until it is ready', async () => {
  let asked = 0;
  const app = Fastify();
  healthRoutes(app, { isReachable: async () => (asked += 1) === 3 });
  await waitUntilReady(await app.listen({ port: 0, host: '127.0.0.1' }));
  expect(asked).toBe(3);
  await app.close();
});
