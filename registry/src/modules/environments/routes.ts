import type { TypedApp } from '@shop/server-kit';
import { Type } from 'typebox';
import { actorOf, withToken } from '../../platform/http/caller';
import { failures } from '../../platform/schemas/failure';
import { InEnv, view, views } from '../../platform/schemas/shared';
import { Environment, EnvironmentRequest, SourceRequest } from './schemas';
import type { Environments } from './service';

const tags = ['environments'];

/** Routes below `/registry/v1` for environments. */
export function environmentRoutes(
  app: TypedApp,
  { environments }: { readonly environments: Environments },
): void {
  app.get(
    '/envs',
    {
      schema: {
        tags,
        summary: 'Every environment, `live` first',
        response: { 200: Type.Object({ items: views(Environment) }), ...failures(401) },
        ...withToken,
      },
    },
    async () => ({ items: [...(await environments.list())] }),
  );

  app.post(
    '/envs',
    {
      schema: {
        tags,
        summary: 'Adds an environment without live versions',
        body: EnvironmentRequest,
        response: { 201: view(Environment), ...failures(401, 403, 409, 422) },
        ...withToken,
      },
    },
    async (request, reply) => {
      const { env, reason } = request.body;
      const grounds = { actor: actorOf(request), reason: reason.trim() };
      return reply.code(201).send(await environments.add(env, grounds));
    },
  );

  app.put(
    '/envs/:env/source',
    {
      schema: {
        tags,
        summary: 'Sets the source environment, in which versions must be live first',
        params: InEnv,
        body: SourceRequest,
        response: { 200: view(Environment), ...failures(401, 403, 404, 409, 422) },
        ...withToken,
      },
    },
    async (request) => {
      const { source, reason } = request.body;
      const grounds = { actor: actorOf(request), reason: reason.trim() };
      return environments.setSource(request.params.env, source, grounds);
    },
  );
}
