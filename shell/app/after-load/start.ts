import type { PageRelease } from '@shop/contracts';
import { breakerPlugin } from '@shop/federation';
import { browserStorage } from '@shop/store';
import { pathInShop } from '../../federation/document-language';
import { keepGoodVersion } from '../../federation/good-versions';
import type { PageEvents } from '../../federation/page-events';
import { fetchHashes } from '../../federation/release-hashes';
import { whenIdle } from '../../paint/scheduling';
import type { LazyFragments } from '../../federation/lazy-fragments';
import { browserReleasePort, watchRelease } from '../../federation/release/watch-release';
import type { PageConnection } from '../offline/connection';
import { isCheckout } from '../../federation/routing/page-routes';
import { watchForms } from '../../federation/release/busy';
import { renewOnce } from '../../federation/release/renew-once';
import { storeRelease } from '../../federation/release/page-release';
import { layOutRest } from '../../paint/scroll/use-scroll-position';
import { startTelemetry } from '../telemetry/start-telemetry';
import { watchHangs } from '../telemetry/watch-hangs';
import { prefetchNextPage } from './prefetch-next-page';
import { sessionStorageOrNull } from '../../paint/session-storage';

/** Lazy, because most pages are closed before there is a newer version. */
const offerNewVersion = () =>
  void import('../release/new-version-toast').then(
    (news) => news.offerNewVersion(),
    (error: unknown) => console.info('[release] New version not offered:', error),
  );

/** Loaded for staff browsers, which scripts recognise by a second cookie that grants no rights. */
const openStaffPanel = ({ release, events, connection }: OpenPage) =>
  void import('../staff/open-staff-panel').then(
    (staff) => staff.openStaffPanel(release, events, connection),
    (error: unknown) => console.info('[staff] Not opened:', error),
  );

export interface OpenPage {
  readonly release: PageRelease;
  readonly events: PageEvents;
  readonly fragments: LazyFragments;
  readonly connection: PageConnection;
}

/**
 * Starts all watchers that the first paint does not need. Each runs in a separate task, because together they blocked a phone for
 * 90 ms.
 */
export function startWatching(page: OpenPage): void {
  const { release, events, fragments } = page;
  const storage = browserStorage();
  startTelemetry(release, events);
  watchHangs(release, { emit: events.emit, storage });
  whenIdle(layOutRest);
  prefetchNextPage(release, events, fragments);
  // A fragment that is opened later then waits only for its code; a list that failed is fetched again.
  Object.values(release.remotes).forEach((remote) =>
    whenIdle(() => void fetchHashes(remote).catch(() => undefined)),
  );
  const breaker = breakerPlugin({
    giveUp: fragments.giveUp,
    onGood: (name, version) => {
      const remote = release.remotes[name];
      if (remote?.version === version) keepGoodVersion(name, remote, storage);
    },
  });
  events.listen((event) => {
    if (event.kind === 'error') breaker.reportError(event);
    if (event.kind === 'ready') breaker.reportReady(event);
  });

  if (document.cookie.includes('staff-hint=')) openStaffPanel(page);
  storeRelease(release, storage, Date.now());
  const hasUnsent = watchForms();
  const isBusy = () => isCheckout(pathInShop(location.pathname)) || hasUnsent();
  const port = browserReleasePort(release, { isBusy, offer: offerNewVersion });
  watchRelease(release, port);
  events.listen(({ kind, remote }) => {
    if (kind !== 'lost') return;
    const reload = () => location.reload();
    void renewOnce({ remote, release, ask: port.ask, isBusy, storage: sessionStorageOrNull(), reload });
  });
}
