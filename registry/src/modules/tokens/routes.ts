import type { TypedApp } from '@shop/server-kit';
import { Type } from 'typebox';
import { readGrants } from '../../domain/grants';
import { liveEnv } from '../../domain/live-env';
import { requireRight } from '../../domain/roles';
import type { Tokens } from './service';
import { failures } from '../../platform/schemas/failure';
import { Actor, IssuedToken, SigningKey, TokenList, TokenRequest } from './schemas';
import { noBody, OfEnvironment, view } from '../../platform/schemas/shared';
import { actorOf, withToken } from '../../platform/http/caller';

interface TokenServices {
  readonly tokens: Tokens;
  readonly signingKeyOf: (env: string) => string;
}

/** Routes for tokens, for admins, and `whoami` for every token. */
export function tokenRoutes(app: TypedApp, { tokens, signingKeyOf }: TokenServices): void {
  const about = (summary: string) => ({ tags: ['tokens'], summary, ...withToken });

  app.get(
    '/whoami',
    {
      schema: {
        ...about('The actor of the token'),
        response: { 200: view(Actor), ...failures(401) },
      },
    },
    async (request) => actorOf(request),
  );

  // For shops in other processes, which sign with this key.
  app.get(
    '/signing-key',
    {
      schema: {
        ...about('The key for signing previews and reports in a shop'),
        querystring: OfEnvironment,
        response: { 200: view(SigningKey), ...failures(401, 403) },
      },
    },
    async (request, reply) => {
      const { env = liveEnv } = request.query;
      requireRight(actorOf(request), 'serve', { env });
      return reply.header('cache-control', 'no-store').send({ key: signingKeyOf(env) });
    },
  );

  app.get(
    '/tokens',
    {
      schema: { ...about('All tokens'), response: { 200: view(TokenList), ...failures(401, 403) } },
    },
    async () => ({ items: await tokens.list() }),
  );

  app.post(
    '/tokens',
    {
      schema: {
        ...about('Creates a token; its text is shown only once'),
        body: TokenRequest,
        response: { 201: view(IssuedToken), ...failures(401, 403, 409, 422) },
      },
    },
    async (request, reply) => {
      const { name, days, ...requested } = request.body;
      const token = { name: name.trim(), grants: readGrants(requested), days };
      return reply.code(201).send(await tokens.issue(token, actorOf(request)));
    },
  );

  app.delete(
    '/tokens/:id',
    {
      schema: {
        ...about('Revokes a token'),
        params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
        response: { 204: noBody('Revoked.'), ...failures(401, 403, 404) },
      },
    },
    async (request, reply) => {
      await tokens.revoke(request.params.id, actorOf(request));
      return reply.code(204).send();
    },
  );
}
