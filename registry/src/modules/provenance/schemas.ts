import { nullableText, ref } from '@shop/http';
import { moment, refusal } from '@shop/protocol/schemas';
import { Type, type Static } from 'typebox';
import { jsonObject, textNamed } from '../../platform/schemas/shared';
import { SignatureState } from '../../platform/schemas/signature-state';

const statedText = (description: string) => Type.Unsafe<string | null>({ ...nullableText, description });

export const Provenance = Type.Object(
  {
    signature: ref(SignatureState),
    attested: Type.Boolean({
      description: 'Whether it came with a statement; without one most of this is null.',
    }),
    builtBy: statedText('Who ran the build.'),
    builder: statedText('What ran it: an address of its pipelines, or `urn:shop-remote:by-hand`.'),
    pipeline: statedText('Address of the pipeline’s run; http or https.'),
    repository: statedText('Address of the sources’ repository.'),
    commit: statedText('Commit of the sources.'),
    dirty: Type.Unsafe<boolean | null>({
      type: ['boolean', 'null'],
      description: 'Whether the checkout had changes beside the commit; null where nobody said.',
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
        licences: Type.Array(Type.String(), { description: 'SPDX ids or expressions, or whatever it says.' }),
      }),
      { description: 'Packages of which it has code, by the bill of materials.' },
    ),
  },
  { $id: 'Provenance', description: 'Where a version comes from, and what is in it.' },
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
      ...refusal('"publicKey" has to be a public ed25519 key in PEM.'),
    }),
  },
  { $id: 'PublisherKeyRequest', ...jsonObject },
);
export type PublisherKeyRequest = Static<typeof PublisherKeyRequest>;

export const RevokeKeyRequest = Type.Object(
  { reason: textNamed('reason') },
  { $id: 'RevokeKeyRequest', ...jsonObject },
);
