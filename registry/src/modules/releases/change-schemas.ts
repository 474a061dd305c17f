import { refusals, refusal, byName } from '@shop/protocol/schemas';
import { Type, type Static } from 'typebox';
import { environmentNamed, jsonObject, textNamed, wholeNamed } from '../../platform/schemas/shared';

const reason = textNamed('reason');
const force = Type.Optional(Type.Boolean({ description: 'Goes on with a canary although it is paused.' }));
const again = Type.Optional(
  Type.Boolean({
    description: 'Gives a version to shoppers again that was rolled back; the reason says why.',
  }),
);
const overrule = Type.Optional(
  Type.Boolean({
    description:
      'Goes on although the gate has refused these versions or not seen them, or they were not live in the environment’s source; the reason says why.',
  }),
);
const requestApproval = Type.Optional(
  Type.Boolean({
    description:
      'Requests the approval of a second person for a change that needs it; the change is made once it is approved.',
  }),
);
const grounds = { reason, force, again, overrule, requestApproval };

/** Fields of every call that changes what is live. */
export const ChangeHeaders = Type.Object({
  'if-match': Type.String({
    pattern: '^(?:W/)?"\\d{1,9}(?:-[\\w-]+)?"$',
    description:
      'Seq of the release that is believed to be live, such as `"12"`, `"0"` before the first; or the ETag of release.json.',
    ...refusals({
      required: {
        status: 428,
        message:
          'Say with If-Match which release you believe to be live, such as If-Match: "12"; "0" before the first.',
      },
      '*': { status: 422, message: 'If-Match has to be like "12", not {value}.' },
    }),
  }),
  'idempotency-key': Type.String({
    pattern: '^[\\w-]{8,100}$',
    description: 'New for each wish: a call that is sent twice changes once.',
    ...refusal('Send an Idempotency-Key of 8 to 100 letters and digits, new for each wish.'),
  }),
});

const promote = Type.Optional(
  byName(Type.String(), {
    description: 'Versions to make live, by remote.',
    ...refusal('"promote" names versions by remote, such as {"catalog": "1.3.0"}.'),
  }),
);
const rollback = Type.Optional(
  Type.Union([Type.String(), Type.Integer()], {
    description: 'A remote that goes back to the version before; or a seq, to which every remote goes back.',
    ...refusal('"rollback" has to be a whole number.'),
  }),
);

const from = Type.Optional(
  environmentNamed(
    'With `promote`: the environment in which these very versions are live; refused where others are.',
  ),
);

export const ReleaseRequest = Type.Object(
  { promote, from, rollback, ...grounds },
  { $id: 'ReleaseRequest', description: 'Has `promote` or `rollback`.', ...jsonObject },
);

const remoteVersion = { remote: textNamed('remote'), version: textNamed('version') };

export const PlanRequest = Type.Object(
  {
    promote,
    from,
    rollback,
    canary: Type.Optional(Type.Object({ ...remoteVersion, bps: wholeNamed('bps') })),
    preview: Type.Optional(Type.Object(remoteVersion)),
  },
  {
    $id: 'PlanRequest',
    description: 'Has one of these. A plan changes nothing and needs no reason.',
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
        description: 'How long it is listed; until somebody ends it when absent.',
        ...refusal('"minutes" is a whole number from 1 to 10080, a week.'),
      }),
    ),
    ...grounds,
  },
  { $id: 'PreviewRequest', ...jsonObject },
);

export const FreezeRequest = Type.Object(
  {
    remote: Type.Optional(
      Type.String({ description: 'Holds back what is new of one remote; of everything without it.' }),
    ),
    ...grounds,
  },
  { $id: 'FreezeRequest', ...jsonObject },
);

export type ReleaseRequest = Static<typeof ReleaseRequest>;
export type PlanRequest = Static<typeof PlanRequest>;
export type CanaryRequest = Static<typeof CanaryRequest>;
/** Why what is live is changed. */
export type Grounds = Static<typeof GroundsRequest>;
