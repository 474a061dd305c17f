import { Type } from 'typebox';

export const SignatureState = Type.Object(
  {
    remote: Type.String(),
    version: Type.String(),
    state: Type.Enum(['signed', 'unsigned', 'unknown', 'revoked', 'broken'], {
      description:
        '`signed` by a key that is registered for its remote. `unknown`: by one that is not. `broken`: what was signed is something else.',
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
      description: 'Whose signature it is; null without one.',
    }),
    message: Type.String({ description: 'The same, for a person to read.' }),
  },
  { $id: 'SignatureState', description: 'Whether a version is signed, by the keys as they are now.' },
);
