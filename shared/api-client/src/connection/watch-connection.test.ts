import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { watchConnection } from './watch-connection';

/** A connection to a server that responds only while `state.responds` is true. */
function serverThat(state: { responds: boolean }, startsOffline = false) {
  const isReachable = jest.fn(async () => state.responds);
  const connection = watchConnection(isReachable, startsOffline);
  const changed = jest.fn();
  connection.subscribe(changed);
  const settle = () => jest.advanceTimersByTimeAsync(0);
  return { state, connection, isReachable, changed, settle };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the connection', () => {
  it('is online, without requests, until a check fails', async () => {
    const { connection, isReachable, settle } = serverThat({ responds: false });
    await settle();
    expect(connection.isOffline()).toBe(false);
    expect(isReachable).not.toHaveBeenCalled();
  });

  it('goes offline only when the server does not respond, and online only when it does', async () => {
    const { state, connection, changed, settle } = serverThat({ responds: true });
    connection.check();
    await settle();
    expect([connection.isOffline(), changed.mock.calls.length]).toEqual([false, 0]);
    state.responds = false;
    connection.check();
    expect(connection.isOffline()).toBe(false);
    await settle();
    expect([connection.isOffline(), changed.mock.calls.length]).toEqual([true, 1]);
    state.responds = true;
    connection.check();
    expect(connection.isOffline()).toBe(true);
    await settle();
    expect([connection.isOffline(), changed.mock.calls.length]).toEqual([false, 2]);
  });

  it('checks again when the network changes during a check', async () => {
    const responses: ((responds: boolean) => void)[] = [];
    const connection = watchConnection(() => new Promise((resolve) => responses.push(resolve)));
    connection.check();
    connection.check();
    connection.check();
    expect(responses).toHaveLength(1);
    responses[0]?.(true);
    await jest.advanceTimersByTimeAsync(0);
    expect(responses).toHaveLength(2);
    responses[1]?.(false);
    await jest.advanceTimersByTimeAsync(0);
    expect(connection.isOffline()).toBe(true);
    expect(responses).toHaveLength(2);
  });

  it('is checked at growing intervals until the server responds', async () => {
    const { state, connection, isReachable, settle } = serverThat({ responds: false });
    connection.check();
    await settle();
    await jest.advanceTimersByTimeAsync(3000 + 6000 + 12_000 + 30_000);
    expect(isReachable).toHaveBeenCalledTimes(5);
    state.responds = true;
    await jest.advanceTimersByTimeAsync(30_000);
    expect(connection.isOffline()).toBe(false);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(isReachable).toHaveBeenCalledTimes(6);
  });

  it('is checked regularly while the browser reports being offline', async () => {
    const report = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { state, connection, isReachable, settle } = serverThat({ responds: true });
    connection.check();
    await settle();
    state.responds = false;
    await jest.advanceTimersByTimeAsync(5000);
    expect(connection.isOffline()).toBe(true);
    state.responds = true;
    report.mockReturnValue(true);
    await jest.advanceTimersByTimeAsync(60_000);
    expect([connection.isOffline(), isReachable.mock.calls.length]).toEqual([false, 3]);
    report.mockRestore();
  });

  it('can start offline, and is checked immediately', async () => {
    const { connection, settle } = serverThat({ responds: true }, true);
    expect(connection.isOffline()).toBe(true);
    await settle();
    expect(connection.isOffline()).toBe(false);
  });
});
