import type { PageRelease } from '@shop/contracts';
import type { PageEvents } from '../loader/page-events';
import { watchLargestPaint } from './largest-paint';
import { createReporter } from './reporter';

const address = '/registry/v1/telemetry';
/** How long events wait for others to go along with them, in ms. */
const gatherMs = 5000;

/** Reports how the page's remotes do, for as long as it is open. Never fails; without a nonce nothing is sent. */
export function startTelemetry(release: PageRelease, events: PageEvents): void {
  if (!release.telemetry) return;
  const reporter = createReporter({
    release,
    send: (report) => navigator.sendBeacon(address, JSON.stringify(report)),
    soon: (task) => void setTimeout(task, gatherMs),
  });
  events.listen(reporter.note);
  const readLargestPaint = watchLargestPaint();
  let painted = false;
  const leave = () => {
    const paint = painted ? null : readLargestPaint();
    const version = paint && release.remotes[paint.remote]?.version;
    // The largest paint is known once the page is left: from then on it is another screen's.
    painted = true;
    if (paint && version) reporter.note({ kind: 'lcp', version, ...paint });
    reporter.flush();
  };
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
}
