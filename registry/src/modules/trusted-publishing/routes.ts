import type { TypedApp } from '@shop/server-kit';
import { Type } from 'typebox';
import { actorOf, withToken } from '../../platform/http/caller';
import { failures } from '../../platform/schemas/failure';
import { noBody, OfRemote, view } from '../../platform/schemas/shared';
import {
  PipelineToken,
  PipelineTokenRequest,
  TrustedPublisher,
  TrustedPublisherList,
  TrustedPublisherRequest,
} from './schemas';
import type { TrustedPublishing } from './service';

/** Routes for trusted publishers, which admins manage, and for the exchange of pipelines' ID tokens. */
export function trustedPublishingRoutes(
  app: TypedApp,
  { trustedPublishing }: { readonly trustedPublishing: TrustedPublishing },
): void {
  const tags = ['trusted publishing'];
  const about = (summary: string) => ({ tags, summary, params: OfRemote, ...withToken });

  app.get(
    '/trusted-publishers/:remote',
    {
      schema: {
        ...about('The pipelines that may publish versions of a remote'),
        response: { 200: view(TrustedPublisherList), ...failures(401) },
      },
    },
    async ({ params }) => trustedPublishing.list(params.remote),
  );

  app.post(
    '/trusted-publishers/:remote',
    {
      schema: {
        ...about('Trusts a pipeline to publish versions of a remote'),
        body: TrustedPublisherRequest,
        response: { 201: view(TrustedPublisher), ...failures(401, 403, 409, 422) },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      return reply.code(201).send(await trustedPublishing.add(params.remote, body, actorOf(request)));
    },
  );

  app.delete(
    '/trusted-publishers/:remote/:id',
    {
      schema: {
        ...about('Stops trusting a pipeline, and revokes its tokens'),
        params: Type.Object({ ...OfRemote.properties, id: Type.String({ maxLength: 100 }) }),
        response: { 204: noBody('Removed.'), ...failures(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { remote, id } = request.params;
      await trustedPublishing.remove(remote, id, actorOf(request));
      return reply.code(204).send();
    },
  );

  app.post(
    '/pipeline-tokens',
    {
      schema: {
        tags,
        summary:
          'Exchanges the ID token of a pipeline, once, for a short-lived token that publishes a remote',
        body: PipelineTokenRequest,
        response: { 201: view(PipelineToken), ...failures(401, 403, 404, 422, 429, 503) },
      },
    },
    async (request, reply) => {
      const issued = await trustedPublishing.exchange(request.body, request.ip);
      return reply.code(201).header('cache-control', 'no-store').send(issued);
    },
  );
}
