import type { PageRelease } from '@shop/contracts';
import type { LanguageCode } from '@shop/config/languages';
import { createSingleFlight } from '@shop/server-kit/caches';
import { RenderError } from '../renderer/pool/protocol';
import type { PageAddress } from './address';
import type { CachedPage, PageCache } from './page-cache';
import type { PageRenderer } from './page-renderer';
import type { DocumentRelease } from './release';

/** Where a page came from, for `Cache-Status` (RFC 9211). */
export type PageOrigin = 'hit' | 'stale' | 'miss' | 'old' | 'frame';

export interface FoundPage {
  readonly page: CachedPage;
  readonly from: PageOrigin;
}

interface Options {
  readonly renderer: PageRenderer;
  readonly cache: PageCache;
  /** The shell without a page; null if it was not built. */
  readonly frame: { readonly markup: string } | null;
  /** How long a shopper waits for a render, in ms. */
  readonly patienceMs: number;
  readonly onError: (error: unknown, message: string) => void;
}

export interface PageSource {
  /** The cached page of a URL, if any. A stale page is rendered again in the background. */
  known(address: PageAddress, given: DocumentRelease): FoundPage | undefined;
  /**
   * The page of a URL that is not cached: a new render, otherwise an older one, otherwise the frame for the browser to render.
   * Undefined if there is none of these. Rejects only for an error of the shell's code.
   */
  find(address: PageAddress, given: DocumentRelease, leaving: AbortSignal): Promise<FoundPage | undefined>;
}

const late = Symbol('late');

/** Resolves with a result or, after a time limit, without one. */
async function within<Result>(ms: number, work: Promise<Result>): Promise<Result | typeof late> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<typeof late>((resolve) => {
    timer = setTimeout(() => resolve(late), ms);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

export function createPageSource({ renderer, cache, frame, patienceMs, onError }: Options): PageSource {
  const pendingRenders = createSingleFlight<CachedPage>();
  const frames = new WeakMap<PageRelease, Map<LanguageCode | null, CachedPage>>();
  let seq = 0;
  let unshared = 0;

  const render = (address: PageAddress, given: DocumentRelease, key: string, whenIdle = false) => {
    const stores = address.isCacheable && given.audience !== 'preview';
    return async (signal: AbortSignal) => {
      const mark = cache.mark();
      const page = await renderer.render(address, given.release, { signal, whenIdle });
      if (stores) cache.store(key, page, mark);
      return page;
    };
  };

  /** A request after a change to the catalogue does not share a render that started before it. */
  const renderKeyOf = (key: string) => `${cache.mark().catalogue} ${key}`;

  const refresh = (address: PageAddress, given: DocumentRelease, key: string) => {
    pendingRenders.join(renderKeyOf(key), render(address, given, key, true)).catch((error: unknown) => {
      // All processes are busy: the next request tries again.
      if (!(error instanceof RenderError && error.reason === 'busy'))
        onError(error, `Refreshing ${address.url}`);
    });
  };

  /** The fallback without a render: an older page rather than the frame, which the browser has to render. */
  const otherwise = (
    key: string,
    { translated }: PageAddress,
    given: DocumentRelease,
  ): FoundPage | undefined => {
    const old = cache.find(key)?.page;
    if (old) return { page: old, from: 'old' };
    if (!frame) return undefined;
    const language = translated?.language ?? null;
    const known = frames.get(given.release) ?? new Map<LanguageCode | null, CachedPage>();
    const page = known.get(language) ?? renderer.frame(frame.markup, given.release, language);
    frames.set(given.release, known.set(language, page));
    return { page, from: 'frame' };
  };

  const isOwn = (address: PageAddress, given: DocumentRelease) =>
    given.audience === 'preview' || !address.isCacheable;
  const keyOf = (address: PageAddress, given: DocumentRelease) => `${given.key} ${address.url}`;

  return {
    known(address, given) {
      if (isOwn(address, given)) return undefined;
      // Pages of earlier releases are not needed again.
      if (given.release.seq !== seq) {
        seq = given.release.seq;
        cache.clear();
      }
      const key = keyOf(address, given);
      const known = cache.find(key);
      if (known?.freshness === 'fresh') return { page: known.page, from: 'hit' };
      if (known?.freshness !== 'stale') return undefined;
      refresh(address, given, key);
      return { page: known.page, from: 'stale' };
    },
    async find(address, given, leaving) {
      // Renders that could not finish in time are not started.
      if (renderer.isBusy()) return otherwise(keyOf(address, given), address, given);
      const key = isOwn(address, given) ? `own ${(unshared += 1)}` : keyOf(address, given);
      try {
        const rendering = pendingRenders.join(renderKeyOf(key), render(address, given, key), leaving);
        const page = await within(patienceMs, rendering);
        if (page === late) {
          // The render continues for the cache.
          rendering.catch(() => undefined);
          return otherwise(key, address, given);
        }
        // Incomplete: an older page has all data.
        const before = page.isComplete ? undefined : cache.find(key)?.page;
        return before?.isComplete ? { page: before, from: 'old' } : { page, from: 'miss' };
      } catch (error) {
        if (leaving.aborted) return undefined;
        if (!(error instanceof RenderError)) throw error;
        if (error.reason !== 'busy') onError(error, `Rendering ${address.url}`);
        return otherwise(key, address, given);
      }
    },
  };
}
