import type { Assignment, Release } from '@shop/contracts';
import { reachText } from '@shop/contracts/choice';
import type {
  Approval,
  EnvState,
  GatePolicy,
  HealthOverview,
  Judged,
  Page,
  SalesState,
  TokenList,
  TokenView,
} from '@shop/contracts/registry';
import { isOnlyPreviewed } from '../../domain/assignments';
import { everything } from '../../domain/freeze';
import { may } from '../../domain/roles';
import { salesText } from '../../modules/canaries/sales-alarm';
import {
  changeLink,
  code,
  emptyText,
  field,
  mark,
  markedList,
  remotePath,
  table,
  timeOf,
} from '../components';
import type { ConsoleRequest } from '../console-request';
import { agoText, istTime } from '../format';
import type { Frame } from '../frame';
import { documentOf } from '../layout';
import { markup, type Child, type Markup } from '../markup';
import { pendingOf, stateOf } from '../registry-calls';
import type { Screens } from '../screens';
import { isExpiring } from './access';
import { pendingNotice } from './approvals';
import { compareHealth, liveSince, verdictOf, type Verdict } from './compare-health';
import { healthSection } from './health-cards';
import { signatureMarks } from './version';
import { rollbackShownMs } from '../../durations';

/** Number of releases to search for the one that made a version live. */
const searchedReleases = 200;

/** The live release and its time. */
export function liveScreen({ page, json }: Screens): void {
  page('/', draw);

  // The console's script checks whether another release went live.
  json('/head.json', async (calls) => {
    const { release } = await stateOf(calls);
    return release && { seq: release.seq, actor: release.actor, reason: release.reason };
  });
}

async function draw(context: ConsoleRequest): Promise<Markup> {
  const { calls, actor, query } = context;
  const state = await stateOf(calls);
  const history = await calls.get<Page<Release>>(`${calls.envPath}/history?limit=${searchedReleases}`);
  const tokens = may(actor, 'administer') ? (await calls.get<TokenList>('/tokens')).items : [];
  const gate = await calls.get<GatePolicy>(`${calls.envPath}/gate`);
  const hours = encodeURIComponent(query.hours ?? '6');
  const overview = await calls.get<HealthOverview>(`${calls.envPath}/health?hours=${hours}`);
  const pending = await pendingOf(calls);
  const health = healthSection(context, {
    comparisons: compareHealth(overview, history.items),
    hours: (overview.stepMinutes * 24) / 60,
    mayAct: (remote) => may(actor, 'release', { remote, env: calls.env }),
    canRollBack: (remote) => typeof state.release?.assignments[remote]?.lastKnownGood === 'string',
  });
  const live = { state, history: history.items, gate, overview, health, pending, done: doneOf(query) };
  return documentOf(context, {
    title: 'What is live',
    place: '',
    head: state.release?.seq ?? 0,
    content: markup`${expiringTokens(context, tokens)}${
      state.release
        ? releaseContent(context, live, state.release)
        : markup`${pendingNotice(context, pending)}${emptyText('Nothing is live yet. Publish a remote, then promote it here.')}${promoteForm(context)}`
    }`,
  });
}

interface Live {
  readonly state: EnvState;
  /** Newest first. */
  readonly history: readonly Release[];
  readonly gate: GatePolicy;
  /** The health of the live versions, as the monitor judges it. */
  readonly overview: Pick<HealthOverview, 'judgements' | 'sales'>;
  readonly health: Markup;
  /** Requests for approval. */
  readonly pending: readonly Approval[];
  readonly done: number | null;
}

/** The seq of the release that this user just made, from the URL that the form redirected to. */
export const doneOf = ({ done }: ConsoleRequest['query']): number | null => Number(done) || null;

const releaseContent = (frame: Frame, live: Live, release: Release): Markup => markup`
  ${headNotice(release, live.done, frame.now)}
  ${salesNotice(live.overview.sales)}
  ${rollbackNotices(live.state, frame.now)}
  ${pendingNotice(frame, live.pending)}
  ${live.health}
  <h2>Versions</h2>
  ${liveTable(frame, live, release)}
  <div class="actions">${freezeNotice(frame, live.state)}</div>
  ${live.gate.notice !== null && markup`<p class="notice cold">${live.gate.notice}</p>`}
  <h2>Promote by name</h2>
  <p>For a published remote that has never been live: release it to everyone, or to a share of shoppers first.</p>
  ${promoteForm(frame)}`;

/** Shows the live release, and that it was made just now if `done` is its seq. */
export const headNotice = (release: Release, done: number | null, now: Date): Markup => markup`
  <p class="${done === release.seq ? 'head fresh' : 'head'}"${done === release.seq && markup` role="status"`}>
    <span class="stamp">Release ${release.seq}</span>
    <span>${done === release.seq && 'Done. '}Live since ${timeOf(release.at, now)}, by ${release.actor}: “${release.reason}”</span>
  </p>`;

/** Warns that too few checkouts result in an order, regardless of versions. */
const salesNotice = (sales: SalesState): Child =>
  sales.since !== null &&
  markup`<div class="notice bad" role="alert">
    <p><strong>Orders have dropped</strong> since ${istTime(sales.since)}: ${salesText(sales)}</p>
    <p>Place a test order. Roll back the latest release, or check the payment provider.</p></div>`;

/** The first sentence of a reason, without the statistics that follow; the audit log has them. */
const firstSentence = (reason: string) => reason.split(/\. (?=[A-Z])/, 1)[0]?.replace(/\.$/, '') ?? reason;

/** Recent rollbacks: "catalog 1.1.0 was rolled back 12 minutes ago: 2.3 % of sessions failed". */
const rollbackNotices = ({ rolledBack }: Pick<EnvState, 'rolledBack'>, now: Date): Child =>
  rolledBack
    .filter(({ at }) => now.getTime() - Date.parse(at) < rollbackShownMs)
    .map(
      ({ remote, version, at, reason }) =>
        markup`<p class="notice">${remote} ${code(version)} was rolled back <time datetime="${at}">${agoText(at, now)}</time>: ${firstSentence(reason)}</p>`,
    );

/** Warns of tokens that expire within two weeks. */
function expiringTokens({ href, now }: Frame, tokens: readonly TokenView[]): Child {
  const expiring = tokens.filter((token) => isExpiring(token, now));
  if (expiring.length === 0) return null;
  return markup`<div class="notice cold"><p><strong>Tokens expire soon.</strong> Replace them under <a href="${href('/access')}">Access</a>.</p>
    ${markedList(expiring.map(({ name, expiresAt }) => `${name}, ${istTime(expiresAt)}`))}</div>`;
}

const verdictMarks: Readonly<Record<Verdict, Markup>> = {
  worse: mark('bad', 'worse'),
  'as good': mark('good', 'no worse'),
  'not enough data': markup`<span class="aside">not enough data</span>`,
  'no data': markup`<span class="aside">no data</span>`,
};

/** Badges of a remote: disabled, frozen or an invalid signature. Without any of these, the verdict of monitoring. */
export function stateMarks(
  remote: string,
  { killed }: Assignment,
  { state, judged }: { readonly state: EnvState; readonly judged: readonly Judged[] },
): Child {
  const { freezes, signatures } = state;
  const marks = [
    killed && mark('bad', 'disabled'),
    freezes[remote] && mark('cold', 'frozen'),
    signatures.some((one) => one.remote === remote) && signatureMarks(remote, state),
  ].filter(Boolean);
  return marks.length > 0 ? marks : verdictMarks[verdictOf(judged)];
}

function liveTable({ href, now }: Frame, { state, history, overview }: Live, release: Release): Markup {
  return table<readonly [remote: string, Assignment]>(
    'Live versions of each remote',
    [
      { name: 'Remote', cell: ([remote]) => markup`<a href="${href(remotePath(remote))}">${remote}</a>` },
      { name: 'Stable', cell: ([, { stable }]) => (stable === null ? 'none (canary only)' : code(stable)) },
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
          canary ? markup`${code(canary.version)} for ${reachText(canary)}` : 'none',
      },
      {
        name: 'Last known good',
        cell: ([, { lastKnownGood }]) => (lastKnownGood === null ? 'none' : code(lastKnownGood)),
      },
      {
        name: 'State',
        cell: ([remote, assignment]) => {
          const judged = overview.judgements.find((one) => one.remote === remote)?.judged ?? [];
          return stateMarks(remote, assignment, { state, judged });
        },
      },
    ],
    Object.entries(release.assignments)
      .filter(([, assignment]) => !isOnlyPreviewed(assignment))
      .sort(([one], [other]) => one.localeCompare(other)),
  );
}

function freezeNotice(frame: Frame, { freezes }: EnvState): Child {
  const freeze = freezes[everything];
  if (!freeze) return changeLink(frame, { kind: 'freeze', remote: everything }, 'Freeze all remotes');
  return markup`<div class="notice cold">
    <p><strong>All remotes are frozen</strong> by ${freeze.by} since ${istTime(freeze.at)}: ${freeze.reason}</p>
    <p>${changeLink(frame, { kind: 'unfreeze', remote: everything }, 'Unfreeze all remotes')}</p></div>`;
}

const promoteForm = ({ href }: Frame) => markup`
  <form class="slip inline" action="${href('/change')}">
    ${field({ name: 'remote', id: 'by-remote', label: 'Remote', attributes: markup`required pattern="[a-z][a-z0-9\\-]*"` })}
    ${field({ name: 'version', id: 'by-version', label: 'Version', attributes: markup`required` })}
    <p class="actions"><button class="quiet" name="kind" value="promote">Plan release</button> <button class="quiet" name="kind" value="canary-start">Plan canary</button></p>
  </form>`;
