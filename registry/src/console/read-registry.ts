import type {
  Approval,
  ArtifactList,
  EnvState,
  ErrorsOfRemote,
  GatePolicy,
  GateReport,
  HealthOfRemote,
  HealthOverview,
  Judged,
  Page,
  Plan,
  Rollout,
} from '@shop/contracts/registry';
import type { Assignment } from '@shop/contracts';
import type { RegistryCalls } from './registry-calls';

/** The state of the page's environment: what is live, and what is frozen. */
export const stateOf = (calls: RegistryCalls) => calls.get<EnvState>(calls.envPath);

/** Every published version of a remote. */
export const listOf = async (calls: RegistryCalls, remote: string) =>
  (await calls.get<ArtifactList>(`/artifacts/${encodeURIComponent(remote)}`)).items;

/** The health of a remote's versions in the last hour, and the watch's verdict on a canary. */
export const healthOf = (calls: RegistryCalls, remote: string) =>
  calls.get<HealthOfRemote>(`${calls.envPath}/health/${encodeURIComponent(remote)}?minutes=60`);

/** What the watch has found of a remote's canary, or of its stable version. */
export function judgedOf(
  assignment: Assignment | undefined,
  { watch, bake }: Pick<HealthOfRemote, 'watch' | 'bake'>,
): readonly Judged[] {
  if (assignment?.canary) return watch?.salt === assignment.canary.salt ? watch.judged : [];
  return assignment && bake?.version === assignment.stable ? bake.judged : [];
}

/** How all versions did in the last hours; six when none are given. */
export const overviewOf = (calls: RegistryCalls, hours = '6') =>
  calls.get<HealthOverview>(`${calls.envPath}/health?hours=${encodeURIComponent(hours)}`);

/** Errors of a remote's versions in shoppers' browsers in the last 7 days. */
export const errorsOf = (calls: RegistryCalls, remote: string) =>
  calls.get<ErrorsOfRemote>(`${calls.envPath}/errors/${encodeURIComponent(remote)}`);

/** Whether versions have to pass the gate. */
export const gatePolicyOf = (calls: RegistryCalls) => calls.get<GatePolicy>(`${calls.envPath}/gate`);

/** The last reports of the gate in which a version of a remote was new, the newest first. */
export const gateReportsOf = async (calls: RegistryCalls, remote: string) =>
  (
    await calls.get<{ readonly items: readonly GateReport[] }>(
      `${calls.envPath}/gate/reports?remote=${encodeURIComponent(remote)}`,
    )
  ).items;

/** The last rollouts of a remote, the newest first. */
export const rolloutsOf = async (calls: RegistryCalls, remote: string) =>
  (await calls.get<Page<Rollout>>(`${calls.envPath}/rollouts?remote=${encodeURIComponent(remote)}&limit=5`))
    .items;

/** The changes that wait for a second person, the newest first: of one remote, or of all. */
export async function pendingOf(calls: RegistryCalls, remote?: string): Promise<readonly Approval[]> {
  const { items } = await calls.get<Page<Approval>>(`${calls.envPath}/approvals?pending=true`);
  return remote === undefined ? items : items.filter(({ remotes }) => remotes.includes(remote));
}

/** The watch's pause, if it is about the canary that runs now. */
export async function pauseOf(
  calls: RegistryCalls,
  { release }: EnvState,
  remote: string,
): Promise<string | null> {
  const canary = release?.assignments[remote]?.canary;
  if (!canary) return null;
  const { watch } = await healthOf(calls, remote);
  return watch?.salt === canary.salt ? watch.paused : null;
}

/** Everything that conflicts with what is live: a plan without a change lists it. */
export async function liveProblems(calls: RegistryCalls, { release }: EnvState) {
  if (!release) return [];
  const plan = await calls.post<Plan>(`${calls.envPath}/plan`, { body: { rollback: release.seq } });
  return [...plan.problems, ...plan.warnings];
}
