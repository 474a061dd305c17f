import type { PageRelease } from '@shop/contracts';
import { type ShopStore, ShopStoreProvider } from '@shop/store';
import { AnnouncementStrip } from './header/announcement-strip';
import { Header } from './header/header';
import { Footer } from './footer/footer';
import { Panels } from './panels/panels';
import { FragmentSourceContext, type FragmentSource } from '../federation/fragment-source';
import { OfflineNotice } from './offline/offline-notice';
import { PreviewBadge } from './release/preview-badge';
import { ReleaseContext } from './release/release-context';
import { CurrentPage } from './page/current-page';
import { SocialBar } from './social/social-bar';
import { Toasts } from './toasts/toasts';
import { PageAnnouncer } from './effects/page-announcer';
import { PageEffects } from './effects/page-effects';

interface Props {
  readonly store: ShopStore;
  readonly release: PageRelease;
  readonly fragments: FragmentSource;
}

/** Everything on the page, for the server's render and the page's hydration alike; it is wrapped in a router. */
export function App({ store, release, fragments }: Props) {
  return (
    <ShopStoreProvider store={store}>
      <ReleaseContext value={release}>
        <FragmentSourceContext value={fragments}>
          <a className="skip-link" href="#content">
            Skip to content
          </a>
          <AnnouncementStrip />
          <Header />
          <main id="content" tabIndex={-1} aria-label="Content">
            <CurrentPage />
          </main>
          <Footer />
          <SocialBar />
          <Panels />
          <OfflineNotice />
          <PreviewBadge />
          <PageAnnouncer />
          <Toasts />
          <PageEffects />
        </FragmentSourceContext>
      </ReleaseContext>
    </ShopStoreProvider>
  );
}
