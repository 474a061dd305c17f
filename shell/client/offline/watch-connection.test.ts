import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { watchConnection } from './watch-connection';

/** A browser whose network is as the test says. */
function browser({ storedAt = null as string | null, network = true, reachable = true } = {}) {
  const state = { network, reachable };
  let hint: () => void = () => undefined;
  const isReachable = jest.fn(async () => state.reachable);
  const connection = watchConnection({
    storedAt,
    hasNetwork: () => state.network,
    isReachable,
    onHint: (listener) => {
      hint = listener;
    },
  });
  const changed = jest.fn();
  connection.subscribe(changed);
  const settle = () => jest.advanceTimersByTimeAsync(0);
  return { state, connection, isReachable, changed, settle, hint: () => hint() };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the connection', () => {
  it('is taken as there until something hints at the contrary, and asks nothing until then', async () => {
    const { connection, isReachable, settle } = browser();
    await settle();
    expect(connection.isOffline()).toBe(false);
    expect(isReachable).not.toHaveBeenCalled();
  });

  it('is gone at once when the browser says so, and back when the shop responds', async () => {
    const { state, connection, changed, hint, settle } = browser();
    state.network = false;
    hint();
    expect(connection.isOffline()).toBe(true);
    state.network = true;
    hint();
    expect(connection.isOffline()).toBe(true);
    await settle();
    expect(connection.isOffline()).toBe(false);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('does not believe one request without a response: the shop itself is asked', async () => {
    const { state, connection, hint, settle } = browser();
    hint();
    await settle();
    expect(connection.isOffline()).toBe(false);
    state.reachable = false;
    hint();
    await settle();
    expect(connection.isOffline()).toBe(true);
  });

  it('is asked for again, ever more rarely, until the shop responds', async () => {
    const { state, connection, isReachable, hint, settle } = browser({ reachable: false });
    hint();
    await settle();
    await jest.advanceTimersByTimeAsync(3000 + 6000 + 12_000 + 30_000);
    expect(isReachable).toHaveBeenCalledTimes(5);
    state.reachable = true;
    await jest.advanceTimersByTimeAsync(30_000);
    expect(connection.isOffline()).toBe(false);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(isReachable).toHaveBeenCalledTimes(6);
  });

  it('begins as gone on a page that was stored', async () => {
    const { connection, settle } = browser({ storedAt: '2026-11-21T10:00:00.000Z' });
    expect(connection.isOffline()).toBe(true);
    await settle();
    expect(connection.isOffline()).toBe(false);
  });
});
