import type { TypedApp } from '@shop/server-kit';
import { Type } from 'typebox';
import { withToken } from '../../platform/http/caller';
import { failures } from '../../platform/schemas/failure';
import { OfVersion, view } from '../../platform/schemas/shared';
import type { RegistryDatabase } from '../../platform/db/tables';
import { Provenance } from './schemas';
import { readAttached, readProvenance } from './read-provenance';

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
