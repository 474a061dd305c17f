import type { PhoneName } from './conditions';
import type { InteractionMeasure, VisitMeasure } from './results';
import { pageNames, type PageName, type TargetName } from './targets';

/** Maximum ratio to the time of the same page in another target. */
export interface RatioGoal {
  readonly measure: VisitMeasure;
  readonly against: Exclude<TargetName, 'federated'>;
  readonly most: number;
}

/** A maximum on a page: ms, bytes, or a number. */
export interface PageGoal {
  readonly measure: VisitMeasure;
  readonly page: PageName;
  readonly most: number;
}

/** Maximum ratio to the time at the previous commit. */
export interface InteractionRatioGoal {
  readonly measure: InteractionMeasure;
  readonly most: number;
}

export interface InteractionGoal {
  readonly measure: InteractionMeasure;
  readonly most: number;
}

export const ratioGoals: readonly RatioGoal[] = [
  { measure: 'lcp', against: 'monolith', most: 1.05 },
  { measure: 'fcp', against: 'monolith', most: 1.05 },
  { measure: 'tbt', against: 'monolith', most: 1.1 },
  { measure: 'js', against: 'monolith', most: 1.25 },
  { measure: 'lcp', against: 'in-browser', most: 0.65 },
  { measure: 'lcp', against: 'before', most: 1.05 },
  { measure: 'fcp', against: 'before', most: 1.05 },
  { measure: 'tbt', against: 'before', most: 1.1 },
];

export const interactionRatioGoals: readonly InteractionRatioGoal[] = [
  { measure: 'clickCold', most: 1.1 },
  { measure: 'clickWarm', most: 1.1 },
  { measure: 'photoCold', most: 1.1 },
  { measure: 'photoWarm', most: 1.1 },
  { measure: 'addToCart', most: 1.1 },
  { measure: 'nextPaint', most: 1.1 },
];

const onEveryPage = (measure: VisitMeasure, most: number): PageGoal[] =>
  pageNames.map((page) => ({ measure, page, most }));

export const pageGoals: readonly PageGoal[] = [
  { measure: 'lcp', page: 'home', most: 1000 },
  { measure: 'lcp', page: 'listing', most: 1000 },
  { measure: 'lcp', page: 'product', most: 740 },
  { measure: 'js', page: 'home', most: 145_000 },
  ...onEveryPage('tbt', 80),
  ...onEveryPage('cls', 0),
  ...onEveryPage('roundTrips', 3),
];

/** Maximum time to the next paint after any tap, in ms. */
export const tapGoals: Readonly<Record<PhoneName, number>> = { bench: 100, entry: 200 };

export const interactionGoals: readonly InteractionGoal[] = [
  { measure: 'clickCold', most: 150 },
  { measure: 'clickWarm', most: 100 },
  { measure: 'photoCold', most: 400 },
  { measure: 'photoWarm', most: 150 },
  { measure: 'addToCart', most: 100 },
  { measure: 'nextPaint', most: 50 },
  { measure: 'longestTask', most: 50 },
  // A scroll position counts as restored within a line of text.
  { measure: 'backShift', most: 2 },
];
