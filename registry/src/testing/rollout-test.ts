import type { PackedRemote } from '@shop/protocol';
import { smallRemote } from '@shop/protocol/testing';
import type { Rollout, RolloutWithHistory } from '@shop/contracts/registry';
import { windowOf } from '../modules/telemetry/health';
import { admin, type TestResponse, type TestRegistry } from './test-registry';

const minuteMs = 60_000;

/** Rollouts of a remote in a test registry: 1.0.0 is live, 1.1.0 and 1.2.0 are published. */
export interface RolloutTest {
  readonly remote: string;
  /** A call as an operator. */
  call(path: string, body?: object, token?: string): Promise<TestResponse>;
  /** Creates and starts a rollout of 1.1.0, by default as the operator. */
  start(body?: object, token?: string): Promise<Rollout>;
  get(): Promise<RolloutWithHistory>;
  /** A call below the rollout's own path, with a reason. */
  act(action: string, body?: object, token?: string): Promise<TestResponse>;
  /** Reports sessions of the canary and its control, with these numbers of failures. */
  report(sessions: number, failures?: number, version?: string, variant?: string): Promise<void>;
  /** Runs monitoring and rollouts once, like the jobs. */
  check(): Promise<readonly string[]>;
  /** Advances the clock by minutes, then runs monitoring and rollouts. */
  after(minutes: number): Promise<readonly string[]>;
}

/** Adds a remote to a test registry. `sign` can sign its versions. */
export async function openRolloutTest(
  test: TestRegistry,
  remote: string,
  operator: string,
  sign: (packed: PackedRemote) => PackedRemote = (packed) => packed,
): Promise<RolloutTest> {
  const { registry, clock } = test;
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await registry.publisher.publish(sign(smallRemote(remote, version)), admin);
  }
  const expected = (await registry.releases.head('live'))?.seq ?? 0;
  const change = { kind: 'promote', versions: { [remote]: '1.0.0' } } as const;
  await registry.releases.change('live', change, { actor: admin, reason: 'first', expected, key: null });
  let id = 0;

  const call = (path: string, body?: object, token = operator) =>
    test.call(body ? 'POST' : 'GET', `/envs/live/rollouts${path}`, { token, body });
  const check = async () => [...(await registry.watch.check()), ...(await registry.rollouts.check())];

  return {
    remote,
    call,
    async start(body = {}, token = operator) {
      const change = { remote, version: '1.1.0', reason: 'Better cards', start: true, ...body };
      const made = await call('', change, token);
      if (made.status !== 201) throw new Error(JSON.stringify(made.body));
      id = Number(made.body.id);
      return made.body as unknown as Rollout;
    },
    get: async () => (await call(`/${id}`)).body as unknown as RolloutWithHistory,
    act: (action, body = {}, token = operator) =>
      call(`/${id}/${action}`, { reason: 'for the test', ...body }, token),
    async report(sessions, failures = 0, version = '1.1.0', variant = 'canary') {
      const none = { errors: 0, loads: 0, load_ms: 0, lcps: 0, lcp_ms: 0 };
      const row = { ...none, sessions, failures, reports: sessions };
      const window_start = windowOf(clock.now());
      await registry.database.db
        .insertInto('registry_health')
        .values({ env: 'live', remote, version, variant, window_start, ...row })
        .onConflict((conflict) =>
          conflict
            .columns(['env', 'remote', 'version', 'variant', 'window_start'])
            .doUpdateSet({ sessions, failures, reports: sessions }),
        )
        .execute();
    },
    check,
    async after(minutes) {
      clock.forward(minutes * minuteMs);
      return check();
    },
  };
}
