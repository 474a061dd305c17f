import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Approval } from '@shop/contracts/registry';
import { START_MS } from '../../testing/databases';
import { openRolloutTest, type RolloutTest } from '../../testing/rollout-test';
import { openTestRegistry, type TestRegistry } from '../../testing/test-registry';

const hourMs = 60 * 60_000;

let test: TestRegistry;
let [asha, bela, chitra]: [string, string, string] = ['', '', ''];
let owner: string;
let tests = 0;
/** Each test has a remote with 1.0.0 live, and 1.1.0 and 1.2.0 published. */
let rollout: RolloutTest;

/** Sessions end while tests move the clock. */
async function signIn(): Promise<void> {
  [asha, bela, chitra] = [
    await test.session('admin'),
    await test.session('operator'),
    await test.session('admin'),
  ];
}

beforeAll(async () => {
  test = await openTestRegistry();
  owner = await test.token('admin');
}, START_MS);
afterAll(() => test.close());

const seq = async () => (await test.registry.releases.head('live'))?.seq ?? 0;
const liveNow = async () => (await test.registry.releases.head('live'))?.assignments[rollout.remote];
const nameOf = async (session: string) => (await test.registry.callers.verify(session))?.name ?? '';

const change = async (path: string, body: object = {}, token = asha) =>
  test.call('POST', `/envs/live${path}`, {
    token,
    body: { reason: 'Diwali cards', ...body },
    head: await seq(),
  });
const request = async (path: string, body: object = {}, token = asha) => {
  const asked = await change(path, { ...body, requestApproval: true }, token);
  expect(asked.status).toBe(202);
  return asked.body as unknown as Approval;
};
const approve = ({ id }: Pick<Approval, 'id'>, token = bela) =>
  test.call('POST', `/envs/live/approvals/${id}/approve`, { token, body: { reason: 'Read it' } });
const setPolicy = (remotes: readonly string[], token = owner, more: object = {}) =>
  test.call('PUT', '/envs/live/approval-policy', {
    token,
    body: { remotes, reason: 'Two people', ...more },
  });

beforeEach(async () => {
  test.clock.forward(hourMs);
  await signIn();
  // Remotes are only added, as removing one needs two people.
  rollout = await openRolloutTest(test, `remote-${(tests += 1)}`, asha);
  const { body } = await test.call('GET', '/envs/live/approval-policy', { token: owner });
  expect((await setPolicy([...(body.remotes as string[]), rollout.remote])).status).toBe(200);
});

/** Requests a change as one user and approves it as another. */
const together = async (path: string, body: object = {}) => {
  const { status, body: made } = await approve(await request(path, body));
  expect([status, made.status]).toEqual([200, 'approved']);
};

describe('a change of a protected remote', () => {
  /** Every call that gives shoppers something new, with the setup that it needs. */
  const ways: readonly [name: string, before: () => Promise<void>, path: () => string, body: () => object][] =
    [
      ['a promotion', async () => {}, () => '/releases', () => ({ promote: { [rollout.remote]: '1.1.0' } })],
      [
        'a canary',
        async () => {},
        () => `/canaries/${rollout.remote}:start`,
        () => ({ version: '1.1.0', bps: 1000 }),
      ],
      [
        'a larger share of a canary',
        () => together(`/canaries/${rollout.remote}:start`, { version: '1.1.0', bps: 1000 }),
        () => `/canaries/${rollout.remote}:advance`,
        () => ({ bps: 2000 }),
      ],
      [
        'a promotion of a canary',
        () => together(`/canaries/${rollout.remote}:start`, { version: '1.1.0', bps: 1000 }),
        () => `/canaries/${rollout.remote}:promote`,
        () => ({}),
      ],
      [
        'enabling it',
        async () => void (await change(`/kill/${rollout.remote}`)),
        () => `/unkill/${rollout.remote}`,
        () => ({}),
      ],
      [
        'a return to a version that was rolled back',
        async () => {
          await together('/releases', { promote: { [rollout.remote]: '1.1.0' } });
          await change('/releases', { rollback: rollout.remote });
        },
        () => '/releases',
        () => ({ rollback: forward, again: true }),
      ],
    ];
  let forward = 0;

  it.each(ways)('%s needs two people', async (_name, before, path, body) => {
    await before();
    forward = (await seq()) - 1;
    const [was, release] = [await liveNow(), await seq()];
    const ofOne = await change(path(), body());
    expect([ofOne.status, ofOne.body.approval]).toEqual([409, { remotes: [rollout.remote] }]);
    expect(ofOne.body.message).toMatch(
      /needs the approval of another person\. Request it with "requestApproval"/,
    );

    const asked = await request(path(), body());
    expect([await liveNow(), await seq()]).toEqual([was, release]);
    expect((await approve(asked, asha)).status).toBe(403);
    expect((await approve(asked, owner)).status).toBe(403);

    const approved = await approve(asked);
    const by = await nameOf(asha);
    expect([approved.status, approved.body.seq]).toEqual([200, release + 1]);
    expect(await test.registry.releases.head('live')).toMatchObject({
      seq: release + 1,
      actor: by,
      reason: `Diwali cards (approved by ${await nameOf(bela)})`,
    });
    expect(await liveNow()).not.toEqual(was);
    expect((await approve(asked)).body.message).toContain('has already been approved by');
  });

  it('does not need approval if it removes something from shoppers', async () => {
    const start = { version: '1.1.0', bps: 1000 };
    await together(`/canaries/${rollout.remote}:start`, start);
    expect((await change(`/canaries/${rollout.remote}:advance`, { bps: 100 })).status).toBe(201);
    expect((await change(`/canaries/${rollout.remote}:abort`)).status).toBe(201);
    await together('/releases', { promote: { [rollout.remote]: '1.1.0' } });
    expect((await change('/releases', { rollback: rollout.remote })).status).toBe(201);
    await together('/releases', { promote: { [rollout.remote]: '1.2.0' } });
    expect((await change('/releases', { rollback: (await seq()) - 1 })).status).toBe(201);
    expect((await change(`/kill/${rollout.remote}`)).status).toBe(201);
  });

  it('has a plan that names the remotes that need approval', async () => {
    const planned = await change('/plan', { promote: { [rollout.remote]: '1.1.0' } });
    expect(planned.body.approval).toEqual([rollout.remote]);
    const back = await change('/plan', { canary: { remote: rollout.remote, version: '1.1.0', bps: 1 } });
    expect(back.body.approval).toEqual([rollout.remote]);
  });
});

describe('a request for approval', () => {
  const promotion = () => ({ promote: { [rollout.remote]: '1.1.0' } });

  it('cannot be approved by the person behind the token that made it, even through several tokens', async () => {
    const issue = async (by: string, name: string) =>
      String((await test.call('POST', '/tokens', { token: by, body: { name, role: 'admin' } })).body.token);
    const first = await issue(asha, `laptop-${tests}`);
    const second = await issue(first, `pipeline-${tests}`);
    const asked = await request('/releases', promotion(), second);
    const refused = await approve(asked, asha);
    expect([refused.status, refused.body.message]).toEqual([
      403,
      `A token of ${await nameOf(asha)} created this request: another person must approve it.`,
    ]);
    expect((await approve(asked)).status).toBe(200);
  });

  it('can only be approved by a user with the right to make the change', async () => {
    const asked = await request('/releases', promotion());
    expect((await approve(asked, await test.session('releaser', 'another'))).status).toBe(403);
    expect((await approve(asked, await test.session('viewer'))).status).toBe(403);
    expect((await approve(asked, await test.session('releaser', rollout.remote))).status).toBe(200);
  });

  it('expires after three days', async () => {
    const asked = await request('/releases', promotion());
    test.clock.forward(72 * hourMs);
    // The sessions have expired as well.
    const later = await test.session('operator');
    const refused = await approve(asked, later);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringMatching(/^Request \d+ expired at .* Make the request again\.$/),
    ]);
    const { body } = await test.call('GET', `/envs/live/approvals/${asked.id}`, { token: owner });
    expect(body.status).toBe('expired');
    [asha, bela, chitra] = [await test.session('admin'), later, await test.session('admin')];
  });

  it('becomes invalid if the live versions of the remote change', async () => {
    await together(`/canaries/${rollout.remote}:start`, { version: '1.1.0', bps: 100 });
    const asked = await request(`/canaries/${rollout.remote}:promote`);
    await change(`/canaries/${rollout.remote}:abort`);
    await together(`/canaries/${rollout.remote}:start`, { version: '1.2.0', bps: 100 });
    const refused = await approve(asked);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('The live versions have changed since'),
    ]);
  });

  it('can be declined, or withdrawn by its author', async () => {
    for (const who of [bela, asha]) {
      const { id } = await request('/releases', promotion());
      const path = `/envs/live/approvals/${id}/decline`;
      const declined = await test.call('POST', path, { token: who, body: { reason: 'Not today' } });
      expect(declined.body).toMatchObject({ status: 'declined', decidedReason: 'Not today', seq: null });
      expect((await approve({ id })).status).toBe(409);
    }
  });

  it('is refused if none is needed, and appears in the list and the audit log', async () => {
    const other = await openRolloutTest(test, `free-${tests}`, asha);
    const free = { promote: { [other.remote]: '1.1.0' }, requestApproval: true };
    expect((await change('/releases', free)).body.message).toContain('does not need approval');
    const asked = await request('/releases', promotion());
    await approve(asked);
    const pending = await request('/releases', { promote: { [rollout.remote]: '1.2.0' } });
    const { body } = await test.call('GET', '/envs/live/approvals?pending=true', { token: owner });
    expect((body.items as Approval[]).map(({ id }) => id)).toContain(pending.id);
    expect((body.items as Approval[]).map(({ id }) => id)).not.toContain(asked.id);
    const audit = await test.call('GET', '/audit?limit=4', { token: owner });
    expect((audit.body.items as { action: string }[]).map(({ action }) => action)).toEqual([
      'approval-requested',
      'approval-granted',
      'promote',
      'approval-requested',
    ]);
  });
});

describe('the policy', () => {
  it('needs two people to be loosened, and one to be tightened', async () => {
    const refused = await setPolicy([], asha);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('needs the approval of another person'),
    ]);
    const asked = await setPolicy([], asha, { requestApproval: true });
    expect(asked.status).toBe(202);
    const { id } = asked.body as unknown as Approval;
    // Operators cannot set policies.
    expect((await approve({ id })).status).toBe(403);
    expect((await approve({ id }, chitra)).status).toBe(200);
    const { body } = await test.call('GET', '/envs/live/approval-policy', { token: owner });
    expect(body.remotes).toEqual([]);
    expect((await change('/releases', { promote: { [rollout.remote]: '1.1.0' } })).status).toBe(201);
  });
});

describe('a rollout of a protected remote', () => {
  it('starts when someone other than its author has approved the first stage', async () => {
    const made = await rollout.start({ minSessions: 0 });
    expect(made).toMatchObject({ stage: 0, isProtected: true, hold: { kind: 'approval' } });
    const act = (action: string, stage: number, token: string) => rollout.act(action, { stage }, token);
    expect((await act('approve', 1, asha)).status).toBe(403);
    expect((await act('approve', 1, bela)).status).toBe(200);
    expect((await liveNow())?.canary?.bps).toBe(100);
    // A single user cannot bypass it with a manual change.
    expect((await change(`/canaries/${rollout.remote}:advance`, { bps: 9000 })).status).toBe(409);
    // Nor by skipping stages.
    expect((await act('skip', 1, asha)).status).toBe(409);
    expect((await act('approve', 2, bela)).status).toBe(200);
    expect((await act('skip', 1, bela)).status).toBe(403);
    expect((await act('skip', 1, asha)).body).toMatchObject({ stage: 2 });
    expect((await rollout.act('abort', {}, asha)).status).toBe(200);
  });

  it('requests an expired approval again', async () => {
    await rollout.start({ minSessions: 0 });
    test.clock.forward(72 * hourMs);
    await signIn();
    const late = await rollout.act('approve', { stage: 1 }, bela);
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('Resume the rollout')]);
    expect((await rollout.act('resume', {}, bela)).status).toBe(200);
    expect((await rollout.act('approve', { stage: 1 }, chitra)).body).toMatchObject({ stage: 1 });
  });
});

it('a manual promotion does not bypass a rollout that is waiting for approval', async () => {
  const other = await openRolloutTest(test, `waiting-${(tests += 1)}`, asha);
  await other.start({ stages: [{ bps: 100 }, { bps: 10_000, approval: true }], minSessions: 0 });
  for (const [path, body] of [
    [`/canaries/${other.remote}:promote`, {}],
    ['/releases', { promote: { [other.remote]: '1.1.0' } }],
  ] as const) {
    const refused = await change(path, body);
    expect([refused.status, refused.body.approval]).toEqual([409, { remotes: [other.remote] }]);
  }
  expect((await change('/releases', { rollback: other.remote })).status).not.toBe(201);
  expect((await change(`/canaries/${other.remote}:abort`)).status).toBe(201);
});
