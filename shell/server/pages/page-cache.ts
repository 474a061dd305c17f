import { compress, type ContentEncoding, type CompressedEncoding } from '@shop/config/content-encoding';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A document as it is sent, the same for everybody who has the same versions. */
export interface CachedPage {
  readonly status: number;
  readonly etag: string;
  /** Whether all of it could be rendered: no fragment failed, and no data was missing. */
  readonly isComplete: boolean;
  /** Its bytes in an encoding: compressed once, and as Brotli more thoroughly when they are asked for again and again. */
  bytes(encoding: ContentEncoding): Promise<Buffer> | Buffer;
  readonly size: number;
}

/** Pages are compressed thoroughly one after the other, so that this takes one processor at most. */
let thorough: Promise<unknown> = Promise.resolve();

export function cachedPage(
  html: string,
  { status, isComplete }: Pick<CachedPage, 'status' | 'isComplete'>,
): CachedPage {
  const identity = Buffer.from(html);
  const compressed = new Map<CompressedEncoding, Promise<Buffer> | Buffer>();
  let asked = 0;
  const compressThoroughly = () => {
    asked += 1;
    // Many pages are asked for once before they are rendered anew, or by nobody but a crawler.
    if (asked !== 2) return;
    thorough = thorough
      .then(() => compress(identity, 'br', 'thorough'))
      .then((bytes) => compressed.set('br', bytes))
      // The bytes of before are as good, only more.
      .catch(() => undefined);
  };
  return {
    status,
    isComplete,
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    // What is compressed is about a fifth of it, twice.
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

/** `fresh` may be sent as it is, `stale` while it is rendered anew, `old` only when there is nothing else. */
export type Freshness = 'fresh' | 'stale' | 'old';

export interface PageCacheOptions {
  readonly maxBytes: number;
  /** How long a page is fresh though nothing of a change was heard, in ms. */
  readonly freshMs: () => number;
  readonly now?: () => number;
}

/** How long a page may be sent while it is rendered anew, in ms. */
const staleMs = { age: 60_000, stock: 2000 } as const;
/** How long a page is kept of which something is missing, in ms: for a flood of the same address. */
const incompleteMs = 2000;

/** What was known of changes when a page was begun. */
export interface CacheMark {
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
  /** To take when a page is begun, and to hand to `store`: it is not fresh after a change that came meanwhile. */
  mark(): CacheMark;
  /**
   * Stores a page. One of which something is missing takes no complete page's place. One that was rendered anew to the same
   * bytes leaves those of before, which are compressed already.
   */
  store(key: string, page: CachedPage, mark: CacheMark): void;
  /** The catalogue or a text has changed: nothing that was rendered before is fresh. */
  expire(): void;
  /** Pieces were sold or came: pages are sent for a moment more, while they are rendered anew. */
  expireSoon(): void;
  clear(): void;
}

/** Rendered pages in memory, the least used first to go. */
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
      const before = entries.peek(key)?.page;
      if (!page.isComplete && before?.isComplete) return;
      const at = now();
      const freshFor = page.isComplete ? freshMs() : incompleteMs;
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
