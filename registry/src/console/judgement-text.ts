import type { Judged } from '@shop/contracts/registry';
import { rateText } from '../modules/canaries/judge-metric';
import { metrics, percent } from '../modules/telemetry/metrics';

/** What a version's judgements come to. */
export type Verdict = 'worse' | 'as good' | 'not enough data' | 'no data';

/** The verdict on a version: worse by any metric, or as good by those that have enough data. */
export function verdictOf(judged: readonly Judged[]): Verdict {
  const has = (...verdicts: readonly Judged['verdict'][]) =>
    judged.some(({ verdict }) => verdicts.includes(verdict));
  if (has('worse')) return 'worse';
  if (has('same', 'better')) return 'as good';
  return has('not enough data') ? 'not enough data' : 'no data';
}

const metricOf = (name: string) => metrics.find((metric) => metric.name === name);

/** What got worse, the most severe first: "2.3 % of sessions failed, 0.4 % with 1.0.0". */
export function concernsOf(judged: readonly Judged[], against: string | null): readonly string[] {
  return judged.flatMap(({ metric: name, verdict, rate, base }) => {
    const metric = metricOf(name);
    if (!metric || verdict !== 'worse') return [];
    return `${rateText(metric, rate ?? 0)}, ${percent(base ?? 0)} with ${against ?? 'the other one'}`;
  });
}

/** The metrics with one of these verdicts, as a list in words. */
export const labelsOf = (judged: readonly Judged[], ...verdicts: readonly Judged['verdict'][]): string =>
  judged
    .filter(({ verdict }) => verdicts.includes(verdict))
    .map(({ metric }) => metricOf(metric)?.label ?? metric)
    .join(', ');
