import type { TypedApp } from '@shop/server-kit';
import { Type } from 'typebox';
import { actorOf, withToken } from '../../platform/http/caller';
import { failures } from '../../platform/schemas/failure';
import { OfRemote, view } from '../../platform/schemas/shared';
import { PublisherKey, PublisherKeyList, PublisherKeyRequest, RevokeKeyRequest } from './key-schemas';
import type { PublisherKeys } from './publisher-keys';

const OfKey = Type.Object({ ...OfRemote.properties, id: Type.String({ maxLength: 100 }) });

/** Keys that sign versions: everybody may look, admins add and revoke. */
export function keyRoutes(app: TypedApp, { publisherKeys }: { readonly publisherKeys: PublisherKeys }): void {
  const about = (summary: string) => ({ tags: ['keys'], summary, ...withToken });

  app.get(
    '/keys/:remote',
    {
      schema: {
        ...about('The keys that may sign versions of a remote'),
        params: OfRemote,
        response: { 200: view(PublisherKeyList), ...failures(401) },
      },
    },
    async ({ params }) => ({ items: await publisherKeys.list(params.remote) }),
  );

  app.post(
    '/keys/:remote',
    {
      schema: {
        ...about('Registers a public key; from the first one on the remote takes signed versions only'),
        params: OfRemote,
        body: PublisherKeyRequest,
        response: { 201: view(PublisherKey), ...failures(401, 403, 409, 422) },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      return reply.code(201).send(await publisherKeys.add(params.remote, body, actorOf(request)));
    },
  );

  app.post(
    '/keys/:remote/:id/revoke',
    {
      schema: {
        ...about('Revokes a key for good: what it signed is not promoted any more'),
        params: OfKey,
        body: RevokeKeyRequest,
        response: { 200: view(PublisherKey), ...failures(401, 403, 404, 422) },
      },
    },
    async (request) => {
      const { remote, id } = request.params;
      return publisherKeys.revoke(remote, id, request.body.reason.trim(), actorOf(request));
    },
  );
}
