import type { PageRelease, PageTelemetry } from '@shop/contracts';
import type { PageEvents } from '../../federation/page-events';
import { whenIdle } from '../../paint/scheduling';
import { listenForStages, reached } from './count-visit';
import { pageTrace } from '../state/browser-environment';
import { createReporter } from './reporter';
import { telemetryBatchMs } from '../../durations';

/** A beacon has no headers: the trace of the page goes in its address. */
function reportAddress(): string {
  const trace = pageTrace();
  return `/registry/v1/telemetry${trace ? `?traceparent=${trace}` : ''}`;
}

/** What this page may report; null when the shop does not specify it. It is not in the document, which is cached for many shoppers. */
async function askTelemetry({ proof = '' }: PageRelease): Promise<PageTelemetry | null> {
  const response = await fetch(`/registry/v1/page-telemetry?proof=${encodeURIComponent(proof)}`).catch(
    () => null,
  );
  return response?.status === 200 ? ((await response.json()) as PageTelemetry) : null;
}

/** Reports how the page's remotes do, for as long as it is open. Never fails; without a permit from the shop nothing is sent. */
export function startTelemetry(release: PageRelease, events: PageEvents): void {
  if (release.seq === 0) return;
  let telemetry: PageTelemetry | null = null;
  const reporter = createReporter({
    release,
    telemetry: () => telemetry,
    reached,
    send: (report) => navigator.sendBeacon(reportAddress(), JSON.stringify(report)),
    soon: (task) => void setTimeout(task, telemetryBatchMs),
  });
  void askTelemetry(release).then((permit) => {
    telemetry = permit;
    setTimeout(reporter.flush, telemetryBatchMs);
    if (!permit?.reportSuccesses) return;
    whenIdle(() => {
      import(/* webpackChunkName: "vitals" */ './watch-vitals').then(
        ({ watchVitals }) => watchVitals(release, reporter),
        (error: unknown) => console.info('[telemetry] Not measured:', error),
      );
    });
  });
  listenForStages(reporter.advance);
  events.listen(reporter.note);
  addEventListener('pagehide', reporter.flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') reporter.flush();
  });
}
