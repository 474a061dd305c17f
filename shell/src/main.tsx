import '@shop/tokens/tokens.css';
import '@shop/tokens/fonts.css';
import '@shop/tokens/base.css';
import { documentBlocks as blocks, type PageRelease, type RouteModule } from '@shop/contracts';
import type { ShopState } from '@shop/store';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { prefetchOnIntent } from './loader/prefetch-on-intent';
import { createModuleLoader } from './loader/module-loader';
import { readJson } from './loader/read-json';
import { entryRan, loadFromContainer, registerContainer } from './loader/remote-container';
import { browserConnection } from './offline/browser-connection';
import { ConnectionContext } from './offline/connection';
import { keepVisits } from './offline/keep-visits';
import { watchConnection } from './offline/watch-connection';
import { createLazyParts } from './parts/lazy-parts';
import { screenRoutes } from './routing/screens';
import { browserEnvironment } from './state/browser-environment';
import { createPageStore } from './state/create-page-store';

const release = readJson<PageRelease>(blocks.release) ?? { env: 'live', seq: 0, remotes: {} };
const connection = watchConnection(browserConnection());
const store = createPageStore(
  browserEnvironment(connection.isOffline),
  readJson<Partial<ShopState>>(blocks.state) ?? undefined,
);
const loader = createModuleLoader(release, {
  register: registerContainer,
  load: (remote, module) => loadFromContainer<RouteModule>(remote, module),
  entryRan,
});
const parts = createLazyParts(loader);

const root = document.getElementById(blocks.root);
if (!root) throw new Error(`The document has no #${blocks.root}`);

const page = (
  <BrowserRouter>
    <ConnectionContext value={connection}>
      <App store={store} release={release} parts={parts} />
    </ConnectionContext>
  </BrowserRouter>
);

if (root.hasChildNodes()) {
  hydrateRoot(root, page, {
    onRecoverableError: (error) => console.warn('[hydration]', error),
  });
} else {
  createRoot(root).render(page);
}

prefetchOnIntent({ routes: screenRoutes(release), loader, dispatch: store.dispatch });
keepVisits();
