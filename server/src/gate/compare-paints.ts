import type { Page } from 'playwright-core';
import { limits } from './limits';
import { inWorld } from './page-world';

/**
 * Times of a page with the candidate and with the live versions, in ms. Times at the same index were measured one after the other.
 */
export interface Times {
  readonly candidate: readonly number[];
  readonly live: readonly number[];
}

/**
 * The p-value of the exact one-sided Mann-Whitney rank sum test, for the first sample being larger. Ties count as half, rounded in
 * favour of chance.
 */
export function chanceOfRanks(first: readonly number[], second: readonly number[]): number {
  const [m, n] = [first.length, second.length];
  const wins = first.reduce((sum, one) => sum + second.filter((other) => one > other).length, 0);
  // ways[u]: number of orders of both samples with u pairs in which the first is larger.
  let ways: number[][] = Array.from({ length: n + 1 }, () => [1]);
  for (let i = 1; i <= m; i += 1) {
    const next: number[][] = [[1]];
    for (let j = 1; j <= n; j += 1) {
      const counts: number[] = [];
      // The largest value is from the first sample, and larger than j others, or from the second.
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

/** The middle value, or the mean of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const [lower = NaN, upper = NaN] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? upper : (lower + upper) / 2;
}

/** Whether the candidate's median paint is noticeably later. */
export const isNoticeable = ({ candidate, live }: Times): boolean => {
  const [late, early] = [median(candidate), median(live)];
  return late > early * limits.paint.ratio && late - early > limits.paint.slackMs;
};

/** Whether the candidate is noticeably and significantly later. */
export const isLater = (times: Times): boolean =>
  isNoticeable(times) && chanceOfRanks(times.candidate, times.live) <= limits.paint.chance;

/**
 * Measures both sides in turns, in alternating order, until it is known whether the candidate is worse. Ends early once `isWorth`
 * is false; by default, once the candidate is not noticeably later. A busy machine only makes this slower.
 */
export async function measureInTurns(
  measure: (side: keyof Times) => Promise<number | null>,
  isWorth: (times: Times) => boolean = isNoticeable,
): Promise<Times> {
  const times = { candidate: [] as number[], live: [] as number[] };
  for (let turn = 1; turn <= limits.paint.turns; turn += 1) {
    const order = turn % 2 === 1 ? (['candidate', 'live'] as const) : (['live', 'candidate'] as const);
    for (const side of order) {
      const ms = await measure(side);
      if (ms !== null) times[side].push(ms);
    }
    if (turn >= limits.paint.minTurns && !isWorth(times)) break;
  }
  return times;
}

/** Two screenshots of a page, as JPEG in base64, and the share of their pixels that differ. */
interface Comparison {
  readonly difference: number;
  readonly live: string;
  readonly candidate: string;
}

interface Options {
  /** Width of the resulting screenshots, in pixels. */
  readonly shownWidth: number;
  /** Height of the shown part of a page in page pixels, from shortly before the first difference. */
  readonly shownHeight: number;
  /** Colour tolerance of 255: text rendering differs slightly between runs. */
  readonly tolerance: number;
}

const options: Options = { shownWidth: 420, shownHeight: 1600, tolerance: 24 };

/** Runs in the page. The function is serialized, so it must not use outer variables. */
async function compareInPage(sources: readonly string[], options: Options): Promise<Comparison> {
  const { shownWidth, shownHeight, tolerance } = options;
  const images = await Promise.all(
    sources.map(async (source) => {
      const bytes = Uint8Array.from(atob(source), (character) => character.charCodeAt(0));
      return createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    }),
  );
  // Areas that only one screenshot covers count as different.
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const contextOf = (wide: number, high: number) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [wide, high];
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('The browser has no canvas.');
    return { canvas, context };
  };
  const [one = new Uint8ClampedArray(), two = new Uint8ClampedArray()] = images.map((image) => {
    const { context } = contextOf(width, height);
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height).data;
  });
  let different = 0;
  let first = Infinity;
  for (let at = 0; at < one.length; at += 4) {
    const isOff = [0, 1, 2, 3].some((of) => Math.abs((one[at + of] ?? 0) - (two[at + of] ?? 0)) > tolerance);
    if (!isOff) continue;
    different += 1;
    first = Math.min(first, at);
  }
  const top = Number.isFinite(first) ? Math.max(0, Math.floor(first / 4 / width) - 200) : 0;
  const shown = Math.min(shownHeight, height - top);
  const scale = Math.min(1, shownWidth / width);
  const [live = '', candidate = ''] = images.map((image) => {
    const { canvas, context } = contextOf(Math.round(width * scale), Math.round(shown * scale));
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.scale(scale, scale);
    context.drawImage(image, 0, -top);
    return canvas.toDataURL('image/jpeg', 0.6).split(',')[1] ?? '';
  });
  return { difference: different / (one.length / 4), live, candidate };
}

/** Compares two PNG images in a page, as the browser can decode and encode images. */
export async function comparePictures(page: Page, live: Buffer, candidate: Buffer): Promise<Comparison> {
  await page.goto('data:text/html,');
  const sources = [live, candidate].map((picture) => picture.toString('base64'));
  return inWorld(page, compareInPage, sources, options);
}
