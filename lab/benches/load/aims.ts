import type { FloodedShop, LoadResults } from './results';

/** A goal of the load test, with its result. */
export interface Aim {
  readonly what: string;
  readonly aim: string;
  /** Null if it could not be measured, which counts as missed. */
  readonly found: string | null;
  readonly isMet: boolean;
}

const minRatio = 0.5;
const minPerCore = 25;
const maxCheckoutMs = 300;
const maxFirstPageMs = 1000;

type Statuses = Readonly<Record<string, number>>;

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const statusesOf = ({ flood, checkouts }: FloodedShop): Statuses[] => [flood.byStatus, checkouts.byStatus];

/** The goal of zero 500 responses, with the number of responses. */
function noErrors(floods: readonly FloodedShop[]): Aim {
  const all = floods.flatMap(statusesOf);
  const failed = sum(all.map((byStatus) => byStatus['500'] ?? 0));
  const found = `${failed} of ${sum(all.flatMap((byStatus) => Object.values(byStatus)))}`;
  return { what: 'responses of 500', aim: '0', found, isMet: failed === 0 };
}

const atLeast = (what: string, min: number, value: number | null, digits: number): Aim => ({
  what,
  aim: `at least ${min}`,
  found: value === null ? null : value.toFixed(digits),
  isMet: value !== null && value >= min,
});

const under = (what: string, max: number, value: number | null): Aim => ({
  what,
  aim: `under ${max} ms`,
  found: value === null ? null : `${Math.round(value)} ms`,
  isMet: value !== null && value < max,
});

/** The result of every goal; the worst of several floods counts. */
export function aimsOf({ rates, floods }: LoadResults): readonly Aim[] {
  const pages = floods.map(({ firstPageMs }) => firstPageMs);
  const slowest = pages.some((ms) => ms === null) ? null : Math.max(...pages.map((ms) => ms ?? 0));
  return [
    atLeast('cached pages, ratio to a bare server', minRatio, rates.ratio, 2),
    atLeast('uncached home pages per second per core', minPerCore, rates.uncachedPerCore, 1),
    noErrors(floods),
    under(
      'checkout while pages are flooded, p99',
      maxCheckoutMs,
      Math.max(...floods.map((one) => one.checkouts.p99)),
    ),
    under('first page after a flood', maxFirstPageMs, slowest),
  ];
}
