import type { ShellContract } from '@shop/contracts';
import type { EnvState, ListedArtifact, Problem } from '@shop/contracts/registry';
import { versionsOf } from '../../domain/assignments';
import { markup, type Markup, type Piece } from '../markup';
import { documentOf, type Frame } from './layout';
import { emptyText, table } from './components';

interface Compatibility {
  readonly state: EnvState;
  /** Everything that conflicts with what is live. */
  readonly problems: readonly Problem[];
  /** Versions that a shopper may be given. */
  readonly live: readonly ListedArtifact[];
}

/** The versions that shoppers may be given, and as what. */
const rolesOf = ({ release }: EnvState, { remote, version }: ListedArtifact): string => {
  const { stable, canary, lastKnownGood, previews = [] } = release?.assignments[remote] ?? {};
  return [
    stable === version && 'stable',
    canary?.version === version && 'canary',
    lastKnownGood === version && 'last known good',
    previews.includes(version) && 'preview',
  ]
    .filter(Boolean)
    .join(', ');
};

function rangeOf(artifact: ListedArtifact, wanted: string, against: readonly Problem[]): Piece {
  const range = artifact.shared.required[wanted];
  if (range === undefined) return '–';
  const fits = !against.some(({ subject }) => subject === wanted);
  return markup`<span class="code">${range}</span> <span class="${fits ? 'mark-good' : 'mark-bad'}">${fits ? 'fits' : 'does not fit'}</span>`;
}

function shellText({ version, provided, singletons, storeContract }: ShellContract): Piece {
  return markup`<p>Shell ${version} provides store contract ${storeContract} and, once a page, ${singletons
    .map((name) => `${name} ${provided[name] ?? ''}`)
    .join(', ')}.</p>`;
}

/** Every version that may meet in a page, and whether they are compatible. */
export function compatibilityPage(frame: Frame, { state, problems, live }: Compatibility): Markup {
  const { release, shell } = state;
  const columns = (shell?.singletons ?? []).filter((name) => live.some((one) => name in one.shared.required));
  const combinations = Object.values(release?.assignments ?? {}).reduce(
    (product, assignment) => product * versionsOf(assignment).length,
    1,
  );
  const against = ({ remote, version }: ListedArtifact) =>
    problems.filter((problem) => problem.remote === remote && problem.version === version);
  return documentOf(frame, {
    title: 'Compatibility',
    place: '/ops/compatibility',
    head: release?.seq ?? 0,
    content:
      live.length === 0
        ? emptyText('Nothing is live yet, so nothing can clash.')
        : markup`
      <p class="notice ${problems.length > 0 ? 'bad' : 'good'}">${combinations} combinations of stable, canary, last known good and preview may meet in a page. ${
        problems.length > 0 ? `${problems.length} things stand against them.` : 'All of them go together.'
      }</p>
      ${shell ? shellText(shell) : emptyText('No shell has said what it provides.')}
      ${table<ListedArtifact>(
        'Versions that a shopper may be given',
        [
          {
            name: 'Version',
            cell: ({ remote, version }) => markup`${remote} <span class="code">${version}</span>`,
          },
          { name: 'As', cell: (one) => rolesOf(state, one) },
          { name: 'Store', cell: ({ storeContract }) => String(storeContract) },
          ...columns.map((name) => ({
            name,
            cell: (one: ListedArtifact) => rangeOf(one, name, against(one)),
          })),
          {
            name: 'Conflicts',
            cell: (one) => {
              const found = against(one);
              return found.length === 0
                ? 'nothing'
                : markup`<ul class="marked">${found.map(({ message }) => markup`<li>${message}</li>`)}</ul>`;
            },
          },
        ],
        live,
      )}`,
  });
}
