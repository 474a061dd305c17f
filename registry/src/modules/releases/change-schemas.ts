import { refusals, refusal, byName } from '@shop/protocol/schemas';
import { Type, type Static } from 'typebox';
import { environmentNamed, jsonObject, textNamed, wholeNamed } from '../../platform/schemas/shared';

const reason = textNamed('reason');
const force = Type.Optional(Type.Boolean({ description: 'Continues a canary although it is paused.' }));
const again = Type.Optional(
  Type.Boolean({
    description: 'Releases a version again that was rolled back. Explain it in the reason.',
  }),
);
const overrule = Type.Optional(
  Type.Boolean({
    description:
      'Continues although the gate has refused these versions or not checked them, or they were not live in the environment’s source. Explain it in the reason.',
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
      'Seq of the release that is expected to be live, such as `"12"`, `"0"` before the first; or the ETag of release.json.',
    ...refusals({
      required: {
        status: 428,
        message:
          'Send If-Match with the seq of the release that you expect to be live, such as If-Match: "12"; "0" before the first.',
      },
      '*': { status: 422, message: 'If-Match must be like "12", not {value}.' },
    }),
  }),
  'idempotency-key': Type.String({
    pattern: '^[\\w-]{8,100}$',
    description: 'New for each change: a repeated call changes nothing.',
    ...refusal('Send an Idempotency-Key of 8 to 100 letters and digits, new for each change.'),
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
    description: 'A remote to roll back to its previous version; or a seq, to which every remote returns.',
    ...refusal('"rollback" must be a whole number.'),
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
        description: 'How long it is listed; until it is ended when absent.',
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
      Type.String({ description: 'The remote whose new versions are blocked; all remotes without it.' }),
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
