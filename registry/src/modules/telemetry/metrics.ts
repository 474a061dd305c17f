import type { Health } from './health';

/** What a judgement counts of one version. */
export type Counts = Omit<Health, 'errors' | 'loads' | 'loadMs' | 'lcps' | 'lcpMs'>;

export const noCounts: Counts = {
  sessions: 0,
  reports: 0,
  failures: 0,
  serverRenders: 0,
  serverFailures: 0,
  products: 0,
  carts: 0,
  checkouts: 0,
  pays: 0,
  paid: 0,
  blocked: 0,
  orders: 0,
};

/** One thing that a version can do worse than another. */
export interface Metric {
  readonly name: string;
  readonly numerator: keyof Counts;
  readonly denominator: keyof Counts;
  /** Which of the denominator were observed one by one; the others are estimated. */
  readonly observed: keyof Counts;
  readonly better: 'fewer' | 'more';
  /** Minimum count for a judgement: failures of the version, or successes beside it. */
  readonly floor: number;
  /**
   * `alpha`: the probability that a version that is as good is called worse, however often one looks. `margin`: the difference that
   * matters, from 0 to 1.
   */
  readonly guardrail: { readonly alpha: number; readonly margin: number };
  /** A canary's expected share of the numerator: its drawn share of shoppers, or its real share of the denominator. */
  readonly share: 'drawn' | 'real';
  /** What a share of the denominator did, such as "of sessions failed". */
  readonly text: string;
  /** As a column or list shows it. */
  readonly label: string;
}

const failing = { better: 'fewer', floor: 4 } as const;
const selling = {
  better: 'more',
  floor: 4,
  share: 'drawn',
  guardrail: { alpha: 0.0005, margin: 0.02 },
} as const;

/** A step of the funnel; each session counts for itself. */
const step = (
  [name, label]: readonly [name: string, label: string],
  [numerator, denominator]: readonly [keyof Counts, keyof Counts],
  text: string,
): Metric => ({ ...selling, name, label, numerator, denominator, observed: denominator, text });

/**
 * Everything that versions are judged by, the most severe first. The alphas add up to 0.8 %: the probability that a whole rollout of a
 * version that is as good as its control is rolled back.
 */
export const metrics: readonly Metric[] = [
  {
    ...{ name: 'sessions', numerator: 'failures', denominator: 'sessions', observed: 'reports' },
    ...{ ...failing, share: 'drawn', text: 'of sessions failed', label: 'failed sessions' },
    guardrail: { alpha: 0.005, margin: 0.005 },
  },
  {
    ...{ name: 'renders', numerator: 'serverFailures', denominator: 'serverRenders' },
    // A cached page is not rendered, so the drawn share does not apply.
    ...{ ...failing, observed: 'serverRenders', share: 'real', text: 'of server renders failed' },
    label: 'failed server renders',
    guardrail: { alpha: 0.0005, margin: 0.005 },
  },
  step(
    ['carts', 'added to the cart'],
    ['carts', 'products'],
    'of shoppers who saw a product added one to the cart',
  ),
  step(
    ['checkouts', 'opened the checkout'],
    ['checkouts', 'carts'],
    'of shoppers with a cart opened the checkout',
  ),
  step(['pays', 'pressed Pay'], ['pays', 'checkouts'], 'of shoppers in the checkout pressed Pay'),
  step(['payments', 'paid'], ['paid', 'pays'], 'of shoppers who pressed Pay paid'),
  step(['orders', 'got their order'], ['orders', 'checkouts'], 'of shoppers in the checkout got their order'),
];

/** The difference that is rolled back, by the name of a metric; the usual one where it is absent. */
export type Margins = Readonly<Partial<Record<string, number>>>;

export const rateOf = ({ numerator, denominator }: Metric, counts: Counts): number | null =>
  counts[denominator] > 0 ? counts[numerator] / counts[denominator] : null;

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** How many of the denominator an observed success represents; 1 where all were observed. */
export function weightOf({ numerator, denominator, observed }: Metric, counts: Counts): number {
  const seen = counts[observed] - counts[numerator];
  return observed !== denominator && seen > 0
    ? Math.max(1, (counts[denominator] - counts[numerator]) / seen)
    : 1;
}

/** Whether a difference matters: from the margin on, or half of what the other side sells where that is less. */
export function isRelevant(
  metric: Metric,
  { rate, base }: { readonly rate: number; readonly base: number },
  margins: Margins = {},
): boolean {
  const margin = margins[metric.name] ?? metric.guardrail.margin;
  if (metric.better === 'fewer') return rate - base >= margin;
  // Where few buy at all, even nobody is less than the margin below.
  const usual = margin > metric.guardrail.margin ? margin : Math.min(margin, base / 2);
  return base - rate >= usual;
}
