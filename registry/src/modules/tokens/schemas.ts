import { refusal } from '@shop/protocol/schemas';
import { ref } from '@shop/server-kit';
import { Type, type Static } from 'typebox';
import { granted, grantRequest } from '../../platform/schemas/grant-schemas';
import { Pipeline } from '../provenance/schemas';
import { jsonObject, textNamed } from '../../platform/schemas/shared';

const who = { name: Type.String(), ...granted };

export const Actor = Type.Object(
  {
    ...who,
    person: Type.Optional(
      Type.Boolean({ description: 'Whether this is a person who signed in; not set for a token.' }),
    ),
    pipeline: Type.Optional(ref(Pipeline)),
  },
  {
    $id: 'Actor',
    description: 'The user or token behind a request. Every grant includes read access to everything.',
  },
);

export const TokenView = Type.Object(
  {
    id: Type.String(),
    ...who,
    createdBy: Type.String(),
    createdAt: Type.String(),
    expiresAt: Type.String({ description: 'When it expires.' }),
    lastSeen: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'When it was last used, to the minute; null for never.',
    }),
    revokedAt: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  },
  { $id: 'TokenView', description: 'A token without its secret.' },
);

export const TokenList = Type.Object({ items: Type.Array(ref(TokenView)) }, { $id: 'TokenList' });

export const TokenRequest = Type.Object(
  {
    name: textNamed('name'),
    ...grantRequest,
    days: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 365,
        default: 90,
        description: 'Its lifetime in days.',
        ...refusal('"days" must be a whole number from 1 to 365.'),
      }),
    ),
  },
  { $id: 'TokenRequest', ...jsonObject },
);

export const IssuedToken = Type.Object(
  {
    id: Type.String(),
    token: Type.String({ description: 'Shown only once; only its hash is stored.' }),
    expiresAt: Type.String({ description: 'When it expires.' }),
  },
  { $id: 'IssuedToken' },
);

export const SigningKey = Type.Object({ key: Type.String() }, { $id: 'SigningKey' });

export type TokenRequest = Static<typeof TokenRequest>;
