import { randomUUID } from 'node:crypto';
import type { Assignment, Release } from '@shop/contracts';
import { reachText } from '@shop/contracts/choice';
import type {
  Approval,
  EnvState,
  GatePolicy,
  HealthOverview,
  Judged,
  TokenList,
  TokenView,
} from '@shop/contracts/registry';
import { isOnlyPreviewed } from '../../domain/assignments';
import { everything } from '../../domain/freeze';
import { may } from '../../domain/roles';
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
  timeText,
} from '../components';
import type { ConsoleRequest } from '../console-request';
import { historyOf } from '../env-status';
import { agoText } from '../format';
import type { Frame } from '../frame';
import { documentOf } from '../layout';
import { markup, type Child, type Markup } from '../markup';
import { pausedReason, pendingOf, stateOf } from '../registry-calls';
import type { Screens } from '../screens';
import { frozenNotice, unfreezeText } from '../status-line';
import { isExpiring } from './access';
import { pendingNotice } from './approvals';
import { compareHealth, liveSince, verdictOf, type Verdict } from './compare-health';
import { doneOf, headNotice, type Done } from './head-notice';
import { healthSection } from './health-cards';
import { situationsOf } from './situations';
import { statusBlock } from './status-block';
import { signatureMarks } from './version';
import { rollbackShownMs } from '../../durations';

/** The console's first page: the status, the live release, and the health and versions of each remote. */
export function liveScreen({ page, json, shopOrigin }: Screens): void {
  page('/', (context) => draw(context, shopOrigin));

  // The console's script checks whether a newer release is live.
  json('/head.json', async (calls) => {
    const { release } = await stateOf(calls);
    return release && { seq: release.seq, actor: release.actor, reason: release.reason };
  });
}

async function draw(context: ConsoleRequest, shopOrigin: string): Promise<Markup> {
  const { calls, actor, query } = context;
  const state = await stateOf(calls);
  const history = await historyOf(calls);
  const tokens = may(actor, 'administer') ? (await calls.get<TokenList>('/tokens')).items : [];
  const gate = await calls.get<GatePolicy>(`${calls.envPath}/gate`);
  const hours = encodeURIComponent(query.hours ?? '6');
  const overview = await calls.get<HealthOverview>(`${calls.envPath}/health?hours=${hours}`);
  const pending = await pendingOf(calls);
  const comparisons = compareHealth(overview, history);
  const paused = new Map<string, string>();
  for (const { remote } of comparisons.filter(({ isCanary }) => isCanary)) {
    const reason = await pausedReason(calls, state, remote);
    if (reason !== null) paused.set(remote, reason);
  }
  const period = (overview.stepMinutes * 24) / 60;
  const health = healthSection(context, {
    comparisons,
    hours: period,
    mayAct: (remote) => may(actor, 'release', { remote, env: calls.env }),
    canRollBack: (remote) => typeof state.release?.assignments[remote]?.lastKnownGood === 'string',
  });
  const status =
    state.release &&
    statusBlock(
      context,
      situationsOf({
        ...{ env: calls.env, release: state.release, state, status: context.status ?? noStatus },
        ...{ history, overview, comparisons, paused, hours: period, href: context.href, shopOrigin },
      }),
      { actor, seq: state.release.seq, key: randomUUID() },
    );
  const order = comparisons.map(({ remote }) => remote);
  const expiring = expiringTokens(context, tokens);
  const live = {
    state,
    status,
    expiring,
    order,
    history,
    gate,
    overview,
    health,
    pending,
    done: doneOf(query),
  };
  return documentOf(context, {
    title: 'What is live',
    place: '',
    head: state.release?.seq ?? 0,
    showsStatus: state.release !== null,
    content: markup`${
      state.release
        ? releaseContent(context, live, state.release)
        : markup`${live.expiring}${pendingNotice(context, pending)}${emptyText('Nothing is live yet. Publish a remote, then promote it here.')}${promoteForm(context)}`
    }`,
  });
}

interface Live {
  readonly state: EnvState;
  readonly status: Child;
  /** A warning about tokens that expire soon. */
  readonly expiring: Child;
  /** The remotes in the order of their health. */
  readonly order: readonly string[];
  /** Newest first. */
  readonly history: readonly Release[];
  readonly gate: GatePolicy;
  /** The health of the live versions, as the monitor judges it. */
  readonly overview: Pick<HealthOverview, 'judgements'>;
  readonly health: Markup;
  /** Requests for approval. */
  readonly pending: readonly Approval[];
  readonly done: Done | null;
}

/** For a user who may read the release, but not the status of its environment. */
const noStatus = { disabled: [], rollouts: [] } as const;

const releaseContent = (frame: Frame, live: Live, release: Release): Markup => markup`
  ${live.done && headOf(frame, live, release)}
  ${live.status}
  ${!live.done && headOf(frame, live, release)}
  ${rollbackNotices(live.state, frame.now)}
  ${live.expiring}
  ${pendingNotice(frame, live.pending)}
  ${live.health}
  <h2>Versions</h2>
  ${liveTable(frame, live, release)}
  <p class="actions">${freezeLink(frame, live.state)}</p>
  ${live.gate.notice !== null && markup`<p class="notice cold">${live.gate.notice}</p>`}
  <h2 id="promote">Promote by name</h2>
  ${live.state.freezes[everything] && frozenNotice(frame, everything, live.state.freezes[everything])}
  <p>For a published remote that has never been live: release it to everyone, or to a share of shoppers first.</p>
  ${promoteForm(frame)}`;

const headOf = ({ now }: Frame, { state, history, done }: Live, release: Release): Markup =>
  headNotice({
    ...{ release, freezes: state.freezes, done, now },
    before: history.find(({ seq }) => seq === release.parent),
  });

/** The first sentence of a reason, without the statistics that follow; the audit log has them. */
const firstSentence = (reason: string) => reason.split(/\. (?=[A-Z])/, 1)[0]?.replace(/\.$/, '') ?? reason;

/** Recent rollbacks: "catalog 1.1.0 was rolled back 12 minutes ago: 2.3% of sessions failed". */
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
    ${markedList(expiring.map(({ name, expiresAt }) => markup`${name}, ${timeText(expiresAt)}`))}</div>`;
}

const verdictMarks: Readonly<Record<Verdict, Markup>> = {
  worse: mark('bad', 'worse'),
  'no worse': mark('good', 'no worse'),
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

function liveTable(
  { href, now }: Frame,
  { state, order, history, overview }: Live,
  release: Release,
): Markup {
  const rank = (remote: string) => (order.includes(remote) ? order.indexOf(remote) : order.length);
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
        name: 'Status',
        cell: ([remote, assignment]) => {
          const judged = overview.judgements.find((one) => one.remote === remote)?.judged ?? [];
          return stateMarks(remote, assignment, { state, judged });
        },
      },
    ],
    Object.entries(release.assignments)
      .filter(([, assignment]) => !isOnlyPreviewed(assignment))
      .toSorted(([one], [other]) => rank(one) - rank(other) || one.localeCompare(other)),
  );
}

const freezeLink = (frame: Frame, { freezes }: EnvState): Markup =>
  freezes[everything]
    ? changeLink(frame, { kind: 'unfreeze', remote: everything }, unfreezeText(everything))
    : changeLink(frame, { kind: 'freeze', remote: everything }, 'Freeze all remotes');

const promoteForm = ({ href }: Frame) => markup`
  <form class="slip inline" action="${href('/change')}">
    ${field({ name: 'remote', id: 'by-remote', label: 'Remote', attributes: markup`required pattern="[a-z][a-z0-9\\-]*"` })}
    ${field({ name: 'version', id: 'by-version', label: 'Version', attributes: markup`required` })}
    <p class="actions"><button class="quiet" name="kind" value="promote">Plan release</button> <button class="quiet" name="kind" value="canary-start">Plan canary</button></p>
  </form>`;
