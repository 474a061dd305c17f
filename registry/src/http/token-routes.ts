import type { FastifyInstance } from 'fastify';
import type { Registry } from '../registry';
import type { Role } from '../domain/roles';
import { allowed } from './caller';
import { bodyOf, textField } from './warrant';

/** Tokens, for admins; and for anybody who has one, whose it is. */
export function tokenRoutes(app: FastifyInstance, { tokens, signingKey }: Registry): void {
  app.get('/whoami', (request) => allowed(request, tokens, 'read'));

  // For shops in other processes, which sign what the registry has to believe.
  app.get('/signing-key', async (request, reply) => {
    await allowed(request, tokens, 'operate');
    return reply.header('cache-control', 'no-store').send({ key: signingKey });
  });

  app.get('/tokens', async (request) => {
    await allowed(request, tokens, 'administer');
    return { items: await tokens.list() };
  });

  app.post('/tokens', async (request, reply) => {
    const admin = await allowed(request, tokens, 'administer');
    const body = bodyOf(request);
    const wish = {
      name: textField(body, 'name'),
      role: textField(body, 'role') as Role,
      remote: body.remote === undefined || body.remote === null ? undefined : textField(body, 'remote'),
    };
    return reply.code(201).send(await tokens.issue(wish, admin));
  });

  app.delete<{ Params: { id: string } }>('/tokens/:id', async (request, reply) => {
    const admin = await allowed(request, tokens, 'administer');
    await tokens.revoke(request.params.id, admin);
    return reply.code(204).send();
  });
}
