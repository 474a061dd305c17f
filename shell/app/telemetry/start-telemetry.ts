import type { PageRelease, PageTelemetry } from '@shop/contracts';
import type { PageEvents } from '../../federation/page-events';
import { whenIdle } from '../../paint/scheduling';
import { listenForStages, reached } from './count-visit';
import { pageTrace } from '../state/browser-environment';
import { createReporter } from './reporter';
import { telemetryBatchMs } from '../../durations';

/** A beacon has no headers, so the URL contains the trace of the page. */
function reportAddress(): string {
  const trace = pageTrace();
  return `/registry/v1/telemetry${trace ? `?traceparent=${trace}` : ''}`;
}

/**
 * Fetches the permission for reports; null if the shop does not respond. It is not in the document, which is cached for many
 * shoppers.
 */
async function askTelemetry({ proof = '' }: PageRelease): Promise<PageTelemetry | null> {
  const response = await fetch(`/registry/v1/page-telemetry?proof=${encodeURIComponent(proof)}`).catch(
    () => null,
  );
  return response?.status === 200 ? ((await response.json()) as PageTelemetry) : null;
}

/** Reports the events of the page's remotes while it is open. Never fails; sends nothing without a permission from the shop. */
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
