import { Type, type Static } from 'typebox';
import { refusal } from './refusal';

/** The value of a flag. Its declaration limits it further. */
export const FlagValue = Type.Union(
  [Type.Boolean(), Type.Number(), Type.String({ maxLength: 1000 })],
  refusal('A flag is true, false, a number or a text of at most 1000 characters.'),
);

/** A flag of a remote. */
export const FlagDeclaration = Type.Object(
  {
    type: Type.Enum(['boolean', 'integer', 'number', 'string']),
    default: FlagValue,
    description: Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'What it does, for operators.',
      ...refusal('A flag needs a "description" of 1 to 200 characters.'),
    }),
    enum: Type.Optional(
      Type.Array(FlagValue, { minItems: 1, maxItems: 20, description: 'The only values that it may have.' }),
    ),
    minimum: Type.Optional(Type.Number({ description: 'Of a number.' })),
    maximum: Type.Optional(Type.Number({ description: 'Of a number.' })),
    maxLength: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 1000, description: 'Characters of a string; 200 without it.' }),
    ),
  },
  {
    description: 'A value that operators set without a new version. Its values are public.',
    ...refusal('A flag is an object such as {"type": "boolean", "default": false, "description": "…"}.'),
  },
);

/** The flags of a remote, by name. */
export const RemoteFlags = Type.Unsafe<Readonly<Record<string, Static<typeof FlagDeclaration>>>>({
  type: 'object',
  additionalProperties: FlagDeclaration,
  maxProperties: 20,
  description:
    'Values that operators set in each environment without a new version, by name. They are public.',
  ...refusal('"flags" must be an object with at most 20 flags.'),
});

/** The set values of flags, by name. */
export const SetFlags = Type.Unsafe<Readonly<Record<string, boolean | number | string>>>({
  type: 'object',
  additionalProperties: FlagValue,
  description: 'Values that were set for flags of the remote; a flag without one has its default.',
});
