import type { PhoneName } from './conditions';
import type { InteractionMeasure, VisitMeasure } from './results';
import { pageNames, type PageName, type TargetName } from './targets';

/** Maximum ratio to the time of the same page in another target. */
export interface RatioGoal {
  readonly measure: VisitMeasure;
  readonly against: Exclude<TargetName, 'federated'>;
  readonly max: number;
}

/** A maximum on a page: ms, bytes, or a number. */
export interface PageGoal {
  readonly measure: VisitMeasure;
  readonly page: PageName;
  readonly max: number;
}

/** Maximum ratio to the time at the previous commit. */
export interface InteractionRatioGoal {
  readonly measure: InteractionMeasure;
  readonly max: number;
}

export interface InteractionGoal {
  readonly measure: InteractionMeasure;
  readonly max: number;
}

export const ratioGoals: readonly RatioGoal[] = [
  { measure: 'lcp', against: 'monolith', max: 1.05 },
  { measure: 'fcp', against: 'monolith', max: 1.05 },
  { measure: 'tbt', against: 'monolith', max: 1.1 },
  { measure: 'js', against: 'monolith', max: 1.25 },
  { measure: 'lcp', against: 'in-browser', max: 0.65 },
  { measure: 'lcp', against: 'before', max: 1.05 },
  { measure: 'fcp', against: 'before', max: 1.05 },
  { measure: 'tbt', against: 'before', max: 1.1 },
];

export const interactionRatioGoals: readonly InteractionRatioGoal[] = [
  { measure: 'clickCold', max: 1.1 },
  { measure: 'clickWarm', max: 1.1 },
  { measure: 'photoCold', max: 1.1 },
  { measure: 'photoWarm', max: 1.1 },
  { measure: 'addToCart', max: 1.1 },
  { measure: 'nextPaint', max: 1.1 },
];

const onEveryPage = (measure: VisitMeasure, max: number): PageGoal[] =>
  pageNames.map((page) => ({ measure, page, max }));

export const pageGoals: readonly PageGoal[] = [
  { measure: 'lcp', page: 'home', max: 1000 },
  { measure: 'lcp', page: 'listing', max: 1000 },
  { measure: 'lcp', page: 'product', max: 740 },
  { measure: 'js', page: 'home', max: 145_000 },
  ...onEveryPage('tbt', 80),
  ...onEveryPage('cls', 0),
  ...onEveryPage('roundTrips', 3),
];

/** Maximum time to the next paint after any tap, in ms. */
export const tapGoals: Readonly<Record<PhoneName, number>> = { bench: 100, entry: 200 };

export const interactionGoals: readonly InteractionGoal[] = [
  { measure: 'clickCold', max: 150 },
  { measure: 'clickWarm', max: 100 },
  { measure: 'photoCold', max: 400 },
  { measure: 'photoWarm', max: 150 },
  { measure: 'addToCart', max: 100 },
  { measure: 'nextPaint', max: 50 },
  { measure: 'longestTask', max: 50 },
  // A scroll position counts as restored within a line of text.
  { measure: 'backShift', max: 2 },
];
