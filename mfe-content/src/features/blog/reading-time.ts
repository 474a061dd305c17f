import { plainText } from '../plain-text';

/** What most people read at ease, in words a minute. */
const wordsAMinute = 220;

/** Whole minutes that a text takes to read, one at least. */
export function readingMinutes(html: string): number {
  const words = plainText(html).split(' ').filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsAMinute));
}
