import '@shop/tokens/tokens.css';
import '@shop/tokens/fonts.css';
import '@shop/tokens/base.css';
import { apiBasePath, commonApi, followConnection, shopApi } from '@shop/api-client';
import { onNetworkHint, responds, watchConnection } from '@shop/api-client/connection';
import {
  browserStorage,
  createShopStore,
  persistToStorage,
  restoreFromStorage,
  sessionVerified,
} from '@shop/store';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createNotices } from './notices';
import { StandalonePage } from './standalone-page';
import type { StandaloneRemote } from './exposed-module';

/**
 * Opens one remote without the shell, with its own store and router. The API and the session are those of the shop
 * that the dev server proxies; cart and wishlist are stored in this browser.
 */
export function openStandalone(
  descriptor: StandaloneRemote['descriptor'],
  load: StandaloneRemote['load'],
): void {
  const notices = createNotices();
  const store = createShopStore({
    api: shopApi,
    extra: {
      baseUrl: apiBasePath,
      notify: notices.add,
      log: (failure: object, request: object) => console.error('[api]', request, failure),
    },
    devTools: true,
  });
  const connection = watchConnection(() => responds(location.origin));
  followConnection(store.dispatch, connection);
  onNetworkHint(connection.check);
  restoreFromStorage(store, browserStorage());
  persistToStorage(store, browserStorage());
  store
    .dispatch(commonApi.endpoints.verifySession.initiate())
    .unwrap()
    .then(
      (user) => store.dispatch(sessionVerified(user)),
      () => store.dispatch(sessionVerified(null)),
    );

  const place = document.getElementById('standalone');
  if (!place) throw new Error('The document has no #standalone');
  createRoot(place).render(
    <BrowserRouter>
      <StandalonePage descriptor={descriptor} load={load} store={store} notices={notices} />
    </BrowserRouter>,
  );
}
