import { expect, it } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import { requiredRights } from './required-rights';

/** An app that responds with the right that each call needs. */
function openApp(addRoutes: (calls: FastifyInstance) => void): FastifyInstance {
  const app = fastify();
  const plugin = async (calls: FastifyInstance) => {
    const neededBy = requiredRights(calls, { 'GET /me': 'read' }, 'rights.ts');
    calls.addHook('onSend', async (request, reply) => void reply.header('x-needs', neededBy(request)));
    calls.setNotFoundHandler((_request, reply) => reply.code(404).send());
    addRoutes(calls);
  };
  void app.register(plugin, { prefix: '/api' });
  return app;
}

it('finds the right of a call, including HEAD, and returns `public` for unknown paths', async () => {
  const app = openApp((calls) => calls.get('/me', async () => 'me'));
  const needs = async (method: 'GET' | 'HEAD', url: string) =>
    (await app.inject({ method, url })).headers['x-needs'];
  expect(await needs('GET', '/api/me')).toBe('read');
  expect(await needs('HEAD', '/api/me')).toBe('read');
  expect(await needs('GET', '/api/nothing')).toBe('public');
});

it('throws for a route that is not in the table', async () => {
  const app = openApp((calls) => calls.post('/me', async () => 'me'));
  await expect(app.ready()).rejects.toThrow('POST /api/me has no entry in rights.ts.');
});
