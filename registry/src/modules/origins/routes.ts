import type { TypedApp } from '@shop/server-kit';
import { actorOf, withToken } from '../../platform/http/caller';
import { failures } from '../../platform/schemas/failure';
import { OfRemote, view } from '../../platform/schemas/shared';
import { ApprovedOrigin, OriginRequest, RemoteOrigins } from './schemas';
import type { Origins } from './service';

/** Routes for origins that remotes may use. Everyone can read them; operators approve and withdraw. */
export function originRoutes(app: TypedApp, { origins }: { readonly origins: Origins }): void {
  const about = (summary: string) => ({ tags: ['origins'], summary, params: OfRemote, ...withToken });

  app.get(
    '/origins/:remote',
    {
      schema: {
        ...about('The declared and approved origins of a remote'),
        response: { 200: view(RemoteOrigins), ...failures(401) },
      },
    },
    async ({ params }) => origins.list(params.remote),
  );

  app.post(
    '/origins/:remote',
    {
      schema: {
        ...about('Approves an origin, so that versions that declare it can go live'),
        body: OriginRequest,
        response: { 201: view(ApprovedOrigin), ...failures(401, 403, 409, 422) },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      return reply.code(201).send(await origins.approve(params.remote, body, actorOf(request)));
    },
  );

  app.post(
    '/origins/:remote/withdraw',
    {
      schema: {
        ...about('Withdraws an approval, so that versions that declare the origin can no longer go live'),
        body: OriginRequest,
        response: { 200: view(RemoteOrigins), ...failures(401, 403, 404, 422) },
      },
    },
    async (request) => origins.withdraw(request.params.remote, request.body, actorOf(request)),
  );
}
