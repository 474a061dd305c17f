import { describe, expect, it, jest } from '@jest/globals';
import { createMemo, createRefreshingCache, createSingleFlight } from './caches';

/** A function that counts its calls, and fails while `broken`. */
function counted() {
  const state = { made: 0, broken: false, now: 0 };
  const make = async () => {
    if (state.broken) throw new Error('broken');
    return (state.made += 1);
  };
  return { state, get: createRefreshingCache(make, { maxAgeMs: 100, now: () => state.now }) };
}

describe('createRefreshingCache', () => {
  it('makes a value once for concurrent callers, and again when it is too old', async () => {
    const { state, get } = counted();
    expect(await Promise.all([get(), get()])).toEqual([1, 1]);
    state.now = 99;
    expect(await get()).toBe(1);
    state.now = 100;
    expect(await get()).toBe(2);
  });

  it('returns the last value while a new one cannot be made, and rejects without a last value', async () => {
    const { state, get } = counted();
    state.broken = true;
    await expect(get()).rejects.toThrow('broken');
    state.broken = false;
    expect(await get()).toBe(1);
    state.broken = true;
    state.now = 200;
    expect(await get()).toBe(1);
    state.broken = false;
    expect(await get()).toBe(2);
  });
});

describe('createMemo', () => {
  const readable = () => ({ read: jest.fn<() => Promise<string>>() });

  it('reads a value once for concurrent callers, and again after it expires', async () => {
    let now = 0;
    const memo = createMemo<string>({ now: () => now });
    const { read } = readable();
    read.mockResolvedValueOnce('old').mockResolvedValueOnce('new');
    expect(await Promise.all([memo.get('a', 10, read), memo.get('a', 10, read)])).toEqual(['old', 'old']);
    now = 9;
    expect([memo.has('a'), await memo.get('a', 10, read)]).toEqual([true, 'old']);
    now = 10;
    expect([memo.has('a'), await memo.get('a', 10, read)]).toEqual([false, 'new']);
    now = Number.MAX_SAFE_INTEGER;
    expect(await memo.get('b', Infinity, async () => 'for ever')).toBe('for ever');
  });

  it('does not cache a failure', async () => {
    const memo = createMemo<string>();
    await expect(memo.get('a', 10, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await memo.get('a', 10, async () => 'fine')).toBe('fine');
  });

  it('returns a value that was read during a clear only to its callers', async () => {
    const memo = createMemo<string>();
    let end: (value: string) => void = () => undefined;
    const before = memo.get('a', Infinity, () => new Promise((resolve) => (end = resolve)));
    memo.clear();
    const after = memo.get('a', Infinity, async () => 'new');
    end('old');
    expect(await Promise.all([before, after])).toEqual(['old', 'new']);
    expect(await memo.get('a', Infinity, async () => 'newest')).toBe('new');
  });

  it('drops the least recently used values above its maximum weight', async () => {
    const memo = createMemo<readonly number[]>({ weigh: ({ length }) => length, maxWeight: 5 });
    for (const key of ['a', 'b', 'c']) await memo.get(key, Infinity, async () => [1, 2]);
    expect(['a', 'b', 'c'].map((key) => memo.has(key))).toEqual([false, true, true]);
  });
});

/** Work that ends when its signal is aborted. */
function startable() {
  let end: (value: string) => void = () => undefined;
  const signals: AbortSignal[] = [];
  const work = jest.fn((signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<string>((resolve) => (end = resolve));
  });
  return { work, signals, end: (value: string) => end(value) };
}

describe('createSingleFlight', () => {
  it('runs work once for concurrent callers, and again after it is done', async () => {
    const flights = createSingleFlight<string>();
    const { work, end } = startable();
    const all = [flights.join('a', work), flights.join('a', work)];
    end('done');
    expect(await Promise.all(all)).toEqual(['done', 'done']);
    void flights.join('a', work);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('continues while a caller waits, and is aborted when the last one has left', async () => {
    const flights = createSingleFlight<string>();
    const { work, signals } = startable();
    const [one, other] = [new AbortController(), new AbortController()];
    void flights.join('a', work, one.signal);
    void flights.join('a', work, other.signal);
    one.abort();
    expect(signals[0]?.aborted).toBe(false);
    other.abort();
    expect(signals[0]?.aborted).toBe(true);
    void flights.join('a', work);
    expect(work).toHaveBeenCalledTimes(2);
    expect(signals[1]?.aborted).toBe(false);
  });

  it('is not aborted while a caller without a signal waits', () => {
    const flights = createSingleFlight<string>();
    const { work, signals } = startable();
    const leaving = new AbortController();
    void flights.join('a', work);
    void flights.join('a', work, leaving.signal);
    leaving.abort();
    expect(signals[0]?.aborted).toBe(false);
  });
});
