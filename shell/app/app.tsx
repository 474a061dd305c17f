import { paths, shop } from '@shop/config';
import { t } from '@shop/config/messages';
import type { PageRelease } from '@shop/contracts';
import { type ShopStore, ShopStoreProvider } from '@shop/store';
import { useHref } from 'react-router-dom';
import { AnnouncementStrip } from './header/announcement-strip';
import { Header } from './header/header';
import { Footer } from './footer/footer';
import { FramePart } from './frame/boundaries';
import { Panels } from './panels/panels';
import { FragmentSourceContext, type FragmentSource } from '../federation/fragment-source';
import { OfflineNotice } from './offline/offline-notice';
import { PreviewBadge } from './release/preview-badge';
import { ReleaseContext } from './release/release-context';
import { CurrentPage } from './page/current-page';
import { SocialBar } from './social/social-bar';
import { Toasts } from './toasts/toasts';
import { PageAnnouncer } from './effects/use-head';
import { PageEffects } from './effects/page-effects';

interface Props {
  readonly store: ShopStore;
  readonly release: PageRelease;
  readonly fragments: FragmentSource;
}

/** Content over every page, and components that render nothing. */
const overPages = [
  { name: 'The social links', Part: SocialBar },
  { name: 'The cart and wishlist panel', Part: Panels },
  { name: 'The network notice', Part: OfflineNotice },
  { name: 'The preview badge', Part: PreviewBadge },
  { name: 'The toast area', Part: Toasts },
  { name: 'The screen reader announcement', Part: PageAnnouncer },
  { name: 'A part of this page', Part: PageEffects },
] as const;

/** Links in place of a failed header. */
function Links() {
  return (
    <>
      <a href={useHref(paths.home)}>{shop.name}</a>
      <a href={useHref(paths.cart)}>{t('Cart')}</a>
    </>
  );
}

/** The whole page, for both server rendering and hydration. Requires a router. */
export function App({ store, release, fragments }: Props) {
  return (
    <ShopStoreProvider store={store}>
      <ReleaseContext value={release}>
        <FragmentSourceContext value={fragments}>
          <a className="skip-link" href="#content">
            {t('Skip to content')}
          </a>
          <FramePart name="The announcements">
            <AnnouncementStrip />
          </FramePart>
          <FramePart name="The header" links={<Links />}>
            <Header />
          </FramePart>
          <main id="content" tabIndex={-1} aria-label={t('Content')}>
            <FramePart name="This page">
              <CurrentPage />
            </FramePart>
          </main>
          <FramePart name="The footer">
            <Footer />
          </FramePart>
          {overPages.map(({ name, Part }) => (
            <FramePart key={name} name={name} floating>
              <Part />
            </FramePart>
          ))}
        </FragmentSourceContext>
      </ReleaseContext>
    </ShopStoreProvider>
  );
}
