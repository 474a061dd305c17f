import type { PageRelease, TelemetryEvent, TelemetryReport } from '@shop/contracts';
import type { PageEvent } from '../loader/page-events';

/** What one report may hold, and how many reports of faults one page sends at the most. */
const limits = { events: 50, reports: 20 } as const;

interface Options {
  readonly release: Pick<PageRelease, 'remotes' | 'telemetry'>;
  /** Hands a report to the browser, which sends it even when the page is being left. */
  readonly send: (report: TelemetryReport) => void;
  /** Calls back a little later. */
  readonly soon: (task: () => void) => void;
}

export interface Reporter {
  note(event: PageEvent | Extract<TelemetryEvent, { kind: 'lcp' }>): void;
  /** Sends what was noted since the last time. */
  flush(): void;
}

/**
 * Gathers what happened to the versions that this page was given and reports it in batches: every failure and error,
 * and the successes of those sessions that the server has chosen. What ran in their place is not reported.
 */
export function createReporter({ release, send, soon }: Options): Reporter {
  const { telemetry, remotes } = release;
  let waiting: TelemetryEvent[] = [];
  let sent = 0;

  const toReport = (event: PageEvent | TelemetryEvent): TelemetryEvent | null => {
    const { kind, remote, version } = event;
    if (!telemetry || remotes[remote]?.version !== version) return null;
    const about = { remote, version };
    if (kind === 'failed') return { ...about, kind, phase: event.phase };
    if (kind === 'error') return { ...about, kind };
    if (kind !== 'loaded' && kind !== 'lcp') return null;
    return telemetry.reportSuccesses ? { ...about, kind, ms: Math.round(event.ms) } : null;
  };

  const flush = () => {
    const events = waiting;
    waiting = [];
    if (!telemetry || events.length === 0 || sent >= limits.reports) return;
    sent += 1;
    send({ nonce: telemetry.nonce, events });
  };

  return {
    note(event) {
      const reported = toReport(event);
      if (!reported || waiting.length >= limits.events) return;
      waiting.push(reported);
      if (waiting.length === 1) soon(flush);
    },
    flush,
  };
}
