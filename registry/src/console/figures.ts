import type { Assignment } from '@shop/contracts';
import type { HealthWindow } from '@shop/contracts/registry';
import { noHealth, type Health } from '../modules/telemetry/metrics';

/** The figures of a canary and its control, for a table and for plots. */
export interface Figures {
  readonly canary: Health;
  readonly control: Health;
  readonly series: {
    /** Starts of windows, in seconds since 1970. */
    readonly at: readonly number[];
    /** Percent of sessions that failed; null for a window without any. */
    readonly failures: Readonly<Record<Side, readonly (number | null)[]>>;
    /** Mean time of a load, in ms; null for a window without any. */
    readonly load: Readonly<Record<Side, readonly (number | null)[]>>;
  };
}

export type Side = 'canary' | 'control';

const counts = Object.keys(noHealth) as readonly (keyof Health)[];

const sumOf = (windows: readonly HealthWindow[]): Health =>
  Object.fromEntries(
    counts.map((name) => [name, windows.reduce((sum, window) => sum + Number(window[name]), 0)]),
  ) as unknown as Health;

const rate = (numerator: number, denominator: number) => (denominator > 0 ? numerator / denominator : null);
const percent = ({ failures, sessions }: Health) => rate(100 * failures, sessions);
const meanLoad = ({ loadMs, loads }: Health) => rate(loadMs, loads);

/** Sums and series of a running canary and of its control; both count concurrent sessions only. */
export function figuresOf(
  windows: readonly HealthWindow[],
  { stable, canary }: Pick<Assignment, 'stable' | 'canary'>,
): Figures {
  const of = {
    canary: windows.filter((one) => one.variant === 'canary' && one.version === canary?.version),
    control: windows.filter((one) => one.variant === 'stable' && one.version === stable),
  };
  const starts = [...new Set([...of.canary, ...of.control].map(({ at }) => at))].sort();
  const series = (side: Side, value: (health: Health) => number | null) =>
    starts.map((start) => value(sumOf(of[side].filter(({ at }) => at === start))));
  const both = (value: (health: Health) => number | null) => ({
    canary: series('canary', value),
    control: series('control', value),
  });
  return {
    canary: sumOf(of.canary),
    control: sumOf(of.control),
    series: {
      at: starts.map((start) => Date.parse(start) / 1000),
      failures: both(percent),
      load: both(meanLoad),
    },
  };
}
