import type { ShellContract } from '@shop/contracts';
import type { EnvState, ListedArtifact, Plan, Problem } from '@shop/contracts/registry';
import { versionsOf } from '../../domain/assignments';
import { code, emptyText, mark, markedList, table } from '../components';
import type { ConsoleRequest } from '../console-request';
import { documentOf } from '../layout';
import { markup, type Child, type Markup } from '../markup';
import { stateOf, versionsOfRemote, type RegistryCalls } from '../registry-calls';
import type { Screens } from '../screens';
import { rolesOf } from './remote-versions';

/** Every version that can be on a page with others, and whether they are compatible. */
export function compatibilityScreen({ page }: Screens): void {
  page('/compatibility', draw);
}

async function draw(context: ConsoleRequest): Promise<Markup> {
  const { calls } = context;
  const state = await stateOf(calls);
  const versions = await liveVersions(calls, state);
  const problems = await problemsOf(calls, state);
  return documentOf(context, {
    title: 'Compatibility',
    place: '/compatibility',
    head: state.release?.seq ?? 0,
    content:
      versions.length === 0
        ? emptyText('Nothing is live yet.')
        : markup`
      ${summaryOf(state, problems)}
      ${state.shell ? shellText(state.shell) : emptyText('No shell has reported its packages.')}
      ${versionsTable(state, versions, problems)}`,
  });
}

/** Versions that a shopper can get. */
async function liveVersions(calls: RegistryCalls, { release }: EnvState): Promise<ListedArtifact[]> {
  const live: ListedArtifact[] = [];
  for (const [remote, assignment] of Object.entries(release?.assignments ?? {}).sort()) {
    const wanted = versionsOf(assignment);
    const published = await versionsOfRemote(calls, remote);
    live.push(...published.filter(({ version }) => wanted.includes(version)));
  }
  return live;
}

/** All conflicts between the live versions, from a plan without changes. */
async function problemsOf(calls: RegistryCalls, { release }: EnvState): Promise<readonly Problem[]> {
  if (!release) return [];
  const plan = await calls.post<Plan>(`${calls.envPath}/plan`, { body: { rollback: release.seq } });
  return [...plan.problems, ...plan.warnings];
}

function summaryOf({ release }: EnvState, problems: readonly Problem[]): Markup {
  const combinations = Object.values(release?.assignments ?? {}).reduce(
    (product, assignment) => product * versionsOf(assignment).length,
    1,
  );
  const counted = `${combinations} ${combinations === 1 ? 'combination' : 'combinations'} of stable, canary, last known good and preview versions`;
  return problems.length === 0
    ? markup`<p class="notice good"><strong>Compatible.</strong> ${counted} checked.</p>`
    : markup`<p class="notice bad"><strong>${problems.length} ${problems.length === 1 ? 'conflict' : 'conflicts'}</strong> in ${counted}.</p>`;
}

const shellText = ({ version, provided, singletons, storeContract }: ShellContract): Markup =>
  markup`<p>Shell ${version} provides store contract ${storeContract} and these singletons: ${singletons
    .map((name) => `${name} ${provided[name] ?? ''}`)
    .join(', ')}.</p>`;

function versionsTable(
  { release, shell }: EnvState,
  versions: readonly ListedArtifact[],
  problems: readonly Problem[],
): Markup {
  const singletons = (shell?.singletons ?? []).filter((name) =>
    versions.some(({ shared }) => name in shared.required),
  );
  const conflictsOf = ({ remote, version }: ListedArtifact) =>
    problems.filter((problem) => problem.remote === remote && problem.version === version);
  return table<ListedArtifact>(
    'Versions that shoppers can get',
    [
      { name: 'Version', cell: ({ remote, version }) => markup`${remote} ${code(version)}` },
      {
        name: 'Used as',
        cell: ({ remote, version }) => rolesOf(version, release?.assignments[remote]).join(', '),
      },
      { name: 'Store contract', cell: ({ storeContract }) => String(storeContract) },
      ...singletons.map((name) => ({
        name,
        cell: (one: ListedArtifact) => rangeCell(one, name, conflictsOf(one)),
      })),
      {
        name: 'Conflicts',
        cell: (one) => {
          const conflicts = conflictsOf(one);
          return conflicts.length === 0 ? 'none' : markedList(conflicts.map(({ message }) => message));
        },
      },
    ],
    versions,
  );
}

function rangeCell({ shared }: ListedArtifact, name: string, conflicts: readonly Problem[]): Child {
  const range = shared.required[name];
  if (range === undefined) return '–';
  const isCompatible = !conflicts.some(({ subject }) => subject === name);
  return [code(range), ' ', isCompatible ? mark('good', 'compatible') : mark('bad', 'incompatible')];
}
