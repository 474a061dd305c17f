import { randomUUID } from 'node:crypto';
import type { Assignment } from '@shop/contracts';
import type {
  BakeState,
  ErrorsOfRemote,
  GateReport,
  HealthOfRemote,
  Judged,
  Page,
  Rollout,
} from '@shop/contracts/registry';
import { liveEnv } from '../../domain/live-env';
import { may } from '../../domain/roles';
import { changeLink, emptyText, remotePath, timeText } from '../components';
import { historyOf } from '../env-status';
import type { ConsoleRequest } from '../console-request';
import type { Frame } from '../frame';
import { documentOf } from '../layout';
import { markup, type Child, type Markup } from '../markup';
import { healthOf, pendingOf, stateOf, versionsOfRemote, type RegistryCalls } from '../registry-calls';
import type { Screens } from '../screens';
import { pendingNotice } from './approvals';
import { errorsTable } from './browser-error';
import { canarySection, figuresOf, figureTexts, uncountedFailures } from './canary';
import { compareForm } from './difference';
import { flagsPath } from './flags';
import { doneOf, headNotice } from './head-notice';
import { stateMarks } from './live';
import { versionsTable } from './remote-versions';
import { restrictionNotices } from './restrictions';
import { rolloutsTable } from './rollouts';
import { signatureNotices } from './version';
import { filterForm, filterOf, pagesOf, pickVersions } from './version-list';

/** One remote: its live version, its canary and its published versions. */
export function remoteScreen({ page, json, shopOrigin }: Screens): void {
  page('/remotes/:remote', async (context) => {
    const found = await readRemote(context);
    if (found.versions.length === 0 && !found.assignment) context.reply.code(404);
    // The registry knows only the address of the shop that follows `live`.
    return remotePage(context, { ...found, shopOrigin: context.env === liveEnv ? shopOrigin : null });
  });

  // The console's script keeps the figures on the page up to date.
  json('/remotes/:remote/figures.json', async (calls, { remote }) => {
    const { release } = await stateOf(calls);
    const assignment = release?.assignments[remote];
    if (!assignment) return null;
    const figures = figuresOf((await healthOf(calls, remote)).windows, assignment);
    return { lines: figureTexts(figures), series: figures.series };
  });
}

async function readRemote(context: ConsoleRequest<'remote'>) {
  const { calls, actor, query, params } = context;
  const { remote } = params;
  const name = encodeURIComponent(remote);
  const state = await stateOf(calls);
  const assignment = state.release?.assignments[remote];
  const health = await healthOf(calls, remote);
  const { watch, bake } = health;
  const isWatched = watch !== null && watch.salt === assignment?.canary?.salt;
  const versions = await versionsOfRemote(calls, remote);
  const filter = filterOf(query);
  const rolledBack = state.rolledBack.filter((one) => one.remote === remote);
  return {
    remote,
    state,
    assignment,
    versions,
    filter,
    found: pickVersions(versions, { assignment, rolledBack }, filter),
    uncounted: uncountedFailures(health.held),
    canary:
      assignment &&
      canarySection(context, {
        remote,
        assignment,
        figures: figuresOf(health.windows, assignment),
        paused: isWatched ? watch.paused : null,
        mayAct: may(actor, 'release', { remote, env: calls.env }),
        seq: state.release?.seq ?? 0,
        key: randomUUID(),
      }),
    bake,
    judged: judgedOf(assignment, health),
    errors: (await calls.get<ErrorsOfRemote>(`${calls.envPath}/errors/${name}`)).items,
    reports: await gateReportsOf(calls, name),
    rollouts: (await calls.get<Page<Rollout>>(`${calls.envPath}/rollouts?remote=${name}&limit=5`)).items,
    pending: await pendingOf(calls, remote),
    done: doneOf(query),
    before: doneOf(query) ? (await historyOf(calls, 2))[1] : undefined,
  };
}

/** The monitor's judgements of a remote's canary, or of its stable version. */
function judgedOf(
  assignment: Assignment | undefined,
  { watch, bake }: Pick<HealthOfRemote, 'watch' | 'bake'>,
): readonly Judged[] {
  if (assignment?.canary) return watch?.salt === assignment.canary.salt ? watch.judged : [];
  return assignment && bake?.version === assignment.stable ? bake.judged : [];
}

/** The last gate reports about versions of a remote, newest first. */
async function gateReportsOf(calls: RegistryCalls, name: string): Promise<readonly GateReport[]> {
  const path = `${calls.envPath}/gate/reports?remote=${name}`;
  return (await calls.get<{ readonly items: readonly GateReport[] }>(path)).items;
}

interface RemotePage extends Awaited<ReturnType<typeof readRemote>> {
  /** Origin of the shop, for preview links; empty if it is the console's own, null if unknown. */
  readonly shopOrigin: string | null;
}

const remotePage = (frame: Frame, page: RemotePage): Markup => {
  const { remote, state, assignment, versions, rollouts } = page;
  const { href, now } = frame;
  return documentOf(frame, {
    title: remote,
    place: '',
    head: state.release?.seq ?? 0,
    content: markup`
      ${state.release && headNotice({ release: state.release, before: page.before, freezes: state.freezes, done: page.done, now })}
      ${pendingNotice(frame, page.pending)}
      <section>${stateSection(frame, page)}</section>
      ${assignment && markup`<section><h2>${assignment.canary ? 'Canary' : 'Health'}</h2>${page.uncounted}${page.canary}</section>`}
      ${versions.length > 0 && markup`<section><h2>Errors</h2>${errorsTable(frame, remote, page.errors)}</section>`}
      ${rollouts.length > 0 && markup`<section><h2>Rollouts</h2>${rolloutsTable(frame, `${remote} rollouts, newest first`, rollouts)}</section>`}
      <section><h2 id="versions">Versions</h2>
      ${
        versions.length > 0
          ? markup`${filterForm(frame, remote, versions.length, page.filter)}
            ${page.found.total > 0 && versionsTable(frame, { ...page, versions: page.found.items })}
            ${pagesOf(frame, remote, page.found, page.filter)}${versions.length > 1 && compareForm(frame, remote, versions)}`
          : emptyText(`No version of ${remote} has been published.`)
      }
      <p class="actions"><a class="action" href="${href(`${remotePath(remote)}/keys`)}">Signing keys</a>
      <a class="action" href="${href(`${remotePath(remote)}/publishers`)}">Trusted publishers</a>
      <a class="action" href="${href(`${remotePath(remote)}/origins`)}">Origins</a>
      ${assignment && markup`<a class="action" href="${href(flagsPath(remote))}">Flags</a>`}</p></section>`,
  });
};

function stateSection(frame: Frame, { remote, state, assignment, bake, judged }: RemotePage): Child {
  if (!assignment) return emptyText(`${remote} has never been live.`);
  const { stable, lastKnownGood, killed } = assignment;
  const freeze = state.freezes[remote];
  return markup`<dl class="facts">
      <div><dt>Stable</dt><dd class="code">${stable ?? 'none (canary only)'}</dd></div>
      <div><dt>Last known good</dt><dd class="code">${lastKnownGood ?? 'none'}</dd></div>
      <div><dt>Status</dt><dd>${stateMarks(remote, assignment, { state, judged })}</dd></div>
    </dl>
    ${restrictionNotices(frame, remote, state)}
    ${signatureNotices(remote, state)}
    ${bakeNotice(bake, stable, frame.now)}
    <p class="actions">
      ${lastKnownGood !== null && changeLink(frame, { kind: 'rollback', remote }, 'Roll back')}
      ${changeLink(frame, { kind: freeze ? 'unfreeze' : 'freeze', remote }, freeze ? 'Unfreeze' : 'Freeze')}
      ${changeLink(frame, { kind: killed ? 'unkill' : 'kill', remote }, killed ? 'Enable' : 'Disable', 'action danger')}
    </p>`;
}

/** A notice that a newly promoted version is being monitored. */
function bakeNotice(bake: BakeState | null, stable: string | null, now: Date): Child {
  if (!bake || bake.version !== stable || bake.previous === null || now >= new Date(bake.until)) return null;
  return markup`<p class="notice">Monitored until ${timeText(bake.until)}: it is rolled back automatically if it performs worse than ${bake.previous}.</p>`;
}
