import { moment, refusal } from '@shop/protocol/schemas';
import { nullableText, ref } from '@shop/server-kit';
import { type Static, Type } from 'typebox';
import { jsonObject, textNamed } from '../../platform/schemas/shared';

export const SignatureState = Type.Object(
  {
    remote: Type.String(),
    version: Type.String(),
    state: Type.Enum(['signed', 'unsigned', 'unknown', 'revoked', 'broken'], {
      description:
        '`signed`: by a valid key of the remote. `revoked`: by a key that was revoked since. `unknown`: by an unregistered key. `unsigned`: without a signature. `broken`: the signature or the envelope is invalid, or does not match the contents.',
    }),
    required: Type.Boolean({
      description:
        'Whether the remote requires signatures to publish and promote versions: true once it has had a key, even if all keys are revoked.',
    }),
    key: Type.Unsafe<{ readonly id: string; readonly name: string | null } | null>({
      type: ['object', 'null'],
      properties: {
        id: { type: 'string' },
        name: { type: ['string', 'null'], description: 'Null if it is not registered.' },
      },
      required: ['id', 'name'],
      description: 'The key of the signature; null without one.',
    }),
    message: Type.String({ description: 'A human-readable message.' }),
  },
  { $id: 'SignatureState', description: 'The signature state of a version, by the current keys.' },
);

const statedText = (description: string) => Type.Unsafe<string | null>({ ...nullableText, description });

export const Pipeline = Type.Object(
  {
    issuer: Type.String({ description: 'The issuer of its ID token.' }),
    repository: statedText('`owner/name` or the project path; otherwise the `sub` claim of the ID token.'),
    repositoryUrl: statedText('URL of the repository; null if the ID token does not contain it.'),
    workflow: statedText('File of the workflow.'),
    environment: statedText('Environment of the job.'),
    ref: statedText('Branch or tag.'),
    commit: statedText('Commit for which it ran.'),
    run: statedText('URL of the run.'),
  },
  { $id: 'Pipeline', description: 'A pipeline, as its issuer describes it.' },
);

export const Provenance = Type.Object(
  {
    signature: ref(SignatureState),
    attested: Type.Boolean({
      description: 'Whether it has a provenance statement. Without one, most fields are null.',
    }),
    publishedFrom: Type.Union([ref(Pipeline), Type.Null()], {
      description: 'The pipeline that published it; null if a token or a person did.',
    }),
    builderVerified: Type.Unsafe<boolean | null>({
      type: ['boolean', 'null'],
      description:
        'Whether the statement names the repository and the run of this pipeline; null without a statement, a pipeline or a repository URL.',
    }),
    builtBy: statedText('Who ran the build.'),
    builder: statedText('Builder ID: a URL, or `urn:shop-remote:by-hand`.'),
    pipeline: statedText('URL of the pipeline run; http or https.'),
    repository: statedText('URL of the source repository.'),
    commit: statedText('Commit of the sources.'),
    dirty: Type.Unsafe<boolean | null>({
      type: ['boolean', 'null'],
      description: 'Whether the checkout had uncommitted changes; null when unknown.',
    }),
    builtAt: statedText('ISO 8601, UTC.'),
    packagesFrom: Type.Unsafe<'build' | 'declared' | null>({
      type: ['string', 'null'],
      enum: ['build', 'declared', null],
      description:
        '`build`: packages that the bundler included. `declared`: the dependencies in package.json and their dependencies. Null without a bill of materials.',
    }),
    packages: Type.Array(
      Type.Object({
        name: Type.String(),
        version: Type.String(),
        licences: Type.Array(Type.String(), {
          description: 'SPDX IDs or expressions; otherwise the licence names from the bill of materials.',
        }),
      }),
      { description: 'Included packages, from the bill of materials.' },
    ),
  },
  { $id: 'Provenance', description: 'The origin of a version, and its contents.' },
);

export const PublisherKey = Type.Object(
  {
    id: Type.String({ description: 'The `keyid` of its signatures.' }),
    remote: Type.String(),
    name: Type.String(),
    publicKey: Type.String({ description: 'ed25519, SPKI as PEM.' }),
    addedBy: Type.String(),
    addedAt: moment,
    revoked: Type.Union(
      [Type.Object({ by: Type.String(), at: moment, reason: Type.String() }), Type.Null()],
      { description: 'Null while the key is valid.' },
    ),
  },
  { $id: 'PublisherKey', description: 'A key that may sign versions of a remote.' },
);

export const PublisherKeyList = Type.Object(
  { items: Type.Array(ref(PublisherKey)) },
  { $id: 'PublisherKeyList', description: 'Keys of a remote, including revoked ones.' },
);

export const PublisherKeyRequest = Type.Object(
  {
    name: Type.String({
      pattern: '^[\\w.@ -]{1,60}$',
      description: 'Who uses the key, such as `ci`.',
      ...refusal('"name" must have at most 60 letters, digits, spaces and . @ - _'),
    }),
    publicKey: Type.String({
      maxLength: 2000,
      description: 'ed25519, SPKI as PEM.',
      ...refusal('"publicKey" must be a public ed25519 key in PEM.'),
    }),
  },
  { $id: 'PublisherKeyRequest', ...jsonObject },
);
export type PublisherKeyRequest = Static<typeof PublisherKeyRequest>;

export const RevokeKeyRequest = Type.Object(
  { reason: textNamed('reason') },
  { $id: 'RevokeKeyRequest', ...jsonObject },
);
