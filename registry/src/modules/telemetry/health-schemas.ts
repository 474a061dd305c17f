import { moment } from '@shop/protocol/schemas';
import { nullableText, ref } from '@shop/server-kit';
import { Type } from 'typebox';
import { type CounterName, counterNames, counters, judgedNames } from './metrics';

const count = (description?: string) => Type.Number(description === undefined ? {} : { description });

const numbers = <Name extends CounterName>(names: readonly Name[], isDescribed: boolean) =>
  Object.fromEntries(
    names.map((name) => [name, count(isDescribed ? counters[name].description : undefined)]),
  ) as { readonly [Key in Name]: ReturnType<typeof count> };

const counts = numbers(counterNames, true);

export const HealthWindow = Type.Object(
  {
    ...counts,
    remote: Type.String(),
    version: Type.String(),
    variant: Type.String(),
    at: Type.String({ description: 'Start of the window, ISO 8601, UTC.' }),
  },
  { $id: 'HealthWindow', description: 'A window of 30 s of one version.' },
);

const evidence = Type.Array(Type.Number(), {
  description: 'Logarithms of the evidence, by alternative odds.',
});

const nullableRate = (description: string) =>
  Type.Unsafe<number | null>({ type: ['number', 'null'], description });

export const Judged = Type.Object(
  {
    metric: Type.String({
      description: 'For example, `sessions` or `orders`; see docs/metrics.md.',
    }),
    verdict: Type.Enum(['worse', 'same', 'better', 'not enough data', 'no data']),
    rate: nullableRate('Rate of the version, from 0 to 1; null if nothing was counted.'),
    base: nullableRate('Rate of the control, or the assumed limit of the previous version; null if unknown.'),
    of: Type.Number({ description: 'Denominator of the rate.' }),
  },
  { $id: 'Judged', description: 'The judgement of a version by one metric.' },
);

const judged = Type.Array(ref(Judged), {
  description: 'Judgements by metric, most severe first; empty before the first check.',
});

export const Judgement = Type.Object(
  {
    remote: Type.String(),
    version: Type.String({ description: 'The canary, or the stable version.' }),
    variant: Type.Enum(['stable', 'canary']),
    against: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'The control, or the last good version; null if there is no baseline.',
    }),
    judged,
  },
  { $id: 'Judgement', description: 'How a live version compares with its baseline.' },
);

export const SalesState = Type.Object(
  {
    since: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description:
        'ISO 8601, UTC: the time since which too few checkouts result in an order; null while enough do.',
    }),
    checkouts: count('Shoppers who opened the checkout since orders dropped; 0 while enough get an order.'),
    orders: count('How many of them got their order.'),
    base: nullableRate(
      'Orders per checkout in the previous seven days, from 0 to 1; null if there is too little data.',
    ),
  },
  { $id: 'SalesState', description: 'The sales of the shop, regardless of versions.' },
);

export const HealthOverview = Type.Object(
  {
    stepMinutes: Type.Number({ description: 'Length of a step in minutes, which may be fractional.' }),
    from: Type.String({ description: 'Start of the first step, ISO 8601, UTC.' }),
    versions: Type.Array(
      Type.Object({
        remote: Type.String(),
        version: Type.String(),
        variant: Type.String(),
        steps: Type.Array(
          Type.Object({ ...counts, step: Type.Integer({ description: 'Index of the step, from 0.' }) }),
          { description: 'Steps with reports, in chronological order.' },
        ),
      }),
      { description: 'By remote, version and variant.' },
    ),
    judgements: Type.Array(ref(Judgement), { description: 'Judgements of each live remote.' }),
    sales: ref(SalesState),
  },
  { $id: 'HealthOverview', description: 'Health of all versions in the last hours, in steps.' },
);

const versionCounts = Type.Object(numbers(judgedNames, false));

const sides = Type.Object({ canary: versionCounts, control: versionCounts });

export const WatchState = Type.Object(
  {
    salt: Type.String({ description: 'Salt of the rollout.' }),
    since: Type.String({ description: 'ISO 8601, UTC. Earlier reports do not count.' }),
    lastWindow: Type.Number({
      description: 'Start of the last checked window, in ms since 1970.',
    }),
    trials: Type.Record(Type.String(), Type.Object({ worse: evidence, better: evidence }), {
      description: 'The evidence by metric.',
    }),
    evidence: Type.Object(
      { sessions: evidence, renders: evidence, carts: evidence },
      {
        description: 'Deprecated: the evidence that the canary performs worse, by three metrics of `trials`.',
      },
    ),
    counted: Type.Object(
      { ...sides.properties },
      { description: 'Counts that are included in the evidence.' },
    ),
    stage: Type.Object(
      {
        bps: Type.Integer(),
        segment: Type.Optional(
          Type.String({ description: 'The segment of the share; empty for all shoppers.' }),
        ),
        ...sides.properties,
      },
      { description: 'The current share, and the counts at the time it was set.' },
    ),
    judged,
    paused: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'Why the canary is paused; null if it is not.',
    }),
  },
  { $id: 'WatchState', description: 'Monitor state of a canary, kept between checks.' },
);

export const BakeState = Type.Object(
  {
    version: Type.String({ description: 'The stable version.' }),
    previous: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description:
        'The last good version before it; null if this one was restored by a rollback, or there was no good version.',
    }),
    since: Type.String({ description: 'ISO 8601, UTC.' }),
    until: Type.String({ description: 'ISO 8601, UTC: the end of automatic rollback.' }),
    bases: Type.Record(
      Type.String(),
      Type.Object({
        rate: Type.Number({
          description: 'Assumed rate of the previous version, in favour of the new one; from 0 to 1.',
        }),
        share: nullableRate('Assumed share of the failures of all remotes; null for sales.'),
      }),
      { description: 'Assumed rates by metric, if enough is known about the previous version.' },
    ),
    base: Type.Number({ description: 'Deprecated: the rate of `sessions` in `bases`.' }),
    share: Type.Number({ description: 'Deprecated: the share of `sessions` in `bases`.' }),
    evidence: Type.Object(
      { rate: evidence, share: evidence },
      { description: 'Deprecated and empty: evidence is recalculated for each check.' },
    ),
    counted: Type.Object(
      {
        sessions: Type.Number(),
        reports: Type.Number(),
        failures: Type.Number(),
        others: Type.Number({ description: 'Failures of all other remotes.' }),
      },
      { description: 'Counts of the last check.' },
    ),
    judged,
  },
  { $id: 'BakeState', description: 'Monitor state of a promoted version, kept between checks.' },
);

export const HealthOfRemote = Type.Object(
  {
    windows: Type.Array(ref(HealthWindow), {
      description: 'Windows of all versions, in chronological order.',
    }),
    watch: Type.Union([ref(WatchState), Type.Null()]),
    bake: Type.Union([ref(BakeState), Type.Null()]),
    held: Type.Optional(
      Type.Array(
        Type.Object({
          version: Type.String(),
          sessions: Type.Integer({ description: 'Failed sessions.' }),
          networks: Type.Integer({ description: 'Number of networks that reported them.' }),
        }),
        { description: 'Failed sessions that are not evidence, by version, highest count first.' },
      ),
    ),
  },
  { $id: 'HealthOfRemote', description: 'Recent health of a remote’s versions.' },
);

export const VitalSummary = Type.Object(
  {
    count: Type.Number({ description: 'Page views.' }),
    p75: Type.Number({
      description:
        'The 75th percentile of page views, in the unit of the vital; interpolated within a bucket.',
    }),
    rating: Type.Enum(['good', 'needs improvement', 'poor']),
    good: Type.Number({ description: 'Share of page views, from 0 to 1.' }),
    poor: Type.Number({ description: 'Share of page views, from 0 to 1.' }),
  },
  { $id: 'VitalSummary' },
);

const summary = Type.Optional(ref(VitalSummary));
const vitalsOf = {
  page: Type.String({ description: 'Route pattern.' }),
  vitals: Type.Object({ LCP: summary, INP: summary, CLS: summary, FCP: summary, TTFB: summary }),
};

export const VitalsList = Type.Object(
  {
    releases: Type.Array(Type.Object({ seq: Type.Integer(), ...vitalsOf }), {
      description: 'Newest first, then by page. Each page view counts once.',
    }),
    versions: Type.Array(Type.Object({ remote: Type.String(), version: Type.String(), ...vitalsOf }), {
      description: 'By remote, then by version (newest release first), then by page.',
    }),
  },
  { $id: 'VitalsList', description: 'Web vitals measured by shoppers’ browsers.' },
);

export const ErrorsOfRemote = Type.Object(
  {
    items: Type.Array(
      Type.Object({
        id: Type.String({
          description: 'Hash of message and location, the same for all reports of the error.',
        }),
        version: Type.String(),
        message: Type.String({ description: 'The message, without email addresses and long numbers.' }),
        stack: Type.String({
          description: 'The browser’s stack trace, up to 1,500 characters; may be empty.',
        }),
        count: Type.Integer({ description: 'Number of page views that reported it.' }),
        firstSeen: moment,
        lastSeen: moment,
      }),
      { description: 'Latest first, at most 50.' },
    ),
  },
  { $id: 'ErrorsOfRemote', description: 'Errors of a remote’s versions in shoppers’ browsers.' },
);

const Frame = Type.Object({
  text: Type.String({ description: 'The original line from the browser.' }),
  name: Type.Unsafe<string | null>({ ...nullableText, description: 'The function name, if known.' }),
  source: Type.Unsafe<string | null>({
    ...nullableText,
    description: 'Path of the source; null without a source map.',
  }),
  line: Type.Integer({ description: 'Position in the source, from 1; 0 without a source map.' }),
  column: Type.Integer({ description: 'Position in the source, from 1; 0 without a source map.' }),
  around: Type.Array(Type.Object({ line: Type.Integer(), text: Type.String() }), {
    description: 'The surrounding lines; empty if the source map contains no sources.',
  }),
});

export const ErrorWithSources = Type.Object(
  {
    remote: Type.String(),
    version: Type.String(),
    message: Type.String(),
    stack: Type.String({ description: 'The browser’s stack trace.' }),
    count: Type.Integer({ description: 'Number of page views that reported it.' }),
    firstSeen: moment,
    lastSeen: moment,
    frames: Type.Array(Frame, { description: 'The stack frames with a position in a script.' }),
  },
  { $id: 'ErrorWithSources', description: 'An error, with its stack mapped to the sources.' },
);
