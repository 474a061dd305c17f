import { readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { cachedPage, createPageCache } from './page-cache';

const page = (html: string, isComplete = true) => cachedPage(html, { status: 200, isComplete });

function open(maxBytes = 10_000) {
  const clock = { ms: 0 };
  const cache = createPageCache({ maxBytes, freshMs: () => 1000, now: () => clock.ms });
  const store = (key: string, html: string, isComplete = true) =>
    cache.store(key, page(html, isComplete), cache.mark());
  return { cache, clock, store };
}

describe('the page cache', () => {
  it('returns a page as fresh, then stale, then old', () => {
    const { cache, clock, store } = open();
    store('a', 'A');
    expect(cache.find('a')?.freshness).toBe('fresh');
    clock.ms = 1000;
    expect(cache.find('a')?.freshness).toBe('stale');
    clock.ms = 61_000;
    expect(cache.find('a')?.freshness).toBe('old');
    expect(cache.find('b')).toBeUndefined();
  });

  it('treats a page whose render started before a catalogue change as old', () => {
    const { cache, store } = open();
    store('a', 'A');
    const mark = cache.mark();
    cache.expire();
    cache.store('b', page('B'), mark);
    expect([cache.find('a')?.freshness, cache.find('b')?.freshness]).toEqual(['old', 'old']);
    store('a', 'A2');
    expect(cache.find('a')?.freshness).toBe('fresh');
  });

  it('lets a change that is due expire its pages before they are used', () => {
    let isDue = false;
    const cache = createPageCache({
      ...{ maxBytes: 10_000, freshMs: () => 1000, now: () => 0 },
      beforeUse() {
        if (isDue) cache.expire();
        isDue = false;
      },
    });
    cache.store('a', page('A'), cache.mark());
    expect(cache.find('a')?.freshness).toBe('fresh');
    isDue = true;
    expect(cache.find('a')?.freshness).toBe('old');
    const mark = cache.mark();
    isDue = true;
    cache.mark();
    cache.store('a', page('A2'), mark);
    expect(cache.find('a')?.freshness).toBe('old');
  });

  it('returns a page as stale for two seconds after a sale, even with further sales', () => {
    const { cache, clock, store } = open();
    store('a', 'A');
    const mark = cache.mark();
    clock.ms = 500;
    cache.expireSoon();
    expect(cache.find('a')?.freshness).toBe('stale');
    clock.ms = 2400;
    cache.expireSoon();
    expect(cache.find('a')?.freshness).toBe('stale');
    clock.ms = 2500;
    expect(cache.find('a')?.freshness).toBe('old');
    cache.store('b', page('B'), mark);
    expect(cache.find('b')?.freshness).toBe('stale');
  });

  it('does not replace a complete page with an incomplete one', () => {
    const { cache, clock, store } = open();
    store('a', 'complete');
    store('a', 'half', false);
    expect(cache.find('a')?.page.isComplete).toBe(true);
    store('b', 'half', false);
    clock.ms = 2000;
    expect(cache.find('b')?.freshness).toBe('old');
  });

  it('evicts the least recently used pages above its size limit', () => {
    const { cache, store } = open(5000);
    store('a', 'x'.repeat(1500));
    store('b', 'x'.repeat(1500));
    cache.find('a');
    store('c', 'x'.repeat(1500));
    expect(['a', 'b', 'c'].filter((key) => cache.find(key))).toEqual(['a', 'c']);
  });

  it('compresses a page once for each encoding', async () => {
    const one = page('<p>नमस्ते</p>');
    const [first, second] = await Promise.all([one.bytes('br'), one.bytes('br')]);
    expect(second).toBe(first);
    expect(brotliDecompressSync(first).toString()).toBe('<p>नमस्ते</p>');
    expect(gunzipSync(await one.bytes('gzip')).toString()).toBe('<p>नमस्ते</p>');
    expect((await one.bytes('identity')).toString()).toBe('<p>नमस्ते</p>');
  });

  it('reuses the compressed form of a page with the same bytes', async () => {
    const { cache, store } = open();
    store('a', 'A');
    const before = cache.find('a')?.page;
    store('a', 'A');
    expect(cache.find('a')?.page).toBe(before);
    store('a', 'B');
    expect(cache.find('a')?.page).not.toBe(before);
  });

  it('compresses repeated responses more thoroughly in the background', async () => {
    const html = await readFile(import.meta.filename, 'utf8');
    const one = page(html);
    const first = await one.bytes('br');
    expect(await one.bytes('br')).toBe(first);
    while ((await one.bytes('br')) === first) await new Promise((resolve) => setImmediate(resolve));
    const later = await one.bytes('br');
    expect(later.length).toBeLessThan(first.length);
    expect(brotliDecompressSync(later).toString()).toBe(html);
  });
});
