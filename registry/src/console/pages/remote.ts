import type { Artifact, Assignment } from '@shop/contracts';
import type {
  Approval,
  BakeState,
  EnvState,
  ErrorsOfRemote,
  GateReport,
  Judged,
  ListedArtifact,
  RolledBack,
  Rollout,
} from '@shop/contracts/registry';
import { istTime, sizeText } from '../format';
import { markup, type Markup, type Piece } from '../markup';
import { documentOf, type Frame } from './layout';
import { pendingNotice } from './approvals';
import { headNotice, marksOf } from './live';
import { changeLink, emptyText, table, timeOf } from './components';
import { compareForm } from './difference';
import { errorsTable } from './errors-table';
import { reportAddress, verdictMark } from './gate-piece';
import { rolloutsTable } from './rollout-pieces';
import { doubtNotices, signatureMark, versionAddress } from './signature-piece';

interface RemotePage {
  readonly remote: string;
  readonly state: EnvState;
  /** The newest first. */
  readonly versions: readonly ListedArtifact[];
  /** The gate's reports of versions, the newest first. */
  readonly reports: readonly GateReport[];
  readonly canary: Piece;
  readonly bake: BakeState | null;
  /** What the watch has found of its canary, or of its stable version. */
  readonly judged: readonly Judged[];
  readonly errors: ErrorsOfRemote['items'];
  /** Its last rollouts, the newest first. */
  readonly rollouts: readonly Rollout[];
  /** Its changes that wait for a second person. */
  readonly pending: readonly Approval[];
  /** Origin of the shop, for links of previews; empty where the console is on the shop's own, null where it is unknown. */
  readonly shopOrigin: string | null;
  /** Seq of the release that this user has just made. */
  readonly done: number | null;
}

function cellsOf(version: string, assignment: Assignment | undefined): string[] {
  if (!assignment) return [];
  const { stable, lastKnownGood, canary, previews = [] } = assignment;
  return [
    ...(stable === version ? ['stable'] : []),
    ...(canary?.version === version ? ['canary'] : []),
    ...(lastKnownGood === version ? ['last known good'] : []),
    ...(previews.includes(version) ? ['preview'] : []),
  ];
}

function actionsOf({ remote, version }: Artifact, assignment: Assignment | undefined): Piece {
  const of = { remote, version };
  const named = (words: string) => markup`${words}<span class="hidden"> ${remote}@${version}</span>`;
  const cells = cellsOf(version, assignment);
  return [
    !cells.includes('stable') &&
      !assignment?.canary &&
      changeLink({ kind: 'promote', ...of }, named('Promote')),
    !assignment?.canary &&
      !cells.includes('stable') &&
      changeLink({ kind: 'canary-start', ...of }, named('Canary')),
    !assignment?.canary &&
      !cells.includes('stable') &&
      markup`<a class="action" href="/ops/rollouts/new?${new URLSearchParams(of).toString()}">${named('Roll out')}</a>`,
    assignment &&
      (cells.includes('preview')
        ? changeLink({ kind: 'unlist', ...of }, named('End preview'))
        : changeLink({ kind: 'preview', ...of }, named('Preview'))),
  ];
}

const rolledBackText = ({ actor, at, reason }: RolledBack) =>
  markup` <span class="mark-bad">rolled back</span> <span class="aside">by ${actor}, ${istTime(at)}: “${reason}”</span>`;

/** The last report of a version, with whatever was live then. */
function gateCell(reports: readonly GateReport[], { remote, version }: Artifact): Piece {
  const report = reports.find(({ candidates }) =>
    candidates.some((one) => one.remote === remote && one.version === version),
  );
  if (!report) return '–';
  return markup`<a href="${reportAddress(report)}">${verdictMark(report.verdict)}<span class="hidden"> by the gate: ${version}</span></a>`;
}

function versionsTable({ remote, state, versions, reports, shopOrigin }: RemotePage, now: Date): Markup {
  const assignment = state.release?.assignments[remote];
  const bytes = ({ files }: Artifact) => files.reduce((sum, { size }) => sum + size, 0);
  const preview = (version: string) => {
    const query = `?preview=${encodeURIComponent(`${remote}@${version}`)}`;
    return shopOrigin === null
      ? markup` <span class="code">${query}</span>`
      : markup` <a href="${shopOrigin}/${query}">Open the preview<span class="hidden"> of ${version}</span></a>`;
  };
  return table<ListedArtifact>(
    `Published versions of ${remote}`,
    [
      {
        name: 'Version',
        cell: (one) =>
          markup`<a class="code" href="${versionAddress(one)}">${one.version}</a> <div class="under">${signatureMark(one.signature)}</div>`,
      },
      {
        name: 'Used as',
        cell: ({ version }) => {
          const cells = cellsOf(version, assignment);
          const mark = state.rolledBack.find((one) => one.remote === remote && one.version === version);
          return markup`${cells.join(', ') || (mark ? '' : '–')}${mark && rolledBackText(mark)}${cells.includes('preview') && preview(version)}`;
        },
      },
      {
        name: 'Published',
        cell: ({ at, publishedBy }) =>
          markup`${timeOf(at, now)} <span class="aside">by ${publishedBy}</span>`,
      },
      {
        name: 'Files',
        cell: (one) => (one.stored ? `${one.files.length}, ${sizeText(bytes(one))}` : 'cleaned up'),
      },
      { name: 'Gate', cell: (one) => gateCell(reports, one) },
      {
        name: 'Commit',
        cell: ({ git }) => (git ? markup`<span class="code">${git.slice(0, 8)}</span>` : '–'),
      },
      { name: 'Last seen in a tab', cell: ({ lastSeen }) => (lastSeen ? timeOf(lastSeen, now) : 'never') },
      {
        name: 'Actions',
        cell: (one) => (one.stored ? markup`<span class="row">${actionsOf(one, assignment)}</span>` : '–'),
      },
    ],
    versions,
  );
}

/** Says that a freshly promoted version is being watched; nothing afterwards. */
function bakeNotice(bake: BakeState | null, stable: string | null, now: Date): Piece {
  if (!bake || bake.version !== stable || bake.previous === null || now >= new Date(bake.until)) return null;
  return markup`<p class="notice">Watched until ${istTime(bake.until)}: it is rolled back automatically if it does worse than ${bake.previous}.</p>`;
}

function stateOf({ remote, state, bake, judged }: RemotePage, now: Date): Piece {
  const assignment = state.release?.assignments[remote];
  if (!assignment) return emptyText(`${remote} has never been live.`);
  const freeze = state.freezes[remote];
  return markup`<dl class="facts">
      <div><dt>Stable</dt><dd class="code">${assignment.stable ?? 'none: on trial only'}</dd></div>
      <div><dt>Last known good</dt><dd class="code">${assignment.lastKnownGood ?? 'none'}</dd></div>
      <div><dt>State</dt><dd>${marksOf(remote, assignment, { state, judged })}</dd></div>
    </dl>
    ${doubtNotices(remote, state)}
    ${bakeNotice(bake, assignment.stable, now)}
    ${freeze && markup`<p class="notice cold">Frozen by ${freeze.by} since ${istTime(freeze.at)}: ${freeze.reason}</p>`}
    <p class="actions">
      ${assignment.lastKnownGood !== null && changeLink({ kind: 'rollback', remote }, 'Roll back')}
      ${changeLink({ kind: freeze ? 'unfreeze' : 'freeze', remote }, freeze ? 'Unfreeze' : 'Freeze')}
      ${changeLink({ kind: assignment.killed ? 'unkill' : 'kill', remote }, assignment.killed ? 'Enable again' : 'Kill', 'action danger')}
    </p>`;
}

/** One remote: what is live of it, its canary and its versions. */
export const remotePage = (frame: Frame, page: RemotePage): Markup =>
  documentOf(frame, {
    title: page.remote,
    place: '/ops',
    head: page.state.release?.seq ?? 0,
    content: markup`
      ${page.state.release && headNotice(page.state.release, page.done, frame.now)}
      ${pendingNotice(page.pending)}
      <section>${stateOf(page, frame.now)}</section>
      ${
        page.state.release?.assignments[page.remote] &&
        markup`<section><h2>${page.state.release.assignments[page.remote]?.canary ? 'Canary' : 'Health'}</h2>${page.canary}</section>`
      }
      ${page.versions.length > 0 && markup`<section><h2>Errors</h2>${errorsTable(page.remote, page.errors, frame.now)}</section>`}
      ${page.rollouts.length > 0 && markup`<section><h2>Rollouts</h2>${rolloutsTable(`Rollouts of ${page.remote}, the newest first`, page.rollouts, frame.now)}</section>`}
      <section><h2>Versions</h2>
      ${
        page.versions.length > 0
          ? markup`${versionsTable(page, frame.now)}${page.versions.length > 1 && compareForm(page.remote, page.versions)}`
          : emptyText('Nothing of that name was ever published.')
      }
      <p class="actions"><a class="action" href="/ops/remotes/${page.remote}/keys">Signing keys</a>
      <a class="action" href="/ops/remotes/${page.remote}/origins">Origins</a></p></section>`,
  });
