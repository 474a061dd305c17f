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
    summary: 'The signed provenance of a version: DSSE, in-toto, SLSA provenance v1',
  },
  sbom: {
    type: 'application/vnd.cyclonedx+json',
    summary: 'The bill of materials of a version: CycloneDX',
  },
} as const;

/** Routes for the provenance of versions: a summary, and the original files. */
export function provenanceRoutes(
  app: TypedApp,
  { database: { db } }: { readonly database: RegistryDatabase },
): void {
  const about = (summary: string) => ({ tags: ['artifacts'], summary, params: OfVersion, ...withToken });

  app.get(
    '/artifacts/:remote/:version/provenance',
    {
      schema: {
        ...about('The provenance, signature and packages of a version'),
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
          response: { 200: { description: 'The unchanged file.', content }, ...failures(401, 404) },
        },
      },
      async ({ params }, reply) => reply.type(type).send(Buffer.from(await readAttached(db, params, name))),
    );
  }
}

const OfKey = Type.Object({ ...OfRemote.properties, id: Type.String({ maxLength: 100 }) });

/** Routes for signing keys. Everyone can read them; admins register and revoke. */
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
        ...about('Registers a public key; once a remote has a key, its versions must be signed'),
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
        ...about('Revokes a key permanently: versions that it signed can no longer be promoted'),
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
