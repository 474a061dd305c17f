import { isApiFailure } from '@shop/contracts';
import { useShopStore } from '@shop/store';
import { VisuallyHidden } from '@shop/ui';
import { afterPaint } from '@shop/ui/after-paint';
import { useContext, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { documentLanguage } from '../../federation/document-language';
import { useFragmentSource } from '../../federation/fragment-source';
import { isMissingResource, matchPage, pageRoutes } from '../../federation/routing/page-routes';
import { storeVisitedPage } from '../offline/register-worker';
import { OfferedLanguages } from '../language/offered-languages';
import { useRelease } from '../release/release-context';

const id = 'page-name';

/** A live region that announces the opened page to screen readers; empty until the first navigation. */
export function PageAnnouncer() {
  return (
    <VisuallyHidden>
      <span id={id} aria-live="polite" />
    </VisuallyHidden>
  );
}

/** Announces the title of the page after a navigation within the shop. */
export function announcePage(title: string): void {
  const region = document.getElementById(id);
  if (region) region.textContent = title;
}

/** The shop's public origin from the server; the address bar may show a different one. */
const publicOrigin = () => document.documentElement.dataset.origin ?? location.origin;

/** Whether the document has the shell's head, because the server could not render the page. */
const usesFallbackHead = () => document.documentElement.dataset.headDue !== undefined;

/**
 * Keeps title and meta elements in sync with the page. Those of the first page come from the server, unless only the browser
 * renders it.
 */
export function useHead(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const release = useRelease();
  const source = useFragmentSource();
  const store = useShopStore();
  const languages = useContext(OfferedLanguages);
  const routes = useMemo(() => pageRoutes(release), [release]);
  const address = pathname + search;
  const shown = useRef<string>(undefined);

  useEffect(() => {
    shown.current ??= usesFallbackHead() ? '' : address;
    if (shown.current === address) return;
    shown.current = address;
    const matched = matchPage(routes, pathname);
    const context = { params: matched.params, query: new URLSearchParams(search), dispatch: store.dispatch };
    const language = documentLanguage();
    const page = { matched, pathname, context, origin: publicOrigin(), language, languages };
    const fragment = matched.route?.fragments.length === 1 ? matched.route.fragments[0] : undefined;
    const loaded = async () => {
      const module = fragment && (await source.module(fragment));
      try {
        return { module, data: await module?.load?.(context) };
      } catch (failure) {
        return isApiFailure(failure) && isMissingResource(failure) ? { module, data: null } : {};
      }
    };
    let current = true;
    const follow = () =>
      // The server rendered the first page's head, so this is loaded at the first navigation.
      Promise.all([
        import(/* webpackChunkName: "head" */ '../head/follow-head'),
        loaded().catch(() => ({})),
      ]).then(
        async ([{ followHead }, pageData]) => {
          const head = current && (await followHead(page, pageData));
          if (!head || !current) return;
          announcePage(head.title);
          if (!head.status) storeVisitedPage();
          if (head.location !== undefined) void navigate(head.location + search, { replace: true });
        },
        (error: unknown) => console.info('[head] Not updated:', error),
      );
    const cancel = afterPaint(() => void follow());
    return () => {
      current = false;
      cancel();
    };
  }, [address, languages, navigate, pathname, search, routes, source, store]);
}
