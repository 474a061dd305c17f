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
  ...refusal('"bps" must be a whole number of basis points from 1 to 10000.'),
});
const segment = Type.Unsafe<string | null>({
  type: ['string', 'null'],
  pattern: '^(staff|signed-in|narrow|wide|city:\\S[^,]{0,59})$',
  description:
    'The segment: `staff`, `signed-in`, `narrow` (phones), `wide` or `city:Jaipur`; null for all shoppers.',
  ...refusal('A segment must be staff, signed-in, narrow, wide or city:Jaipur, not {value}.'),
});
const bakeMinutes = Type.Number({
  minimum: 0,
  maximum: weekMinutes,
  description: 'Minimum time in the stage, in minutes.',
  ...refusal(`"bakeMinutes" must be a number from 0 to ${weekMinutes}, a week.`),
});
const minSessions = Type.Integer({
  minimum: 0,
  maximum: 1_000_000,
  description: 'Minimum number of sessions of the version before the next stage.',
  ...refusal('"minSessions" must be a whole number from 0 to 1000000.'),
});
const approval = Type.Boolean({
  description:
    'Whether someone other than the creator of the rollout must approve the stage before it begins.',
});
const margin = Type.Number({
  minimum: 0,
  maximum: 1,
  ...refusal('A margin must be a share from 0 to 1, such as 0.005.'),
});
const marginsOf = (required: readonly string[]) =>
  Object.fromEntries(
    metrics.map(({ name }) => [name, required.includes(name) ? margin : Type.Optional(margin)]),
  );
type StageMargins = Readonly<Record<'sessions' | 'renders', number> & Partial<Record<MetricName, number>>>;
const marginText =
  'Difference from the control, by metric, at which the version is rolled back if it is significant; from 0 to 1.';

export const RolloutStage = Type.Object(
  {
    bps,
    segment,
    bakeMinutes,
    minSessions,
    approval,
    // Stages of older registries only have these two.
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
  refusal('Each stage must be an object with "bps".'),
);

const startAt = Type.String({
  maxLength: 40,
  description: 'ISO 8601, such as `2026-11-26T10:00:00+05:30`.',
  ...refusal('"startAt" must be a time such as 2026-11-26T10:00:00+05:30.'),
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
          'By default 1, 10, 25, 50 and 100%. The last stage must be 100% of all shoppers and promotes the version.',
        ...refusal('"stages" must be a list of at most 20 stages, such as [{"bps": 1000}, {"bps": 10000}].'),
      }),
    ),
    bakeMinutes: Type.Optional(bakeMinutes),
    minSessions: Type.Optional(minSessions),
    startAt: Type.Optional(startAt),
    start: Type.Optional(Type.Boolean({ description: 'Starts the rollout immediately.' })),
    again: Type.Optional(
      Type.Boolean({
        description: 'Releases a rolled-back version again. Explain it in the reason.',
      }),
    ),
    acknowledge: Type.Optional(
      Type.Boolean({ description: 'Releases a deprecated version. Explain it in the reason.' }),
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
  reason: Type.String({ description: 'A human-readable reason.' }),
  by: Type.String({ description: 'Who paused it; `automatic` for an automatic pause.' }),
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
    stage: Type.Integer({ description: 'The current stage, from 1; 0 before the rollout begins.' }),
    stageSince: Type.Unsafe<string | null>({
      ...nullableText,
      description: 'When the current stage went live.',
    }),
    bakesUntil: Type.Unsafe<string | null>({
      ...nullableText,
      description:
        'When the minimum time in the stage ends; null before the rollout begins and after it ends.',
    }),
    sessions: Type.Unsafe<number | null>({
      type: ['number', 'null'],
      description:
        'Sessions of the version in this stage; null before the first stage and after the last one.',
    }),
    hold: Type.Unsafe<Static<typeof hold> | null>({
      ...Type.Union([hold, Type.Null()]),
      description: 'Why it is paused; automatic pauses end automatically.',
    }),
    approvals: Type.Array(
      Type.Object({ stage: Type.Integer(), by: Type.String(), reason: Type.String(), at: moment }),
    ),
    isProtected: Type.Boolean({
      description: 'Whether changes to the remote need a second person, who must approve the first stage.',
    }),
    startAt: nullableMoment,
    createdBy: Type.String(),
    createdAt: moment,
    endedAt: nullableMoment,
  },
  { $id: 'Rollout', description: 'The release of a version to shoppers in stages.' },
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
    stage: Type.Integer({ description: 'The stage at that time.' }),
    reason: Type.String(),
  },
  { $id: 'RolloutEvent', description: 'An event of a rollout, with its actor and reason.' },
);

export const RolloutWithHistory = Type.Object(
  { ...Rollout.properties, history: Type.Array(ref(RolloutEvent), { description: 'Newest first.' }) },
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
    ...refusal('"stage" must be the number of a stage.'),
  });

export const RolloutSkip = Type.Object(
  {
    reason: textNamed('reason'),
    stage: stage('The current stage, so that two simultaneous requests skip only one stage.'),
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
    ...refusal(`"${name}" must be a time of day such as 10:00, not {value}.`),
  });

const calendar = {
  timeZone: Type.String({
    maxLength: 60,
    description: 'Time zone of the windows and holidays, such as `Asia/Kolkata`.',
    ...refusal('"timeZone" must be a time zone such as Asia/Kolkata.'),
  }),
  windows: Type.Array(
    Type.Object({
      days: Type.Array(Type.Enum([...weekdays], refusal(`A day must be one of ${weekdays.join(', ')}.`)), {
        minItems: 1,
        maxItems: 7,
        ...refusal('"days" must be a list of weekdays, such as ["mon", "tue"].'),
      }),
      from: time('from', ''),
      to: time('to', '|24:00'),
    }),
    {
      maxItems: 20,
      description: 'When stages may begin. Without windows, they may begin at any time.',
      ...refusal('"windows" must be a list of at most 20 windows with "days", "from" and "to".'),
    },
  ),
  holidays: Type.Array(Type.String({ maxLength: 10 }), {
    maxItems: 400,
    description: 'Dates on which no stage begins, such as `2026-11-08`.',
    ...refusal('"holidays" must be a list of at most 400 dates such as 2026-11-08.'),
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
