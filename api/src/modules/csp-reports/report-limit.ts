/** Limits the reports that are read. Counted in this process, which is enough against floods. */
export interface ReportLimit {
  /** Counts a request from a sender; returns the seconds to wait, 0 when it may proceed. */
  take(sender: string): number;
  /** True for the first report with that text in a window, unless there are too many others. */
  isNew(words: string): boolean;
  /** A version as a metric's label; `none` without one, `other` beyond the number of versions that are counted. */
  labelOf(version: string | undefined): string;
}

export const reportLimits = {
  windowMs: 60_000,
  /** A page that breaks its policy reports a few times. */
  requestsOfSender: 30,
  /** Also the maximum number of remembered senders: far more than would report a policy that every page breaks. */
  requests: 1_000,
  /** Maximum number of distinct log lines per window. */
  lines: 60,
  /**
   * Maximum number of distinct versions in metrics, over the lifetime of the process, since clients can send any
   * version.
   */
  versions: 100,
} as const;

export function createReportLimit(now: () => number = Date.now): ReportLimit {
  let began = now();
  let requests = 0;
  const senders = new Map<string, number>();
  const lines = new Set<string>();
  const versions = new Set<string>();

  const begin = () => {
    if (now() - began < reportLimits.windowMs) return;
    began = now();
    requests = 0;
    senders.clear();
    lines.clear();
  };

  return {
    take(sender) {
      begin();
      const count = senders.get(sender) ?? 0;
      if (requests >= reportLimits.requests || count >= reportLimits.requestsOfSender) {
        return Math.max(1, Math.ceil((began + reportLimits.windowMs - now()) / 1000));
      }
      requests += 1;
      senders.set(sender, count + 1);
      return 0;
    },
    isNew(words) {
      begin();
      if (lines.has(words) || lines.size >= reportLimits.lines) return false;
      lines.add(words);
      return true;
    },
    labelOf(version) {
      if (version === undefined) return 'none';
      if (versions.size < reportLimits.versions) versions.add(version);
      return versions.has(version) ? version : 'other';
    },
  };
}
