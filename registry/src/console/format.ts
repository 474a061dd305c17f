import { dateFormatter } from '@shop/config/dates';

const formatSecond = dateFormatter({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** Formats an ISO 8601 time as `21 Nov 2026, 23:30:05 IST`. */
export const istTime = (iso: string): string => `${formatSecond(iso)} IST`;

const units = [
  ['day', 24 * 60 * 60 * 1000],
  ['hour', 60 * 60 * 1000],
  ['minute', 60 * 1000],
] as const;

/** Formats as `2 hours ago`, in the largest unit that fits; `just now` below a minute. */
export function agoText(iso: string, now: Date): string {
  const ms = now.getTime() - Date.parse(iso);
  for (const [unit, length] of units) {
    const count = Math.floor(ms / length);
    if (count >= 1) return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
  }
  return 'just now';
}

/** Formats basis points as `12.5%`. */
export const shareText = (bps: number): string => `${bps / 100}%`;

/** `1.5 KB`, `840 B`, `2.1 MB`. */
export function sizeText(bytes: number): string {
  if (Math.abs(bytes) < 1024) return `${bytes} B`;
  const kilobytes = bytes / 1024;
  return Math.abs(kilobytes) < 1024 ? `${kilobytes.toFixed(1)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}

/** Formats the ratio of two counts as `1.25%`; a dash if nothing was counted. */
export const rateText = (numerator: number, denominator: number): string =>
  denominator > 0 ? `${((100 * numerator) / denominator).toFixed(2)}%` : '–';

/** Formats the mean of a sum as `230 ms`; a dash if nothing was counted. */
export const meanText = (sum: number, count: number): string =>
  count > 0 ? `${Math.round(sum / count)} ms` : '–';
