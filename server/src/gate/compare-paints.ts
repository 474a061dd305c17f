import { limits } from './limits';

/** Times of one page with the candidate and as it is live, in ms; those of one turn were measured one after the other. */
export interface Times {
  readonly candidate: readonly number[];
  readonly live: readonly number[];
}

/**
 * How often ranks at least as unfavourable to the first sample come about by chance: the exact one-sided rank sum test of Mann and
 * Whitney. Ties count as half, rounded in favour of chance.
 */
export function chanceOfRanks(first: readonly number[], second: readonly number[]): number {
  const [m, n] = [first.length, second.length];
  const wins = first.reduce((sum, one) => sum + second.filter((other) => one > other).length, 0);
  // ways[u]: how many orders of both samples have u pairs in which the first is larger.
  let ways: number[][] = Array.from({ length: n + 1 }, () => [1]);
  for (let i = 1; i <= m; i += 1) {
    const next: number[][] = [[1]];
    for (let j = 1; j <= n; j += 1) {
      const counts: number[] = [];
      // The largest of all is of the first sample, and larger than j others, or of the second.
      (ways[j] ?? []).forEach((count, u) => (counts[u + j] = (counts[u + j] ?? 0) + count));
      (next[j - 1] ?? []).forEach((count, u) => (counts[u] = (counts[u] ?? 0) + count));
      next[j] = Array.from(counts, (count) => count ?? 0);
    }
    ways = next;
  }
  const all = ways[n] ?? [];
  const total = all.reduce((sum, count) => sum + count, 0);
  return all.slice(wins).reduce((sum, count) => sum + count, 0) / total;
}

/** The middle value; of two the mean. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const [lower = NaN, upper = NaN] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? upper : (lower + upper) / 2;
}

/** Whether the candidate is so much later that a person would notice, going by the medians. */
export const isNoticeable = ({ candidate, live }: Times): boolean => {
  const [late, early] = [median(candidate), median(live)];
  return late > early * limits.paint.ratio && late - early > limits.paint.slackMs;
};

/** Whether the candidate is later: noticeably, and not by chance. */
export const isLater = (times: Times): boolean =>
  isNoticeable(times) && chanceOfRanks(times.candidate, times.live) <= limits.paint.chance;

/**
 * Measures both in turns, in alternating order, until it is known whether the candidate is later. Turns end early once it is not
 * noticeably later, so that a busy machine costs time and no verdict.
 */
export async function measureInTurns(measure: (side: keyof Times) => Promise<number | null>): Promise<Times> {
  const times = { candidate: [] as number[], live: [] as number[] };
  for (let turn = 1; turn <= limits.paint.turns; turn += 1) {
    const order = turn % 2 === 1 ? (['candidate', 'live'] as const) : (['live', 'candidate'] as const);
    for (const side of order) {
      const ms = await measure(side);
      if (ms !== null) times[side].push(ms);
    }
    if (turn >= limits.paint.minTurns && !isNoticeable(times)) break;
  }
  return times;
}
