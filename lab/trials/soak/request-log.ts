import { percentile } from '../../support/percentile';

export type RequestKind = 'page' | 'call';

/** Requests in one part of a soak. */
export interface Interval {
  /** Start in minutes since the beginning. */
  readonly fromMinute: number;
  /** Responses of pages and calls by status; 0 counts requests without a response. */
  readonly byStatus: Readonly<Record<string, number>>;
  /** Time to the complete response, in ms; 0 without requests. */
  readonly pages: { readonly p50: number; readonly p99: number };
  readonly calls: { readonly p50: number; readonly p99: number };
}

export interface RequestLog {
  note(kind: RequestKind, status: number, ms: number): void;
  /** One for each interval with requests. */
  intervals(): readonly Interval[];
}

interface Noted {
  readonly statuses: Map<number, number>;
  readonly took: Record<RequestKind, number[]>;
}

const minuteMs = 60_000;

/** Records requests in intervals of `minutes`; `now` is in ms. */
export function createRequestLog(minutes: number, now: () => number = () => performance.now()): RequestLog {
  const began = now();
  const parts = new Map<number, Noted>();
  const shares = (took: readonly number[]) => ({ p50: percentile(took, 0.5), p99: percentile(took, 0.99) });
  return {
    note(kind, status, ms) {
      const part = Math.floor((now() - began) / (minutes * minuteMs));
      const noted: Noted = parts.get(part) ?? { statuses: new Map(), took: { page: [], call: [] } };
      parts.set(part, noted);
      noted.statuses.set(status, (noted.statuses.get(status) ?? 0) + 1);
      noted.took[kind].push(ms);
    },
    intervals: () =>
      [...parts].map(([part, { statuses, took }]) => ({
        fromMinute: part * minutes,
        byStatus: Object.fromEntries([...statuses].sort(([one], [other]) => one - other)),
        pages: shares(took.page),
        calls: shares(took.call),
      })),
  };
}
