import { moment, refusal } from '@shop/protocol/schemas';
import { ref } from '@shop/server-kit';
import { Type, type Static } from 'typebox';
import { jsonObject, textNamed } from '../../platform/schemas/shared';

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
