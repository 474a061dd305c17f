import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { deadline } from './deadline';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a deadline', () => {
  it('aborts when the time is up, and not before', () => {
    const { signal } = deadline(10_000, []);
    jest.advanceTimersByTime(9_999);
    expect(signal.aborted).toBe(false);
    jest.advanceTimersByTime(1);
    expect(signal.aborted).toBe(true);
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  });

  it('aborts with the first of the other signals, with its reason', () => {
    const one = new AbortController();
    const other = new AbortController();
    const { signal } = deadline(10_000, [one.signal, other.signal]);
    other.abort('left the page');
    expect(signal.reason).toBe('left the page');
  });

  it('is aborted from the start if another signal is', () => {
    expect(deadline(10_000, [AbortSignal.abort('too late')]).signal.reason).toBe('too late');
  });

  it('clears its timer and listeners when released', () => {
    const caller = new AbortController();
    const { signal, release } = deadline(10_000, [caller.signal]);
    release();
    expect(jest.getTimerCount()).toBe(0);
    caller.abort();
    expect(signal.aborted).toBe(false);
  });
});
