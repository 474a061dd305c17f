import { createHash } from 'node:crypto';
import { compress, type CompressedEncoding, type ContentEncoding } from '@shop/config/content-encoding';
import { LRUCache } from 'lru-cache';
import { incompletePageMs } from '../durations';

/** A document as it is sent, the same for everybody with the same versions. */
export interface CachedPage {
  readonly status: number;
  /** Where a redirect leads: a path without a query. */
  readonly location?: string | undefined;
  readonly etag: string;
  /** Whether all of it could be rendered: every fragment succeeded, with all its data. */
  readonly isComplete: boolean;
  /** Whether a fragment was left out because of earlier failures: such a page is sent once, and stored by nobody. */
  readonly hasSkipped: boolean;
  /** Its bytes in an encoding: compressed once, and by Brotli at a higher quality when they are requested often. */
  bytes(encoding: ContentEncoding): Promise<Buffer> | Buffer;
  readonly size: number;
}

/** Pages are recompressed sequentially, so that this uses at most one processor. */
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
    // Many pages are requested only once before they are rendered again, or only by a crawler.
    if (asked !== 2) return;
    thorough = thorough
      .then(() => compress(identity, 'br', 'thorough'))
      .then((bytes) => compressed.set('br', bytes))
      // The earlier bytes are as good, only more.
      .catch(() => undefined);
  };
  return {
    status,
    location,
    isComplete,
    hasSkipped,
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    // The compressed bodies are about a fifth of it, twice.
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

/** `fresh` may be sent as it is, `stale` while it is rendered again, `old` only as a fallback. */
type Freshness = 'fresh' | 'stale' | 'old';

interface PageCacheOptions {
  readonly maxBytes: number;
  /** How long a page is fresh without a change notification, in ms. */
  readonly freshMs: () => number;
  readonly now?: () => number;
}

/** How long a page may be sent while it is rendered again, in ms. */
const staleMs = { age: 60_000, stock: 2000 } as const;

/** The changes that were known when a render began. */
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
  /** Take it when a render begins, and pass it to `store`: the page is not fresh after a change that came meanwhile. */
  mark(): CacheMark;
  /**
   * Stores a page, unless fragments were skipped in it. An incomplete page never replaces a complete one. One that was rendered again to the same
   * bytes keeps the stored body, which is compressed already.
   */
  store(key: string, page: CachedPage, mark: CacheMark): void;
  /** The catalogue or a text has changed: nothing that was rendered before is fresh. */
  expire(): void;
  /** Stock has changed: pages are stale, and sent while they are rendered again. */
  expireSoon(): void;
  clear(): void;
}

/** Rendered pages in memory, evicted least recently used first. */
export function createPageCache({ maxBytes, freshMs, now = Date.now }: PageCacheOptions): PageCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.size,
  });
  let catalogue = 0;
  let stock = 0;
  return {
    find(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      const { page } = entry;
      const at = now();
      if (entry.catalogue < catalogue || at >= entry.oldAt) return { page, freshness: 'old' };
      return { page, freshness: at < entry.staleAt ? 'fresh' : 'stale' };
    },
    mark: () => ({ catalogue, stock }),
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
