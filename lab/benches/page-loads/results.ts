import type { Circumstances } from '../harness/circumstances';
import type { Interactions } from './interactions';
import { median, spread } from '../harness/statistics';
import type { PhoneName } from './conditions';
import type { Noise } from './noise';
import type { Tap, TapName, Taps } from './taps';
import type { PageName, TargetName } from './targets';
import type { Visit } from './visit';

export type VisitMeasure = Exclude<keyof Visit, 'lcpElement'>;
export type InteractionMeasure = keyof Interactions;

interface Sample {
  readonly target: TargetName;
  readonly phone: PhoneName;
  readonly round: number;
  readonly noise: Noise;
}

export type VisitSample = Sample & { readonly page: PageName; readonly visit: Visit };
export type InteractionSample = Sample & { readonly interactions: Interactions };
export type TapSample = Sample & { readonly taps: Taps };

/** All measurements of a run, in the format of `--out`. */
export interface Results extends Circumstances {
  readonly command: string;
  readonly visits: readonly VisitSample[];
  readonly interactions: readonly InteractionSample[];
  readonly taps: readonly TapSample[];
}

/** A median with its samples; null values without measurements. */
export interface Figure {
  readonly median: number | null;
  readonly spread: readonly [min: number, max: number] | null;
  /** The measurements, one value per round. */
  readonly values: readonly number[];
}

const figureOf = (values: readonly (number | null)[]): Figure => ({
  median: median(values),
  spread: spread(values),
  values: values.filter((value) => value !== null),
});

/** A measure of one page of one target over all rounds. */
export function visitFigure(
  { visits }: Results,
  target: TargetName,
  page: PageName,
  measure: VisitMeasure,
): Figure {
  const of = visits.filter((sample) => sample.target === target && sample.page === page);
  return figureOf(of.map(({ visit }) => visit[measure]));
}

/** An interaction with one target over all rounds. */
export function interactionFigure(
  { interactions }: Results,
  target: TargetName,
  measure: InteractionMeasure,
): Figure {
  const of = interactions.filter((sample) => sample.target === target);
  return figureOf(of.map((sample) => sample.interactions[measure] ?? null));
}

/** A tap in a target over all rounds. */
export function tapFigure({ taps }: Results, target: TargetName, name: TapName, measure: keyof Tap): Figure {
  const of = taps.filter((sample) => sample.target === target);
  return figureOf(of.map((sample) => sample.taps[name][measure]));
}

/** The measurements with one phone. */
export const withPhone = (results: Results, phone: PhoneName): Results => ({
  ...results,
  visits: results.visits.filter((sample) => sample.phone === phone),
  interactions: results.interactions.filter((sample) => sample.phone === phone),
  taps: results.taps.filter((sample) => sample.phone === phone),
});

/** The ratio of both; null if one was not measured. Zero only equals zero. */
export function ratio(ours: Figure, theirs: Figure): number | null {
  if (ours.median === null || theirs.median === null) return null;
  if (theirs.median === 0) return ours.median === 0 ? 1 : Infinity;
  return ours.median / theirs.median;
}
