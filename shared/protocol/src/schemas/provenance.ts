import { Type, type Static } from 'typebox';
import { refusal } from './refusal';
import { moment } from './artifact';

const digestSet = (name: string, pattern: string, description: string) =>
  Type.Object({ [name]: Type.String({ pattern, description }) });

const sha256 = (description: string) => digestSet('sha256', '^[0-9a-f]{64}$', description);

/** Media type of an envelope's contents. */
export const statementType = 'application/vnd.in-toto+json';

/** DSSE: a statement and its signatures. */
export const Envelope = Type.Object(
  {
    payloadType: Type.Literal(statementType, {
      ...refusal(`"payloadType" must be ${statementType}.`),
    }),
    payload: Type.String({
      pattern: '^[A-Za-z0-9+/_-]+={0,2}$',
      description: 'The statement, as base64 of JSON.',
      ...refusal('"payload" must be base64.'),
    }),
    signatures: Type.Array(
      Type.Object({
        keyid: Type.String({ maxLength: 200, description: 'The key ID; see `keys new`.' }),
        sig: Type.String({ maxLength: 200, description: 'ed25519 over the envelope’s PAE, as base64.' }),
      }),
      { maxItems: 10, description: 'Empty if the publisher has no key.' },
    ),
  },
  {
    $id: 'Envelope',
    description: 'A DSSE envelope, https://github.com/secure-systems-lab/dsse: the file @provenance.json.',
  },
);
export type Envelope = Static<typeof Envelope>;

const uri = Type.String({ maxLength: 2000 });

export const Statement = Type.Object(
  {
    _type: Type.Literal('https://in-toto.io/Statement/v1'),
    subject: Type.Array(Type.Object({ name: Type.String(), digest: sha256('In hex.') }), {
      minItems: 2,
      maxItems: 2,
      description:
        'First `<remote>@<version>` with the digest of its files, then `artifact.json` with the digest of its fields about how they run.',
    }),
    predicateType: Type.Literal('https://slsa.dev/provenance/v1'),
    predicate: Type.Object({
      buildDefinition: Type.Object({
        buildType: uri,
        externalParameters: Type.Object({
          remote: Type.String(),
          version: Type.String(),
          repository: Type.Optional(uri),
        }),
        resolvedDependencies: Type.Array(
          Type.Object({
            uri,
            digest: digestSet('gitCommit', '^[0-9a-f]{40,64}$', 'Commit of the sources.'),
            annotations: Type.Object({
              dirty: Type.Boolean({ description: 'Whether the checkout had uncommitted changes.' }),
            }),
          }),
          { maxItems: 1, description: 'The commit; empty outside of a repository.' },
        ),
      }),
      runDetails: Type.Object({
        builder: Type.Object({
          id: uri,
          version: Type.Optional(Type.Object({ node: Type.Optional(Type.String()) })),
        }),
        metadata: Type.Object({
          invocationId: Type.Optional(
            Type.String({ maxLength: 2000, description: 'URL of the pipeline run.' }),
          ),
          finishedOn: moment,
        }),
        byproducts: Type.Array(
          Type.Object({
            name: Type.String(),
            mediaType: Type.String(),
            digest: sha256('Digest of the file’s bytes.'),
          }),
          { maxItems: 1, description: 'The bill of materials, @sbom.json.' },
        ),
        builtBy: Type.Optional(
          Type.String({
            maxLength: 200,
            description: 'Who ran the build; an extension of SLSA’s predicate.',
          }),
        ),
      }),
    }),
  },
  {
    $id: 'Statement',
    description: 'The origin of a version: an in-toto statement v1 with SLSA’s provenance v1.',
  },
);
export type Statement = Static<typeof Statement>;

/** The fields of a CycloneDX document that are read. */
export const BillOfMaterials = Type.Object(
  {
    bomFormat: Type.Literal('CycloneDX'),
    specVersion: Type.String(),
    metadata: Type.Optional(
      Type.Object({
        lifecycles: Type.Optional(Type.Array(Type.Object({ phase: Type.Optional(Type.String()) }))),
      }),
    ),
    components: Type.Optional(
      Type.Array(
        Type.Object({
          name: Type.String(),
          group: Type.Optional(Type.String()),
          version: Type.Optional(Type.String()),
          licenses: Type.Optional(
            Type.Array(
              Type.Object({
                expression: Type.Optional(Type.String()),
                license: Type.Optional(
                  Type.Object({ id: Type.Optional(Type.String()), name: Type.Optional(Type.String()) }),
                ),
              }),
            ),
          ),
        }),
      ),
    ),
  },
  { $id: 'BillOfMaterials', description: 'A CycloneDX document in JSON: the file @sbom.json.' },
);
export type BillOfMaterials = Static<typeof BillOfMaterials>;
