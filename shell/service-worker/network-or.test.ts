import { describe, expect, it, jest } from '@jest/globals';
import { networkOr } from './network-or';

const never = new Promise<Response>(() => undefined);
const later = (ms: number, answer: Response) =>
  new Promise<Response>((resolve) => {
    setTimeout(() => resolve(answer), ms);
  });

describe('the network, or nothing', () => {
  it('is its answer, whatever the status', async () => {
    const fault = new Response('', { status: 500 });
    expect(await networkOr(Promise.resolve(fault), async () => false, 10)).toBe(fault);
  });

  it('is nothing when the request fails', async () => {
    expect(
      await networkOr(Promise.reject(new TypeError('Failed to fetch')), async () => true, 10),
    ).toBeNull();
  });

  it('waits for a slow answer as long as the shop can be reached', async () => {
    const answer = new Response('late');
    const isReachable = jest.fn(async () => true);
    expect(await networkOr(later(35, answer), isReachable, 10)).toBe(answer);
    expect(isReachable.mock.calls.length).toBeGreaterThan(1);
  });

  it('is nothing when the answer hangs and the shop cannot be reached', async () => {
    expect(await networkOr(never, async () => false, 10)).toBeNull();
  });
});
