import type { PageRelease, PageTelemetry, TelemetryEvent, TelemetryReport, Vital } from '@shop/contracts';
import type { PageEvent } from '../../federation/page-events';

/** Maximum size of a report, number of reports and error messages per page, and length of a message in characters. */
const limits = { events: 50, reports: 20, texts: 10, message: 300, stack: 1500 } as const;

const hung = 'Hang: the page stopped responding after a click.';

interface Options {
  readonly release: Pick<PageRelease, 'remotes'>;
  /** The shop's permission for reports, once it has arrived. */
  readonly telemetry: () => PageTelemetry | null;
  /** The stages that the shopper has reached in this page. */
  readonly reached: ReadonlySet<NonNullable<TelemetryReport['stages']>[number]>;
  /** Sends a report with `sendBeacon`, so that it is sent even when the page is being left. */
  readonly send: (report: TelemetryReport) => void;
  /** Schedules a callback. */
  readonly soon: (task: () => void) => void;
}

export interface Reporter {
  /** Records that the shopper reached another stage, which is reported soon. */
  advance(): void;
  note(event: PageEvent | Extract<TelemetryEvent, { kind: 'lcp' }>): void;
  /** Records a web vital of a sampled session, which is sent with the next flush. */
  measure(vital: Vital): void;
  /** Sends the events since the last report. */
  flush(): void;
}

/**
 * Collects the events of this page's versions and reports them in batches: every failure and error, the successes of sampled
 * sessions, and the reached stages. Fallback versions are not reported.
 */
export function createReporter({ release: { remotes }, telemetry, reached, send, soon }: Options): Reporter {
  let waiting: TelemetryEvent[] = [];
  let vitals: Vital[] = [];
  let sent = 0;
  let reportedStages = 0;
  const described = new Set<string>();

  /** The text of an error, only once: repetitions are counted by kind. */
  const textOf = (error: unknown, what = '', place?: string) => {
    if (!(error instanceof Error) || described.size >= limits.texts) return null;
    const message = `${what}${error.name}: ${error.message}`.slice(0, limits.message);
    if (described.has(message)) return null;
    described.add(message);
    return { message, stack: (place ?? error.stack ?? '').slice(0, limits.stack) };
  };

  const toReport = (event: PageEvent | TelemetryEvent): TelemetryEvent | null => {
    const { kind, remote, version } = event;
    if (remotes[remote]?.version !== version) return null;
    const about = { remote, version };
    if (kind === 'failed') return { ...about, kind, phase: event.phase };
    if (kind === 'error') return { ...about, kind, ...('error' in event && textOf(event.error)) };
    // The registry has a single kind, `error`, for these, and distinguishes them by their text.
    if (kind === 'mismatch') {
      // The error's own stack contains only React's frames.
      return { ...about, kind: 'error', ...textOf(event.error, 'Hydration: ', event.components) };
    }
    if (kind === 'hang') return { ...about, kind: 'error', message: hung, stack: '' };
    if (kind !== 'loaded' && kind !== 'lcp') return null;
    return { ...about, kind, ms: Math.round(event.ms) };
  };

  const flush = () => {
    const known = telemetry();
    if (!known) return;
    const isWanted = ({ kind }: TelemetryEvent) =>
      known.reportSuccesses || kind === 'failed' || kind === 'error';
    const events = waiting.filter(isWanted);
    // The registry counts a stage once per session. All sessions report stages, because few shoppers buy.
    const stages = [...reached];
    const report = { nonce: known.nonce, events, vitals, ...(stages.length > 0 && { stages }) };
    waiting = [];
    vitals = [];
    const isNothing = events.length + report.vitals.length === 0 && stages.length === reportedStages;
    if (isNothing || sent >= limits.reports) return;
    sent += 1;
    reportedStages = stages.length;
    send(report);
  };

  return {
    advance: () => soon(flush),
    measure: (vital) => void vitals.push(vital),
    note(event) {
      const reported = toReport(event);
      if (!reported || waiting.length >= limits.events) return;
      waiting.push(reported);
      if (waiting.length === 1) soon(flush);
    },
    flush,
  };
}
