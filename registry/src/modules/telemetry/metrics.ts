/*
 * The counters of a version and the metrics that judge it. Tables, schemas, queries, judgements and docs/metrics.md follow these tables:
 * see docs/guide/a-metric.md.
 */

interface Counter {
  /** Its column in `registry_health`. */
  readonly column: string;
  readonly description: string;
  /** Whether judgements use it; true by default. */
  readonly isJudged?: false;
}

const unjudged = { isJudged: false } as const;

/** The counters of a version in a window of time, by their names in the API. */
export const counters = {
  sessions: {
    column: 'sessions',
    description: 'Sessions; a sampled success counts for the ten that it represents.',
  },
  reports: { column: 'reports', description: 'Sessions that reported anything.' },
  failures: { column: 'failures', description: 'Sessions with a failed load or an error.' },
  errors: { column: 'errors', description: 'Errors; a session can have several.', ...unjudged },
  loads: { column: 'loads', description: 'Reported loads.', ...unjudged },
  loadMs: { column: 'load_ms', description: 'Sum of load times, in ms.', ...unjudged },
  lcps: { column: 'lcps', description: 'Reported largest contentful paints.', ...unjudged },
  lcpMs: { column: 'lcp_ms', description: 'Sum of largest contentful paints, in ms.', ...unjudged },
  serverRenders: { column: 'server_renders', description: 'Renders on the server.' },
  serverFailures: {
    column: 'server_failures',
    description: 'Server renders that threw, timed out or crashed.',
  },
  products: { column: 'products', description: 'Sessions that saw a product; each counts once.' },
  carts: { column: 'carts', description: 'Sessions that added a product to the cart.' },
  checkouts: { column: 'checkouts', description: 'Sessions that opened the checkout.' },
  pays: { column: 'pays', description: 'Sessions that clicked Pay, counted by the shop.' },
  paid: { column: 'paid', description: 'Sessions that paid, counted by the shop.' },
  blocked: {
    column: 'blocked',
    description: 'Sessions in which the API failed from Pay on, counted by the shop.',
  },
  orders: { column: 'orders', description: 'Sessions that got their order, counted by the shop.' },
} as const satisfies Readonly<Record<string, Counter>>;

export type CounterName = keyof typeof counters;
type UnjudgedName = {
  [Name in CounterName]: (typeof counters)[Name] extends { isJudged: false } ? Name : never;
}[CounterName];

/** The health of one version: sums over windows. */
export type Health = { readonly [Name in CounterName]: number };
/** The counts of a version for a judgement. */
export type Counts = Omit<Health, UnjudgedName>;

export const counterNames = Object.keys(counters) as readonly CounterName[];
export const judgedNames = counterNames.filter(
  (name) => !('isJudged' in counters[name]),
) as readonly (keyof Counts)[];

const zeros = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 0])) as Readonly<Record<Name, number>>;

export const noHealth: Health = zeros(counterNames);
export const noCounts: Counts = zeros(judgedNames);

interface Stage {
  readonly counter: CounterName;
  /** Its bit in a session's row, so that it counts once. Stored rows contain it, so it must not change. */
  readonly bit: number;
  readonly reportedBy: readonly ('page' | 'shop')[];
}

/** The stages of a session, in the order of a purchase; `blocked` if the API failed. */
export const stages = {
  product: { counter: 'products', bit: 1, reportedBy: ['page'] },
  cart: { counter: 'carts', bit: 2, reportedBy: ['page'] },
  checkout: { counter: 'checkouts', bit: 4, reportedBy: ['page'] },
  pay: { counter: 'pays', bit: 16, reportedBy: ['shop'] },
  paid: { counter: 'paid', bit: 32, reportedBy: ['shop'] },
  order: { counter: 'orders', bit: 8, reportedBy: ['page', 'shop'] },
  blocked: { counter: 'blocked', bit: 64, reportedBy: ['shop'] },
} as const satisfies Readonly<Record<string, Stage>>;

export type StageName = keyof typeof stages;
type StageOf<Source extends Stage['reportedBy'][number]> = {
  [Name in StageName]: Source extends (typeof stages)[Name]['reportedBy'][number] ? Name : never;
}[StageName];
export type PageStage = StageOf<'page'>;
export type PurchaseStage = StageOf<'shop'>;

const stagesOf = (source: Stage['reportedBy'][number]) =>
  (Object.keys(stages) as StageName[]).filter((name) =>
    (stages[name].reportedBy as Stage['reportedBy']).includes(source),
  );

/** Stages that a page reports. */
export const pageStages = stagesOf('page') as PageStage[];
/** Stages that the shop's API reports. */
export const purchaseStages = stagesOf('shop') as PurchaseStage[];

/** A rate for comparing versions. */
export interface Metric {
  readonly name: string;
  readonly numerator: keyof Counts;
  readonly denominator: keyof Counts;
  /** The counter of the observed part of the denominator, from which the rest is estimated. */
  readonly observed: keyof Counts;
  /** Whether a lower or a higher rate is better. */
  readonly direction: 'lower' | 'higher';
  /** Minimum count for a judgement: failures of the version, or successes of the control. */
  readonly floor: number;
  /**
   * `alpha`: the probability that an equally good version is ever judged worse, regardless of the number of checks. `margin`: the
   * relevant difference, from 0 to 1.
   */
  readonly guardrail: { readonly alpha: number; readonly margin: number };
  /**
   * Determines a canary's expected share of the numerator: its assigned share of shoppers, or its actual share of the denominator.
   */
  readonly share: 'drawn' | 'real';
  /** The phrase after a percentage. */
  readonly text: string;
  /** The label in columns and lists. */
  readonly label: string;
}

const sale = {
  direction: 'higher',
  floor: 4,
  share: 'drawn',
  guardrail: { alpha: 0.0005, margin: 0.02 },
} as const;

/**
 * All metrics, most severe first. The alphas add up to 0.8%, the probability that a rollout of an equally good version is rolled
 * back.
 */
export const metrics = [
  {
    name: 'sessions',
    numerator: 'failures',
    denominator: 'sessions',
    observed: 'reports',
    direction: 'lower',
    floor: 4,
    guardrail: { alpha: 0.005, margin: 0.005 },
    share: 'drawn',
    text: 'of sessions failed',
    label: 'failed sessions',
  },
  {
    name: 'renders',
    numerator: 'serverFailures',
    denominator: 'serverRenders',
    observed: 'serverRenders',
    direction: 'lower',
    floor: 4,
    guardrail: { alpha: 0.0005, margin: 0.005 },
    // Cached pages are not rendered, so the assigned share does not apply.
    share: 'real',
    text: 'of server renders failed',
    label: 'failed server renders',
  },
  {
    name: 'carts',
    numerator: 'carts',
    denominator: 'products',
    observed: 'products',
    ...sale,
    text: 'of shoppers who saw a product added one to the cart',
    label: 'added to the cart',
  },
  {
    name: 'checkouts',
    numerator: 'checkouts',
    denominator: 'carts',
    observed: 'carts',
    ...sale,
    text: 'of shoppers with a cart opened the checkout',
    label: 'opened the checkout',
  },
  {
    name: 'pays',
    numerator: 'pays',
    denominator: 'checkouts',
    observed: 'checkouts',
    ...sale,
    text: 'of shoppers in the checkout clicked Pay',
    label: 'clicked Pay',
  },
  {
    name: 'payments',
    numerator: 'paid',
    denominator: 'pays',
    observed: 'pays',
    ...sale,
    text: 'of shoppers who clicked Pay paid',
    label: 'paid',
  },
  {
    name: 'orders',
    numerator: 'orders',
    denominator: 'checkouts',
    observed: 'checkouts',
    ...sale,
    text: 'of shoppers in the checkout got their order',
    label: 'got their order',
  },
] as const satisfies readonly Metric[];

export type MetricName = (typeof metrics)[number]['name'];

/** Margins by metric; the metric's own margin if absent. */
export type Margins = Readonly<Partial<Record<string, number>>>;

export const rateOf = ({ numerator, denominator }: Metric, counts: Counts): number | null =>
  counts[denominator] > 0 ? counts[numerator] / counts[denominator] : null;

export const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** How many of the denominator an observed success represents; 1 if all were observed. */
export function weightOf({ numerator, denominator, observed }: Metric, counts: Counts): number {
  const seen = counts[observed] - counts[numerator];
  return observed !== denominator && seen > 0
    ? Math.max(1, (counts[denominator] - counts[numerator]) / seen)
    : 1;
}

/** Whether a difference is relevant: at least the margin, or half of the other side's sales if that is less. */
export function isRelevant(
  metric: Metric,
  { rate, base }: { readonly rate: number; readonly base: number },
  margins: Margins = {},
): boolean {
  const margin = margins[metric.name] ?? metric.guardrail.margin;
  if (metric.direction === 'lower') return rate - base >= margin;
  // In a shop with few sales, the difference from a version that sells nothing can be below the margin.
  const limit = margin > metric.guardrail.margin ? margin : Math.min(margin, base / 2);
  return base - rate >= limit;
}
