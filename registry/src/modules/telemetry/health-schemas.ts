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
    at: Type.String({ description: 'Its start, ISO 8601, UTC.' }),
  },
  { $id: 'HealthWindow', description: 'A window of 30 s of one version.' },
);

const evidence = Type.Array(Type.Number(), {
  description: 'Logarithms of the evidence, by the odds that are tried.',
});

const nullableRate = (description: string) =>
  Type.Unsafe<number | null>({ type: ['number', 'null'], description });

export const Judged = Type.Object(
  {
    metric: Type.String({
      description: 'Such as `sessions` or `orders`; see docs/metrics.md.',
    }),
    verdict: Type.Enum(['worse', 'same', 'better', 'not enough data', 'no data']),
    rate: nullableRate('Of the version, from 0 to 1; null where nothing was counted.'),
    base: nullableRate(
      'Of the control, or the limit that is assumed of the previous version; null where that is unknown.',
    ),
    of: Type.Number({ description: 'The denominator of the rate.' }),
  },
  { $id: 'Judged', description: 'The judgement of a version by one metric.' },
);

const judged = Type.Array(ref(Judged), {
  description: 'By metric, the most severe first; empty before the first check.',
});

export const Judgement = Type.Object(
  {
    remote: Type.String(),
    version: Type.String({ description: 'The canary, or the version of all shoppers.' }),
    variant: Type.Enum(['stable', 'canary']),
    against: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'The control, or the last good version; null where there is nothing to compare it with.',
    }),
    judged,
  },
  { $id: 'Judgement', description: 'How a live version compares with another one.' },
);

export const SalesState = Type.Object(
  {
    since: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description:
        'ISO 8601, UTC: since when too few shoppers in the checkout get an order; null while enough do.',
    }),
    checkouts: count('Shoppers who opened the checkout since fewer orders come in; 0 while enough do.'),
    orders: count('Those of them who got their order.'),
    base: nullableRate(
      'Orders by checkouts in the seven days before, from 0 to 1; null where too little is known.',
    ),
  },
  { $id: 'SalesState', description: 'The sales of the shop, whichever versions it has.' },
);

export const HealthOverview = Type.Object(
  {
    stepMinutes: Type.Number({ description: 'Length of a step, which may have half a minute.' }),
    from: Type.String({ description: 'Start of the first step, ISO 8601, UTC.' }),
    versions: Type.Array(
      Type.Object({
        remote: Type.String(),
        version: Type.String(),
        variant: Type.String(),
        steps: Type.Array(
          Type.Object({ ...counts, step: Type.Integer({ description: 'Which step it is, from 0.' }) }),
          { description: 'Those with reports, in the order of time.' },
        ),
      }),
      { description: 'By remote, version and variant.' },
    ),
    judgements: Type.Array(ref(Judgement), { description: 'Of each live remote.' }),
    sales: ref(SalesState),
  },
  { $id: 'HealthOverview', description: 'Health of all versions in the last hours, in steps.' },
);

const versionCounts = Type.Object(numbers(judgedNames, false));

const sides = Type.Object({ canary: versionCounts, control: versionCounts });

export const WatchState = Type.Object(
  {
    salt: Type.String({ description: 'The rollout that it is about.' }),
    since: Type.String({ description: 'ISO 8601, UTC; earlier reports do not count.' }),
    lastWindow: Type.Number({
      description: 'Start of the last window that was looked at, in ms since 1970.',
    }),
    trials: Type.Record(Type.String(), Type.Object({ worse: evidence, better: evidence }), {
      description: 'The evidence by metric.',
    }),
    evidence: Type.Object(
      { sessions: evidence, renders: evidence, carts: evidence },
      { description: 'Deprecated: the evidence that it does worse, by three metrics of `trials`.' },
    ),
    counted: Type.Object({ ...sides.properties }, { description: 'The counts that are in the evidence.' }),
    stage: Type.Object(
      {
        bps: Type.Integer(),
        segment: Type.Optional(
          Type.String({ description: 'The segment of the share; empty for everybody.' }),
        ),
        ...sides.properties,
      },
      { description: 'The share of now, and what had been counted when it was set.' },
    ),
    judged,
    paused: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'Why the ramp is paused; null while it is not.',
    }),
  },
  { $id: 'WatchState', description: 'Monitor state of a canary, kept between checks.' },
);

export const BakeState = Type.Object(
  {
    version: Type.String({ description: 'The version of all shoppers.' }),
    previous: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description:
        'The last good version before it; null where a rollback led to this one, or nothing was good.',
    }),
    since: Type.String({ description: 'ISO 8601, UTC.' }),
    until: Type.String({ description: 'ISO 8601, UTC: until then it may be rolled back automatically.' }),
    bases: Type.Record(
      Type.String(),
      Type.Object({
        rate: Type.Number({ description: 'Of the previous version, in favour of the new one; from 0 to 1.' }),
        share: nullableRate('Its share of the failures of all remotes; null for sales.'),
      }),
      { description: 'By metric, where enough is known of the previous version.' },
    ),
    base: Type.Number({ description: 'Deprecated: the rate of `sessions` in `bases`.' }),
    share: Type.Number({ description: 'Deprecated: the share of `sessions` in `bases`.' }),
    evidence: Type.Object(
      { rate: evidence, share: evidence },
      { description: 'Deprecated and empty: evidence is counted again for each check.' },
    ),
    counted: Type.Object(
      {
        sessions: Type.Number(),
        reports: Type.Number(),
        failures: Type.Number(),
        others: Type.Number({ description: 'Failures of all other remotes.' }),
      },
      { description: 'The counts of the last check.' },
    ),
    judged,
  },
  { $id: 'BakeState', description: 'Monitor state of a promoted version, kept between checks.' },
);

export const HealthOfRemote = Type.Object(
  {
    windows: Type.Array(ref(HealthWindow), { description: 'Of all versions, in the order of time.' }),
    watch: Type.Union([ref(WatchState), Type.Null()]),
    bake: Type.Union([ref(BakeState), Type.Null()]),
    held: Type.Optional(
      Type.Array(
        Type.Object({
          version: Type.String(),
          sessions: Type.Integer({ description: 'Failed sessions.' }),
          networks: Type.Integer({ description: 'Networks that they were reported from.' }),
        }),
        { description: 'Failed sessions that are not evidence, by version, the most first.' },
      ),
    ),
  },
  { $id: 'HealthOfRemote', description: 'Recent health of the versions of a remote.' },
);

export const VitalSummary = Type.Object(
  {
    count: Type.Number({ description: 'Page views.' }),
    p75: Type.Number({
      description:
        'Three quarters of the page views had this or less, in the unit of the vital; linear inside a bucket.',
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
      description: 'The newest first, then by page; each page view once.',
    }),
    versions: Type.Array(Type.Object({ remote: Type.String(), version: Type.String(), ...vitalsOf }), {
      description: 'By remote, the version of the newest release first, then by page.',
    }),
  },
  { $id: 'VitalsList', description: 'Web vitals that shoppers’ browsers measured.' },
);

export const ErrorsOfRemote = Type.Object(
  {
    items: Type.Array(
      Type.Object({
        id: Type.String({ description: 'Of its message and place; the same for all pages that report it.' }),
        version: Type.String(),
        message: Type.String({ description: 'Without e-mail addresses and long numbers.' }),
        stack: Type.String({ description: 'As the browser wrote it, up to 1,500 characters; may be empty.' }),
        count: Type.Integer({ description: 'Pages that reported it.' }),
        firstSeen: moment,
        lastSeen: moment,
      }),
      { description: 'The latest first, at most 50.' },
    ),
  },
  { $id: 'ErrorsOfRemote', description: 'Errors of the versions of a remote in shoppers’ browsers.' },
);

const Frame = Type.Object({
  text: Type.String({ description: 'The line as the browser wrote it.' }),
  name: Type.Unsafe<string | null>({ ...nullableText, description: 'The function, where it is known.' }),
  source: Type.Unsafe<string | null>({
    ...nullableText,
    description: 'Path of the source; null without a source map.',
  }),
  line: Type.Integer({ description: 'In the source, from 1; 0 without a source map.' }),
  column: Type.Integer({ description: 'In the source, from 1; 0 without a source map.' }),
  around: Type.Array(Type.Object({ line: Type.Integer(), text: Type.String() }), {
    description: 'The lines around it; none where the map has no sources.',
  }),
});

export const ErrorWithSources = Type.Object(
  {
    remote: Type.String(),
    version: Type.String(),
    message: Type.String(),
    stack: Type.String({ description: 'As the browser wrote it.' }),
    count: Type.Integer({ description: 'Pages that reported it.' }),
    firstSeen: moment,
    lastSeen: moment,
    frames: Type.Array(Frame, { description: 'The lines of the stack that name a place in a script.' }),
  },
  { $id: 'ErrorWithSources', description: 'An error, with its stack mapped to the sources.' },
);
