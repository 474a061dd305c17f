import { createHash } from 'node:crypto';
import { compress, type CompressedEncoding, type ContentEncoding } from '@shop/config/content-encoding';
import { LRUCache } from 'lru-cache';
import { incompletePageMs } from '../durations';

/** A rendered document, the same for everybody with the same versions. */
export interface CachedPage {
  readonly status: number;
  /** The target path of a redirect, without a query. */
  readonly location?: string | undefined;
  readonly etag: string;
  /** Whether every fragment was rendered with all its data. */
  readonly isComplete: boolean;
  /** Whether a fragment was left out because of earlier failures: the page is sent once and not stored. */
  readonly hasSkipped: boolean;
  /** The bytes in an encoding, compressed once, and by Brotli at a higher quality if requested often. */
  bytes(encoding: ContentEncoding): Promise<Buffer> | Buffer;
  readonly size: number;
}

/** Recompresses pages sequentially, so that it uses at most one processor. */
let thorough: Promise<unknown> = Promise.resolve();

export function cachedPage(
  html: string,
  {
    status,
    location,
    isComplete,
    hasSkipped = false,
  }: Pick<CachedPage, 'status' | 'location' | 'isComplete'> & Partial<Pick<CachedPage, 'hasSkipped'>>,
): CachedPage {
  const identity = Buffer.from(html);
  const compressed = new Map<CompressedEncoding, Promise<Buffer> | Buffer>();
  let asked = 0;
  const compressThoroughly = () => {
    asked += 1;
    // Not on the first request, because many pages are requested only once before they are rendered again.
    if (asked !== 2) return;
    thorough = thorough
      .then(() => compress(identity, 'br', 'thorough'))
      .then((bytes) => compressed.set('br', bytes))
      // The less compressed bytes remain in use.
      .catch(() => undefined);
  };
  return {
    status,
    location,
    isComplete,
    hasSkipped,
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    // Each of the two compressed bodies is about a fifth of the page's size.
    size: Math.ceil(identity.byteLength * 1.4),
    bytes(encoding) {
      if (encoding === 'identity') return identity;
      if (encoding === 'br') compressThoroughly();
      const known = compressed.get(encoding);
      if (known) return known;
      const compressing = compress(identity, encoding).then((bytes) => {
        compressed.set(encoding, bytes);
        return bytes;
      });
      compressed.set(encoding, compressing);
      compressing.catch(() => compressed.delete(encoding));
      return compressing;
    },
  };
}

/** `fresh` pages may be sent, `stale` pages while they are rendered again, `old` pages only as a fallback. */
type Freshness = 'fresh' | 'stale' | 'old';

interface PageCacheOptions {
  readonly maxBytes: number;
  /** How long a page stays fresh without a change notification, in ms. */
  readonly freshMs: () => number;
  /** Called before the cache is read, so that a scheduled change that is due expires its pages first. */
  readonly beforeUse?: () => unknown;
  readonly now?: () => number;
}

/** How long a page may be sent while it is rendered again, in ms. */
const staleMs = { age: 60_000, stock: 2000 } as const;

/** The state of the data when a render started. */
interface CacheMark {
  readonly catalogue: number;
  readonly stock: number;
}

interface Entry {
  readonly page: CachedPage;
  readonly catalogue: number;
  staleAt: number;
  oldAt: number;
}

export interface PageCache {
  find(key: string): { readonly page: CachedPage; readonly freshness: Freshness } | undefined;
  /** Create it when a render starts, and pass it to `store`, so that the page is not fresh after a change in the meantime. */
  mark(): CacheMark;
  /**
   * Stores a page, unless fragments were skipped in it. An incomplete page never replaces a complete one. A page that was
   * rendered again to the same bytes keeps its compressed forms.
   */
  store(key: string, page: CachedPage, mark: CacheMark): void;
  /** Expires all pages after a change to the catalogue or a text. */
  expire(): void;
  /** Makes all pages stale after a change of stock. */
  expireSoon(): void;
  clear(): void;
}

/** Rendered pages in memory, evicted least recently used first. */
export function createPageCache({
  maxBytes,
  freshMs,
  beforeUse = () => undefined,
  now = Date.now,
}: PageCacheOptions): PageCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.size,
  });
  let catalogue = 0;
  let stock = 0;
  return {
    find(key) {
      beforeUse();
      const entry = entries.get(key);
      if (!entry) return undefined;
      const { page } = entry;
      const at = now();
      if (entry.catalogue < catalogue || at >= entry.oldAt) return { page, freshness: 'old' };
      return { page, freshness: at < entry.staleAt ? 'fresh' : 'stale' };
    },
    mark() {
      beforeUse();
      return { catalogue, stock };
    },
    store(key, page, mark) {
      if (page.hasSkipped) return;
      const before = entries.peek(key)?.page;
      if (!page.isComplete && before?.isComplete) return;
      const at = now();
      const freshFor = page.isComplete ? freshMs() : incompletePageMs;
      const staleAt = mark.stock < stock ? at : at + freshFor;
      const staleFor = mark.stock < stock ? staleMs.stock : page.isComplete ? staleMs.age : 0;
      const same = before?.etag === page.etag && before.isComplete === page.isComplete;
      entries.set(key, {
        page: same ? before : page,
        catalogue: mark.catalogue,
        staleAt,
        oldAt: staleAt + staleFor,
      });
    },
    expire: () => void (catalogue += 1),
    expireSoon() {
      const at = now();
      stock += 1;
      entries.forEach((entry) => {
        if (at >= entry.staleAt) return;
        entry.staleAt = at;
        entry.oldAt = Math.min(entry.oldAt, at + staleMs.stock);
      });
    },
    clear: () => entries.clear(),
  };
}
