import { refusal } from '@shop/packer/schemas';
import { ref } from '@shop/http';
import { Type, type Static } from 'typebox';
import { roles } from '../../domain/roles';
import { jsonObject, textNamed } from '../../platform/schemas/shared';

const remote = Type.Unsafe<string | null>({
  type: ['string', 'null'],
  description: 'The publisher’s remote; null for the other roles.',
});
const role = Type.Enum([...roles]);

export const Actor = Type.Object(
  { name: Type.String(), role, remote },
  {
    $id: 'Actor',
    description: 'Whoever a token stands for. A publisher publishes one remote and reads everything.',
  },
);

export const TokenView = Type.Object(
  {
    id: Type.String(),
    ...Actor.properties,
    createdBy: Type.String(),
    createdAt: Type.String(),
    expiresAt: Type.String({ description: 'It works until then.' }),
    lastSeen: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'When it was last used, to the minute; null for never.',
    }),
    revokedAt: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  },
  { $id: 'TokenView', description: 'A token as it may be shown.' },
);

export const TokenList = Type.Object({ items: Type.Array(ref(TokenView)) }, { $id: 'TokenList' });

export const TokenRequest = Type.Object(
  {
    name: textNamed('name'),
    role: Type.Enum([...roles], refusal(`A role is one of ${roles.join(', ')}.`)),
    remote: Type.Optional(
      Type.Unsafe<string | null>({
        type: ['string', 'null'],
        maxLength: 500,
        description: 'The one remote of a publisher; absent or null for the other roles.',
        ...refusal('"remote" has to be a text of at most 500 characters.'),
      }),
    ),
    days: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 365,
        default: 90,
        description: 'How long it works.',
        ...refusal('"days" is a whole number from 1 to 365.'),
      }),
    ),
  },
  { $id: 'TokenRequest', ...jsonObject },
);

export const IssuedToken = Type.Object(
  {
    id: Type.String(),
    token: Type.String({ description: 'Shown this once, and stored nowhere.' }),
    expiresAt: Type.String({ description: 'It works until then.' }),
  },
  { $id: 'IssuedToken' },
);

export const SigningKey = Type.Object({ key: Type.String() }, { $id: 'SigningKey' });

export type TokenRequest = Static<typeof TokenRequest>;
