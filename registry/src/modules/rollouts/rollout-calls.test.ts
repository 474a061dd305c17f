import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Page, Rollout } from '@shop/contracts/registry';
import { START_MS } from '../../testing/databases';
import { openRolloutTest, type RolloutTest } from '../../testing/rollout-test';
import { openTestRegistry, type TestRegistry } from '../../testing/test-registry';

let test: TestRegistry;
let operator: string;
let tests = 0;
/** Each test has its own remote in a shared registry. */
let rollout: RolloutTest;

beforeAll(async () => {
  test = await openTestRegistry();
  operator = await test.token('operator');
}, START_MS);
afterAll(() => test.close());

beforeEach(async () => {
  test.clock.forward(60 * 60_000);
  rollout = await openRolloutTest(test, `remote-${(tests += 1)}`, operator);
});

describe('the list of rollouts', () => {
  it('is paginated and can be filtered by remote and state', async () => {
    for (const share of [100, 200]) {
      await rollout.start({ stages: [{ bps: share }, { bps: 10_000 }] });
      await rollout.act('abort');
    }
    const open = await rollout.start();
    const ids = async (query: string) => {
      const { body } = await rollout.call(`?remote=${rollout.remote}&${query}`);
      const { items, next } = body as unknown as Page<Rollout>;
      return { ids: items.map(({ id }) => id - open.id), next };
    };
    expect(await ids('open=true')).toEqual({ ids: [0], next: null });
    expect(await ids('open=false')).toEqual({ ids: [-1, -2], next: null });
    expect(await ids('limit=2')).toEqual({ ids: [0, -1], next: open.id - 1 });
    expect(await ids(`limit=2&before=${open.id - 1}`)).toEqual({ ids: [-2], next: null });
  });

  it.each([
    ['?open=maybe', 422, '"open" must be true or false.'],
    ['?remote=No%20body', 400, '"No body" is not a valid name for a remote'],
    ['/first', 400, 'A rollout ID must be a number, not first.'],
    ['/99999', 404, 'There is no rollout 99999 in "live".'],
  ])('%s is refused', async (path, status, message) => {
    const response = await rollout.call(path);
    expect([response.status, response.body.message]).toEqual([status, expect.stringContaining(message)]);
  });

  it.each<[object, number, string]>([
    [{ version: '9.9.9' }, 422, '9.9.9'],
    [{ version: '1.0.0' }, 409, 'is already live for everyone'],
    [{ stages: [{ bps: 0 }] }, 422, '"bps" must be a whole number of basis points from 1 to 10000.'],
    [
      { stages: [{ bps: 100, segment: 'friends' }] },
      422,
      'A segment must be staff, signed-in, narrow, wide or city:Jaipur',
    ],
    [{ stages: [{ bps: 1000 }] }, 422, 'The last stage of a rollout is 100% of all shoppers.'],
    [{ bakeMinutes: -1 }, 422, '"bakeMinutes" must be a number from 0 to 10080, a week.'],
    [
      { startAt: 'tomorrow', start: false },
      422,
      '"startAt" must be a time such as 2026-11-26T10:00:00+05:30.',
    ],
    [{ startAt: '2020-01-01T00:00:00Z', start: false }, 422, 'is in the past. Choose a later time'],
    [{ startAt: '2027-01-01T00:00:00Z' }, 422, '"start" or "startAt", not both.'],
    [{ reason: ' ' }, 422, '"reason" must be a non-blank string'],
  ])('a rollout of %j is refused', async (body, status, message) => {
    const requested = { remote: rollout.remote, version: '1.1.0', reason: 'r', start: true, ...body };
    const response = await rollout.call('', requested);
    expect([response.status, response.body.message]).toEqual([status, expect.stringContaining(message)]);
  });

  it('can be created and changed by users who may release the remote', async () => {
    const [viewer, own, others] = [
      await test.token('viewer'),
      await test.token('releaser', rollout.remote),
      await test.token('releaser', 'another'),
    ];
    const requested = { remote: rollout.remote, version: '1.1.0', reason: 'r' };
    expect((await rollout.call('', requested, viewer)).status).toBe(403);
    const refused = await rollout.call('', requested, others);
    expect([refused.status, refused.body.message]).toEqual([
      403,
      expect.stringContaining(`releaser or operator or admin of ${rollout.remote} in live`),
    ]);
    const made = await rollout.call('', requested, own);
    expect(made.status).toBe(201);
    const start = (token: string) => rollout.call(`/${Number(made.body.id)}/start`, { reason: 'r' }, token);
    expect([(await start(others)).status, (await start(own)).status]).toEqual([403, 200]);
  });
});
