import { moment, refusal } from '@shop/protocol/schemas';
import { nullableText, ref } from '@shop/server-kit';
import { type Static, Type } from 'typebox';
import { weekdays } from '../../domain/change-windows';
import { jsonObject, textNamed } from '../../platform/schemas/shared';
import { type MetricName, metrics } from '../telemetry/metrics';

const weekMinutes = 7 * 24 * 60;

const bps = Type.Integer({
  minimum: 1,
  maximum: 10_000,
  description: 'Share of its shoppers, in basis points.',
  ...refusal('"bps" is a whole number of basis points from 1 to 10000.'),
});
const segment = Type.Unsafe<string | null>({
  type: ['string', 'null'],
  pattern: '^(staff|signed-in|narrow|wide|city:\\S[^,]{0,59})$',
  description:
    'Whose share it is: `staff`, `signed-in`, `narrow` (phones), `wide` or `city:Jaipur`; null for everybody.',
  ...refusal('A segment is staff, signed-in, narrow, wide or city:Jaipur, not {value}.'),
});
const bakeMinutes = Type.Number({
  minimum: 0,
  maximum: weekMinutes,
  description: 'How long it stays in the stage at least.',
  ...refusal(`"bakeMinutes" is a number from 0 to ${weekMinutes}, a week.`),
});
const minSessions = Type.Integer({
  minimum: 0,
  maximum: 1_000_000,
  description: 'Sessions of the version that the stage waits for.',
  ...refusal('"minSessions" is a whole number from 0 to 1000000.'),
});
const approval = Type.Boolean({
  description: 'Whether another person than who made the rollout has to approve before the stage begins.',
});
const margin = Type.Number({
  minimum: 0,
  maximum: 1,
  ...refusal('A margin is a share from 0 to 1, such as 0.005.'),
});
const marginsOf = (required: readonly string[]) =>
  Object.fromEntries(
    metrics.map(({ name }) => [name, required.includes(name) ? margin : Type.Optional(margin)]),
  );
type StageMargins = Readonly<Record<'sessions' | 'renders', number> & Partial<Record<MetricName, number>>>;
const marginText =
  'The difference to the control from which it is rolled back, once that is certain; from 0 to 1, by metric.';

export const RolloutStage = Type.Object(
  {
    bps,
    segment,
    bakeMinutes,
    minSessions,
    approval,
    // Stages that an older registry has stored have these two only.
    margins: Type.Unsafe<StageMargins>(
      Type.Object(marginsOf(['sessions', 'renders']), { description: marginText }),
    ),
  },
  { $id: 'RolloutStage', description: 'A step of a rollout.' },
);

const WantedStage = Type.Object(
  {
    bps,
    segment: Type.Optional(segment),
    bakeMinutes: Type.Optional(bakeMinutes),
    minSessions: Type.Optional(minSessions),
    approval: Type.Optional(approval),
    margins: Type.Optional(Type.Object(marginsOf([]), { description: marginText })),
  },
  refusal('Each stage is an object with "bps".'),
);

const startAt = Type.String({
  maxLength: 40,
  description: 'ISO 8601, such as `2026-11-26T10:00:00+05:30`.',
  ...refusal('"startAt" is a time such as 2026-11-26T10:00:00+05:30.'),
});

export const RolloutRequest = Type.Object(
  {
    remote: textNamed('remote'),
    version: textNamed('version'),
    reason: textNamed('reason'),
    stages: Type.Optional(
      Type.Array(WantedStage, {
        maxItems: 20,
        description:
          '1, 10, 25, 50 and 100 % when absent. The last is 100 % of everybody: it promotes the version.',
        ...refusal('"stages" is a list of at most 20 stages, such as [{"bps": 1000}, {"bps": 10000}].'),
      }),
    ),
    bakeMinutes: Type.Optional(bakeMinutes),
    minSessions: Type.Optional(minSessions),
    startAt: Type.Optional(startAt),
    start: Type.Optional(Type.Boolean({ description: 'Begins at once.' })),
    again: Type.Optional(
      Type.Boolean({
        description: 'Releases a version again that was rolled back. Explain it in the reason.',
      }),
    ),
  },
  { $id: 'RolloutRequest', ...jsonObject },
);

const hold = Type.Object({
  kind: Type.Enum([
    'person',
    'freeze',
    'window',
    'traffic',
    'judgement',
    'approval',
    'changed',
    'disabled',
    'gate',
    'refused',
  ]),
  reason: Type.String({ description: 'For a person to read.' }),
  by: Type.String({ description: 'Who has paused it; `automatic` when it did so itself.' }),
  since: moment,
});

const nullableMoment = Type.Unsafe<string | null>({ type: ['string', 'null'] });

export const Rollout = Type.Object(
  {
    id: Type.Integer(),
    env: Type.String(),
    remote: Type.String(),
    version: Type.String(),
    status: Type.Enum(['draft', 'scheduled', 'running', 'paused', 'done', 'aborted']),
    stages: Type.Array(ref(RolloutStage)),
    stage: Type.Integer({ description: 'The stage that it is in, from 1; 0 before it has begun.' }),
    stageSince: Type.Unsafe<string | null>({ ...nullableText, description: 'Since when its share is live.' }),
    bakesUntil: Type.Unsafe<string | null>({
      ...nullableText,
      description: 'Until when it stays in the stage at least; null before it has begun and after its end.',
    }),
    sessions: Type.Unsafe<number | null>({
      type: ['number', 'null'],
      description: 'Sessions of the version in this stage; null while there is nothing to count.',
    }),
    hold: Type.Unsafe<Static<typeof hold> | null>({
      ...Type.Union([hold, Type.Null()]),
      description: 'Why it is paused; automatic pauses end automatically.',
    }),
    approvals: Type.Array(
      Type.Object({ stage: Type.Integer(), by: Type.String(), reason: Type.String(), at: moment }),
    ),
    isProtected: Type.Boolean({
      description:
        'Whether changes of the remote need a second person: somebody else approves its first stage.',
    }),
    startAt: nullableMoment,
    createdBy: Type.String(),
    createdAt: moment,
    endedAt: nullableMoment,
  },
  { $id: 'Rollout', description: 'A version of a remote that goes to shoppers by stages.' },
);

export const RolloutEvent = Type.Object(
  {
    at: moment,
    actor: Type.String({ description: '`automatic` for automatic actions.' }),
    kind: Type.Enum([
      'created',
      'scheduled',
      'started',
      'stage',
      'held',
      'released',
      'paused',
      'resumed',
      'skipped',
      'approved',
      'promoted',
      'done',
      'aborted',
    ]),
    stage: Type.Integer({ description: 'The stage that it was in then.' }),
    reason: Type.String(),
  },
  { $id: 'RolloutEvent', description: 'Who did what with a rollout, when and why.' },
);

export const RolloutWithHistory = Type.Object(
  { ...Rollout.properties, history: Type.Array(ref(RolloutEvent), { description: 'The newest first.' }) },
  { $id: 'RolloutWithHistory' },
);

export const RolloutReason = Type.Object(
  { reason: textNamed('reason') },
  { $id: 'RolloutReason', ...jsonObject },
);

export const RolloutSchedule = Type.Object(
  { reason: textNamed('reason'), startAt },
  { $id: 'RolloutSchedule', ...jsonObject },
);

const stage = (description: string) =>
  Type.Integer({
    minimum: 0,
    maximum: 20,
    description,
    ...refusal('"stage" is the number of a stage.'),
  });

export const RolloutSkip = Type.Object(
  {
    reason: textNamed('reason'),
    stage: stage('The stage to leave, as it is believed to be: two who press at once skip one.'),
  },
  { $id: 'RolloutSkip', ...jsonObject },
);

export const RolloutApproval = Type.Object(
  { reason: textNamed('reason'), stage: stage('The stage that may begin.') },
  { $id: 'RolloutApproval', ...jsonObject },
);

export type RolloutRequest = Static<typeof RolloutRequest>;

const time = (name: string, last: string) =>
  Type.String({
    pattern: `^(([01]\\d|2[0-3]):[0-5]\\d${last})$`,
    ...refusal(`"${name}" is a time of the day such as 10:00, not {value}.`),
  });

const calendar = {
  timeZone: Type.String({
    maxLength: 60,
    description: 'Whose clocks count, such as `Asia/Kolkata`.',
    ...refusal('"timeZone" is a text such as Asia/Kolkata.'),
  }),
  windows: Type.Array(
    Type.Object({
      days: Type.Array(Type.Enum([...weekdays], refusal(`A day is one of ${weekdays.join(', ')}.`)), {
        minItems: 1,
        maxItems: 7,
        ...refusal('"days" is a list of weekdays, such as ["mon", "tue"].'),
      }),
      from: time('from', ''),
      to: time('to', '|24:00'),
    }),
    {
      maxItems: 20,
      description: 'When stages may begin; at any time when there are none.',
      ...refusal('"windows" is a list of at most 20 windows with "days", "from" and "to".'),
    },
  ),
  holidays: Type.Array(Type.String({ maxLength: 10 }), {
    maxItems: 400,
    description: 'Dates on which no stage begins, such as `2026-11-08`.',
    ...refusal('"holidays" is a list of at most 400 dates such as 2026-11-08.'),
  }),
};

export const ChangeWindows = Type.Object(calendar, {
  $id: 'ChangeWindows',
  description: 'When rollouts of an environment may advance automatically.',
});

export const ChangeWindowsRequest = Type.Object(
  {
    timeZone: Type.Optional(calendar.timeZone),
    windows: calendar.windows,
    holidays: Type.Optional(calendar.holidays),
    reason: textNamed('reason'),
  },
  { $id: 'ChangeWindowsRequest', ...jsonObject },
);
