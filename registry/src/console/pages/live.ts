import type { Assignment, Release } from '@shop/contracts';
import { reachText } from '@shop/contracts/choice';
import type {
  Approval,
  EnvState,
  GatePolicy,
  HealthOverview,
  Judged,
  TokenView,
} from '@shop/contracts/registry';
import { everything } from '../../domain/freeze';
import { istTime } from '../format';
import { verdictOf, type Verdict } from '../judgement-text';
import { liveSince } from '../live-since';
import { markup, type Markup, type Piece } from '../markup';
import { pendingNotice } from './approvals';
import { rollbackNotices, salesNotice } from './incident-notices';
import { documentOf, type Frame } from './layout';
import { changeLink, emptyText, table, timeOf } from './components';
import { doubtMarks } from './signature-piece';
import { tokenEnds } from './token-ends';

interface Live {
  readonly state: EnvState;
  /** The newest first. */
  readonly history: readonly Release[];
  readonly gate: GatePolicy;
  /** How the live versions do, beside those that they are judged against. */
  readonly health: Markup;
  readonly found: Pick<HealthOverview, 'judgements' | 'sales'>;
  /** Changes that wait for a second person. */
  readonly pending: readonly Approval[];
  /** Seq of the release that this user has just made. */
  readonly done: number | null;
  /** Every token, for users who may see them. */
  readonly tokens: readonly TokenView[];
}

const verdictMarks: Readonly<Record<Verdict, Markup>> = {
  worse: markup`<span class="mark-bad">worse</span>`,
  'as good': markup`<span class="mark-good">no worse</span>`,
  'not enough data': markup`<span class="aside">not enough data</span>`,
  'no data': markup`<span class="aside">no data</span>`,
};

/** Badges of a remote: killed or frozen, a signature that does not hold, else what the watch has found. */
export function marksOf(
  remote: string,
  { killed }: Assignment,
  { state, judged }: { readonly state: EnvState; readonly judged: readonly Judged[] },
): Piece {
  const { freezes, signatures } = state;
  const marks = [
    killed && markup`<span class="mark-bad">killed</span>`,
    freezes[remote] && markup`<span class="mark-cold">frozen</span>`,
    signatures.some((one) => one.remote === remote) && doubtMarks(remote, state),
  ].filter(Boolean);
  return marks.length > 0 ? marks : verdictMarks[verdictOf(judged)];
}

function freezeNotice({ freezes }: EnvState): Piece {
  const freeze = freezes[everything];
  if (!freeze) return changeLink({ kind: 'freeze', remote: everything }, 'Freeze everything');
  return markup`<div class="notice cold">
    <p><strong>Everything is frozen</strong> by ${freeze.by} since ${istTime(freeze.at)}: ${freeze.reason}</p>
    <p>${changeLink({ kind: 'unfreeze', remote: everything }, 'Unfreeze everything')}</p></div>`;
}

/** Which release is live, and, when `done` is its seq, that it was made just now. */
export const headNotice = (release: Release, done: number | null, now: Date): Markup => markup`
  <p class="${done === release.seq ? 'head fresh' : 'head'}"${done === release.seq && markup` role="status"`}>
    <span class="stamp">Release ${release.seq}</span>
    <span>${done === release.seq && 'Done. '}Live since ${timeOf(release.at, now)}, by ${release.actor}: “${release.reason}”</span>
  </p>`;

function liveTable({ state, history, found }: Live, release: Release, now: Date): Markup {
  type Row = readonly [string, Assignment];
  return table<Row>(
    'What shoppers get of each remote',
    [
      { name: 'Remote', cell: ([remote]) => markup`<a href="/ops/remotes/${remote}">${remote}</a>` },
      {
        name: 'Stable',
        cell: ([, { stable }]) =>
          stable === null ? 'none: on trial only' : markup`<span class="code">${stable}</span>`,
      },
      {
        name: 'Since',
        cell: ([remote]) => {
          const since = liveSince(history, remote);
          return since ? markup`${since.orBefore && 'before '}${timeOf(since.at, now)}` : '–';
        },
      },
      {
        name: 'Canary',
        cell: ([, { canary }]) =>
          canary ? markup`<span class="code">${canary.version}</span> to ${reachText(canary)}` : 'none',
      },
      {
        name: 'Last known good',
        cell: ([, { lastKnownGood }]) =>
          lastKnownGood === null ? 'none' : markup`<span class="code">${lastKnownGood}</span>`,
      },
      {
        name: 'State',
        cell: ([remote, assignment]) => {
          const judged = found.judgements.find((one) => one.remote === remote)?.judged ?? [];
          return marksOf(remote, assignment, { state, judged });
        },
      },
    ],
    Object.entries(release.assignments).sort(([one], [other]) => one.localeCompare(other)),
  );
}

const promoteByName = markup`
  <form class="slip inline" action="/ops/change">
    <p><label for="by-remote">Remote</label> <input id="by-remote" name="remote" required pattern="[a-z][a-z0-9\\-]*" autocomplete="off"></p>
    <p><label for="by-version">Version</label> <input id="by-version" name="version" required autocomplete="off"></p>
    <p class="actions"><button class="quiet" name="kind" value="promote">Plan it</button> <button class="quiet" name="kind" value="canary-start">As a canary</button></p>
  </form>`;

/** What is live; or, before the first release, how to make one. */
function contentOf(frame: Frame, live: Live): Markup {
  const { state, gate, done, pending } = live;
  const { release } = state;
  return release
    ? markup`${headNotice(release, done, frame.now)}
        ${salesNotice(live.found.sales)}
        ${rollbackNotices(state, frame.now)}
        ${pendingNotice(pending)}
        ${live.health}
        <h2>Versions</h2>
        ${liveTable(live, release, frame.now)}
        <div class="actions">${freezeNotice(state)}</div>
        ${gate.notice !== null && markup`<p class="notice cold">${gate.notice}</p>`}
        <h2>A version by its name</h2>
        <p>For a remote that was published and has never been live: for everybody, or for a share of shoppers first.</p>
        ${promoteByName}`
    : markup`${pendingNotice(pending)}${emptyText('Nothing is live yet. Publish a remote, then promote it here.')}${promoteByName}`;
}

/** What is live and since when. */
export function livePage(frame: Frame, live: Live): Markup {
  const { release } = live.state;
  return documentOf(frame, {
    title: 'What is live',
    place: '/ops',
    head: release?.seq ?? 0,
    content: markup`${tokenEnds(live.tokens, frame.now)}${contentOf(frame, live)}`,
  });
}
