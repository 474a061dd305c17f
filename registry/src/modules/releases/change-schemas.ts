import { refusals, refusal, byName, FlagValue } from '@shop/protocol/schemas';
import { Type, type Static } from 'typebox';
import { environmentNamed, jsonObject, textNamed, wholeNamed } from '../../platform/schemas/shared';

const reason = textNamed('reason');
const force = Type.Optional(Type.Boolean({ description: 'Continues a paused canary.' }));
const again = Type.Optional(
  Type.Boolean({
    description: 'Releases a rolled-back version again. Explain it in the reason.',
  }),
);
const overrule = Type.Optional(
  Type.Boolean({
    description:
      'Overrides the gate, if it rejected or did not check these versions, and the environment’s source. Explain it in the reason.',
  }),
);
const acknowledge = Type.Optional(
  Type.Boolean({ description: 'Releases a deprecated version. Explain it in the reason.' }),
);
const requestApproval = Type.Optional(
  Type.Boolean({
    description: 'Requests approval for a change that needs it. The change is made once it is approved.',
  }),
);
const grounds = { reason, force, again, overrule, acknowledge, requestApproval };

/** Fields of every call that makes a release. */
export const ChangeHeaders = Type.Object({
  'if-match': Type.String({
    pattern: '^(?:W/)?"\\d{1,9}(?:-[\\w-]+)?"$',
    description:
      'Seq of the expected live release, such as `"12"`; `"0"` before the first. Or the ETag of release.json.',
    ...refusals({
      required: {
        status: 428,
        message:
          'Send If-Match with the seq of the expected live release, such as If-Match: "12"; "0" before the first.',
      },
      '*': { status: 422, message: 'If-Match must be like "12", not {value}.' },
    }),
  }),
  'idempotency-key': Type.String({
    pattern: '^[\\w-]{8,100}$',
    description: 'Unique for each change: repeating a call changes nothing.',
    ...refusal('Send an Idempotency-Key of 8 to 100 letters and digits, unique for each change.'),
  }),
});

const promote = Type.Optional(
  byName(Type.String(), {
    description: 'Versions to make live, by remote.',
    ...refusal('"promote" must map remotes to versions, such as {"catalog": "1.3.0"}.'),
  }),
);
const rollback = Type.Optional(
  Type.Union([Type.String(), Type.Integer()], {
    description:
      'A remote to roll back to its previous version, or the seq of a release to return every remote to.',
    ...refusal('"rollback" must be a whole number.'),
  }),
);

const from = Type.Optional(
  environmentNamed(
    'With `promote`: the environment in which these versions are live. Rejected if other versions are.',
  ),
);

export const ReleaseRequest = Type.Object(
  { promote, from, rollback, ...grounds },
  { $id: 'ReleaseRequest', description: 'Contains either `promote` or `rollback`.', ...jsonObject },
);

const remoteVersion = { remote: textNamed('remote'), version: textNamed('version') };

const flagValues = Type.Unsafe<Readonly<Record<string, Static<typeof FlagValue> | null>>>({
  type: 'object',
  additionalProperties: { anyOf: [...FlagValue.anyOf, { type: 'null' }] },
  minProperties: 1,
  maxProperties: 20,
  description: 'Values by flag; null removes the set value, so that the flag has its default.',
  ...refusal(
    '"values" must map flags to true, false, numbers, texts of at most 1000 characters or null, such as {"notice": "Closed on Friday"}.',
  ),
});

export const FlagsRequest = Type.Object(
  { values: flagValues, ...grounds },
  { $id: 'FlagsRequest', ...jsonObject },
);

export const PlanRequest = Type.Object(
  {
    promote,
    from,
    rollback,
    canary: Type.Optional(Type.Object({ ...remoteVersion, bps: wholeNamed('bps') })),
    preview: Type.Optional(Type.Object(remoteVersion)),
    flags: Type.Optional(Type.Object({ remote: textNamed('remote'), values: flagValues })),
  },
  {
    $id: 'PlanRequest',
    description: 'One of these fields. A plan changes nothing and needs no reason.',
    ...jsonObject,
  },
);

export const CanaryRequest = Type.Object(
  {
    version: Type.Optional(textNamed('version')),
    bps: Type.Optional(wholeNamed('bps')),
    ...grounds,
  },
  {
    $id: 'CanaryRequest',
    description: '`start` needs `version` and `bps` (basis points of shoppers), `advance` needs `bps`.',
    ...jsonObject,
  },
);

export const GroundsRequest = Type.Object(grounds, { $id: 'GroundsRequest', ...jsonObject });

export const PreviewRequest = Type.Object(
  {
    ...remoteVersion,
    minutes: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 7 * 24 * 60,
        description: 'How long it is listed; without this, until it is ended.',
        ...refusal('"minutes" must be a whole number from 1 to 10080, a week.'),
      }),
    ),
    ...grounds,
  },
  { $id: 'PreviewRequest', ...jsonObject },
);

export const FreezeRequest = Type.Object(
  {
    remote: Type.Optional(
      Type.String({ description: 'The remote whose new versions are blocked; without this, all remotes.' }),
    ),
    ...grounds,
  },
  { $id: 'FreezeRequest', ...jsonObject },
);

export type ReleaseRequest = Static<typeof ReleaseRequest>;
export type PlanRequest = Static<typeof PlanRequest>;
export type CanaryRequest = Static<typeof CanaryRequest>;
/** Reason and overrides of a change. */
export type Grounds = Static<typeof GroundsRequest>;
