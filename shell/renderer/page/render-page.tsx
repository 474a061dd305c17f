import { Writable } from 'node:stream';
import { commonApi, dehydrateApi, loadQuery } from '@shop/api-client';
import { paths } from '@shop/config';
import { inLanguage, type LanguageCode } from '@shop/config/languages';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from '../../app/app';
import { pageHead } from '../../app/head/page-head';
import { followMove } from '../../app/head/moved-page';
import { OfferedLanguages } from '../../app/language/offered-languages';
import { announcementSection } from '../../app/header/announcement-strip';
import { createPageStore } from '../../app/state/create-page-store';
import { storefrontApi } from '../../app/state/storefront';
import { baseOf } from '../../federation/document-language';
import { leftToBrowser } from '../../federation/error-attribution';
import type { FragmentSource } from '../../federation/fragment-source';
import { pageComponent } from '../../federation/mark-english';
import { openEnglish } from '../../federation/page-messages';
import { type FragmentRef, matchPage, pageRoutes } from '../../federation/routing/page-routes';
import type { PageRequest, RenderedPage, RenderHooks } from '../pool/protocol';
import { type LoadedFragment, loadFragments } from './load-fragments';
import { suspendMs } from '../../durations';

/** Thrown instead of rendering a fragment that the server could not load: React then sends its placeholder. */
const renderInBrowser = new Error('Rendered in the browser');

function RenderInBrowser(): never {
  throw renderInBrowser;
}

/** Provides the fragments that were loaded before the render. `onEnter` is called with the fragment that is being rendered. */
function loadedFragments(
  loaded: readonly LoadedFragment[],
  onEnter: (fragment: FragmentRef) => void,
): FragmentSource {
  const components = new Map(
    loaded.map(({ fragment, module }) => {
      const Component = pageComponent(fragment.remote, module);
      function Entered() {
        onEnter(fragment);
        return <Component />;
      }
      return [`${fragment.remote}/${fragment.module}`, Entered];
    }),
  );
  return {
    component: ({ remote, module }) => components.get(`${remote}/${module}`) ?? RenderInBrowser,
    approach: () => undefined,
    module: () => Promise.reject(new Error('Fragments are not loaded during a server render')),
    retry: () => undefined,
    ready: () => undefined,
    failed: () => undefined,
    onRestart: () => () => undefined,
  };
}

interface MarkupOptions {
  readonly hooks: RenderHooks;
  readonly entered: () => FragmentRef | undefined;
}

/**
 * Renders a tree to complete markup, without content that is streamed later. A fragment that throws or does not finish is
 * rendered as its placeholder.
 */
function markupOf(tree: ReactNode, { hooks, entered }: MarkupOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    let markup = '';
    let isLate = false;
    const text = new TextDecoder();
    const sink = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        markup += text.decode(chunk, { stream: true });
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(markup + text.decode());
        done();
      },
    });
    const stream = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError: (error) => {
        const fragment = entered();
        if (error === renderInBrowser || hooks.signal.aborted) return leftToBrowser;
        if (fragment) hooks.onFailed(error, fragment, isLate ? 'timed-out' : 'threw');
        else hooks.onError(error);
        return leftToBrowser;
      },
    });
    const timer = setTimeout(() => {
      isLate = true;
      stream.abort(new Error(`Markup took longer than ${suspendMs} ms`));
    }, suspendMs);
    hooks.signal.addEventListener('abort', () => stream.abort(hooks.signal.reason));
  });
}

/**
 * Makes the URLs of remotes' files relative: `import.meta.url` includes the public origin, but the browser may have opened the
 * page at a different one.
 */
function withoutOrigin(markup: string, { origin, release }: PageRequest): string {
  return Object.values(release.remotes).reduce(
    (text, { base }) => (base ? text.replaceAll(`"${origin}${base}`, `"${base}`) : text),
    markup,
  );
}

type Page = Parameters<typeof pageHead>[0];

/** The head of the page's first fragment; the shell's if the fragment was not loaded or throws. */
function headOf(
  page: Page,
  first: LoadedFragment | undefined,
  hooks: RenderHooks,
): Pick<RenderedPage, 'head' | 'usesFallbackHead'> {
  if (first) {
    try {
      return { head: pageHead(page, { module: first.module, data: first.data }), usesFallbackHead: false };
    } catch (error) {
      hooks.onFailed(error, first.fragment, 'threw');
    }
  }
  return { head: pageHead(page, {}), usesFallbackHead: page.matched.route !== null };
}

/** Sets the language of the page, before any code of remotes runs. */
async function openPageLanguage(language: LanguageCode | null): Promise<void> {
  if (language === null) return openEnglish();
  // Part of the bundle, because render processes load one file; it runs for the first page in Hindi.
  const { openHindi } = await import(/* webpackMode: "eager" */ '../../app/language/hindi');
  openHindi();
}

/** Renders one page: loads the fragments' data, then renders the markup. Rejects only if the shell itself throws. */
export async function renderPage(
  request: PageRequest,
  hooks: RenderHooks,
): Promise<Omit<RenderedPage, 'failed' | 'missing'>> {
  const { release, url, origin, skip, loadMs, language = null, languages = [] } = request;
  await openPageLanguage(language);
  const { pathname, searchParams: query } = new URL(url, 'http://shop.invalid');
  const store = createPageStore(hooks.environment, { flags: release.flags });
  const storefront = loadQuery(store.dispatch, storefrontApi.endpoints.getStorefront).catch(() => null);
  const layoutData = Promise.allSettled([
    storefront,
    loadQuery(store.dispatch, commonApi.endpoints.getPageSection, announcementSection),
  ]);
  // Only the home page waits for the order of its sections.
  const home = pathname === paths.home ? (await storefront)?.home : undefined;
  const matched = matchPage(pageRoutes(release, home), pathname);
  const fragments = matched.route?.fragments ?? [];
  const context = { dispatch: store.dispatch, params: matched.params, query };

  const loaded = await loadFragments({ fragments, skip, loadMs, context, hooks });
  await layoutData;
  hooks.signal.throwIfAborted();

  // The first fragment is at the top of the page, so its picture is preloaded.
  const first = loaded.find(({ fragment }) => fragment === fragments[0]);
  let entered = first?.fragment;
  if (entered) hooks.onEnter(entered);
  const page = { matched, pathname, origin, context, language, languages };
  const own = headOf(page, first, hooks);
  const head = { ...own, head: await followMove(own.head, pathname, store.dispatch) };
  const state = dehydrateApi(store.getState());
  const source = loadedFragments(loaded, (fragment) => {
    entered = fragment;
    hooks.onEnter(fragment);
  });
  const tree = (
    <StaticRouter basename={baseOf(language)} location={inLanguage(language, url)}>
      <OfferedLanguages value={languages}>
        <App store={store} release={release} fragments={source} />
      </OfferedLanguages>
    </StaticRouter>
  );
  const markup = await markupOf(tree, { hooks, entered: () => entered });
  return { ...head, fragments, state, markup: withoutOrigin(markup, request) };
}
