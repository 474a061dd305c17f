import { describe, expect, it, jest } from '@jest/globals';
import { createSingleFlight } from './page-source';

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

describe('single flight', () => {
  it('runs once for all callers, and again when it is done', async () => {
    const flights = createSingleFlight<string>();
    const { work, end } = startable();
    const all = [flights.join('a', work), flights.join('a', work)];
    end('done');
    expect(await Promise.all(all)).toEqual(['done', 'done']);
    void flights.join('a', work);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('continues while a caller waits, and is aborted when the last has left', async () => {
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

  it('is not ended by whoever leaves while somebody waits without a way to leave', () => {
    const flights = createSingleFlight<string>();
    const { work, signals } = startable();
    const leaving = new AbortController();
    void flights.join('a', work);
    void flights.join('a', work, leaving.signal);
    leaving.abort();
    expect(signals[0]?.aborted).toBe(false);
  });
});
