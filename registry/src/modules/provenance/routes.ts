import type { TypedApp } from '@shop/server-kit';
import { Type } from 'typebox';
import type { RegistryDatabase } from '../../platform/db/tables';
import { actorOf, withToken } from '../../platform/http/caller';
import { failures } from '../../platform/schemas/failure';
import { OfRemote, OfVersion, view } from '../../platform/schemas/shared';
import { type PublisherKeys, readAttached, readProvenance } from './service';
import { Provenance, PublisherKey, PublisherKeyList, PublisherKeyRequest, RevokeKeyRequest } from './schemas';

const files = {
  attestation: {
    type: 'application/vnd.dsse.envelope.v1+json',
    summary: 'The signed statement of where a version comes from: DSSE, in-toto, SLSA provenance v1',
  },
  sbom: {
    type: 'application/vnd.cyclonedx+json',
    summary: 'The bill of materials of a version: CycloneDX',
  },
} as const;

/** Where versions come from: as a view, and the files as they came. */
export function provenanceRoutes(
  app: TypedApp,
  { database: { db } }: { readonly database: RegistryDatabase },
): void {
  const about = (summary: string) => ({ tags: ['artifacts'], summary, params: OfVersion, ...withToken });

  app.get(
    '/artifacts/:remote/:version/provenance',
    {
      schema: {
        ...about('Where a version comes from, whether it is signed, and the packages that are in it'),
        response: { 200: view(Provenance), ...failures(401, 404) },
      },
    },
    async ({ params }) => readProvenance(db, params),
  );

  for (const name of ['attestation', 'sbom'] as const) {
    const { type, summary } = files[name];
    const content = {
      [type]: { schema: Type.Unsafe<unknown>({ type: 'object', additionalProperties: true }) },
    };
    app.get(
      `/artifacts/:remote/:version/${name}`,
      {
        schema: {
          ...about(summary),
          response: { 200: { description: 'Byte by byte as it came.', content }, ...failures(401, 404) },
        },
      },
      async ({ params }, reply) => reply.type(type).send(Buffer.from(await readAttached(db, params, name))),
    );
  }
}

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
        ...about('Registers a public key; from the first one on, versions of the remote must be signed'),
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
        ...about('Revokes a key for good: versions that it signed can no longer be promoted'),
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
