import { followConnection } from '@shop/api-client';
import { documentBlocks as blocks, type PageRelease } from '@shop/contracts';
import { browserStorage, type ShopState } from '@shop/store';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { OfferedLanguages } from './language/offered-languages';
import { keepEarlyClicks } from '../paint/clicks/early-clicks';
import { baseOf, documentLanguage, documentLanguages } from '../federation/document-language';
import { mismatchReporter, watchErrors } from '../federation/error-attribution';
import { noteControls } from '../paint/forms/replaced-controls';
import { readGoodVersion } from '../federation/good-versions';
import { createModuleLoader } from '../federation/module-loader';
import { createPageEvents, type PageEvent } from '../federation/page-events';
import { prefetchOnIntent } from '../federation/prefetch-on-intent';
import { readJson } from '../federation/read-json';
import { openRemoteHost } from '../federation/remote-host';
import { browserConnection, ConnectionContext, whenOnline } from './offline/connection';
import { PageBoundary } from './frame/boundaries';
import { restoreEntryState } from './page/entry-state';
import { OwnDocument } from './page/current-page';
import { registerWorker } from './offline/register-worker';
import { whenLoaded } from '../paint/scheduling';
import { createLazyFragments } from '../federation/lazy-fragments';
import { pageRoutes } from '../federation/routing/page-routes';
import { browserEnvironment } from './state/browser-environment';
import { createPageStore } from './state/create-page-store';

/**
 * Opens the page with a release. Hydrates the document's markup if it was rendered with the same release; otherwise renders on the
 * client.
 */
export function openPage(release: PageRelease, rendered: boolean): void {
  const root = document.getElementById(blocks.root);
  if (!root) throw new Error(`The document has no #${blocks.root}`);
  restoreEntryState();
  const connection = browserConnection();
  const store = createPageStore(browserEnvironment(release, connection), {
    ...readJson<Partial<ShopState>>(blocks.state),
    flags: release.flags,
  });
  followConnection(store.dispatch, connection);
  const events = createPageEvents();
  const emit = (event: PageEvent) => {
    // A load that fails while offline is not attributed to the version.
    if (event.kind !== 'failed' || !connection.isOffline()) events.emit(event);
    if (event.kind === 'failed') connection.check();
  };
  const host = openRemoteHost(release, {
    emit,
    lastGood: (remote) => readGoodVersion(remote, browserStorage()),
  });
  const loader = createModuleLoader(release, host);
  const fragments = createLazyFragments(loader, emit, whenOnline(connection));
  watchErrors(release, emit);

  const page = (
    // Navigations render synchronously: a transition would restart with each response that arrives.
    <PageBoundary>
      <BrowserRouter basename={baseOf(documentLanguage())} useTransitions={false}>
        <OwnDocument>
          <ConnectionContext value={connection}>
            <OfferedLanguages value={documentLanguages()}>
              <App store={store} release={release} fragments={fragments} />
            </OfferedLanguages>
          </ConnectionContext>
        </OwnDocument>
      </BrowserRouter>
    </PageBoundary>
  );
  if (rendered && root.hasChildNodes() && !('unrendered' in root.dataset)) {
    noteControls(root);
    const onRecoverableError = mismatchReporter(release, emit);
    // In a transition React hydrates in slices and prioritises clicked elements; synchronous hydration would block for long.
    startTransition(() => {
      hydrateRoot(root, page, { onRecoverableError });
    });
  } else {
    createRoot(root).render(page);
  }
  keepEarlyClicks(root);

  prefetchOnIntent({ routes: pageRoutes(release), load: fragments.module, dispatch: store.dispatch });
  registerWorker();
  whenLoaded(() => {
    // Part of the main script, because each page runs it: a separate chunk would be another request and compress worse.
    import(/* webpackMode: "eager" */ './after-load/start').then(
      ({ startWatching }) => startWatching({ release, events, fragments, connection }),
      (error: unknown) => console.info('[release] Not watched:', error),
    );
  });
}
