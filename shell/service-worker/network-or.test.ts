import { describe, expect, it } from '@jest/globals';
import { networkOr } from './network-or';

const never = new Promise<Response>(() => undefined);

describe('the network, or nothing', () => {
  it('is its response, whatever the status', async () => {
    const fault = new Response('', { status: 500 });
    expect(await networkOr(Promise.resolve(fault), async () => false, 10)).toBe(fault);
  });

  it('is nothing when the request fails', async () => {
    expect(
      await networkOr(Promise.reject(new TypeError('Failed to fetch')), async () => true, 10),
    ).toBeNull();
  });

  it('waits for a slow response as long as the shop can be reached', async () => {
    const response = new Response('late');
    let arrive!: (response: Response) => void;
    let asked = 0;
    const isReachable = async () => {
      asked += 1;
      if (asked === 3) arrive(response);
      return true;
    };
    expect(await networkOr(new Promise((resolve) => (arrive = resolve)), isReachable, 10)).toBe(response);
    expect(asked).toBe(3);
  });

  it('is nothing when the response hangs and the shop cannot be reached', async () => {
    expect(await networkOr(never, async () => false, 10)).toBeNull();
  });
});
