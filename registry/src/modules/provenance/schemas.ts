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
        '`signed` by a key that is registered for its remote. `unknown`: by one that is not. `broken`: the signature is of other contents.',
    }),
    required: Type.Boolean({
      description: 'Whether its remote has keys, so that only signed versions are published and promoted.',
    }),
    key: Type.Unsafe<{ readonly id: string; readonly name: string | null } | null>({
      type: ['object', 'null'],
      properties: {
        id: { type: 'string' },
        name: { type: ['string', 'null'], description: 'Null where it is not registered.' },
      },
      required: ['id', 'name'],
      description: 'The key of the signature; null without one.',
    }),
    message: Type.String({ description: 'The same, for a person to read.' }),
  },
  { $id: 'SignatureState', description: 'Whether a version is signed, by the keys as they are now.' },
);

const statedText = (description: string) => Type.Unsafe<string | null>({ ...nullableText, description });

export const Provenance = Type.Object(
  {
    signature: ref(SignatureState),
    attested: Type.Boolean({
      description: 'Whether it came with a statement; without one most of this is null.',
    }),
    builtBy: statedText('Who ran the build.'),
    builder: statedText('The builder: an address of its pipelines, or `urn:shop-remote:by-hand`.'),
    pipeline: statedText('Address of the pipeline’s run; http or https.'),
    repository: statedText('Address of the sources’ repository.'),
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
        '`build`: what its bundler has put in. `declared`: what its package.json names and what these need. Null without a bill of materials.',
    }),
    packages: Type.Array(
      Type.Object({
        name: Type.String(),
        version: Type.String(),
        licences: Type.Array(Type.String(), {
          description: 'SPDX ids or expressions, or the text of the document.',
        }),
      }),
      { description: 'Packages of which it has code, by the bill of materials.' },
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
      { description: 'Null while it works.' },
    ),
  },
  { $id: 'PublisherKey', description: 'A key whose signatures a remote’s versions may have.' },
);

export const PublisherKeyList = Type.Object(
  { items: Type.Array(ref(PublisherKey)) },
  { $id: 'PublisherKeyList', description: 'Keys of a remote, revoked ones too.' },
);

export const PublisherKeyRequest = Type.Object(
  {
    name: Type.String({
      pattern: '^[\\w.@ -]{1,60}$',
      description: 'Whose it is, such as `ci`.',
      ...refusal('A key needs a name of at most 60 letters, digits, spaces and . @ - _'),
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
