import type { RolloutEvent, RolloutStage, RolloutWithHistory } from '@shop/contracts/registry';
import { stageText } from '@shop/protocol';
import { metrics, type Margins } from '../../modules/telemetry/metrics';
import { field, hiddenFields, reasonField, refusalNotice, remotePath, table, timeOf } from '../components';
import type { ConsoleRequest } from '../console-request';
import type { Frame } from '../frame';
import { documentOf } from '../layout';
import { markup, type Child, type Markup } from '../markup';
import { forbiddenText } from '../refusal-text';
import type { Refused, Screens } from '../screens';
import { fromIndia } from './new-rollout';
import { progressText, statusMark } from './rollouts';

/** One rollout: its stage, its hold, its actions and its history. */
export function rolloutScreen({ page, form }: Screens): void {
  page('/rollouts/:id', draw);

  form('/rollouts/:id', {
    fields: ['action', 'reason', 'stage', 'startAt'],
    async send(context, { action, reason, stage, startAt }) {
      const { calls, href, params } = context;
      const approved = action === 'approve' && waitingStage(await rolloutOf(context));
      const body = {
        reason,
        ...((action === 'skip' || action === 'approve') && { stage: approved || Number(stage) }),
        ...(action === 'schedule' && { startAt: fromIndia(startAt) }),
      };
      await calls.post(`${registryPath(context)}/${encodeURIComponent(action)}`, { body });
      return href(`/rollouts/${params.id}`);
    },
    again: draw,
  });
}

const registryPath = ({ calls, params }: ConsoleRequest<'id'>) =>
  `${calls.envPath}/rollouts/${encodeURIComponent(params.id)}`;

const rolloutOf = (context: ConsoleRequest<'id'>) =>
  context.calls.get<RolloutWithHistory>(registryPath(context));

async function draw(context: ConsoleRequest<'id'>, refused?: Refused): Promise<Markup> {
  const { actor, env, href, now } = context;
  const rollout = await rolloutOf(context);
  const { id, remote, version, createdBy, createdAt, status, hold } = rollout;
  const forbidden = forbiddenText(actor, 'release', { remote, env });
  const isOver = status === 'done' || status === 'aborted';
  return documentOf(context, {
    title: `${remote}@${version}`,
    place: '/rollouts',
    content: markup`
      ${refused && refusalNotice(refused.refusal)}
      <p class="head"><span class="stamp">Rollout ${id}</span> ${statusMark(rollout)}
        <span>of <a href="${href(remotePath(remote))}">${remote}</a>, created ${timeOf(createdAt, now)} by ${createdBy}</span></p>
      ${stageBar(rollout)}
      <p class="notice${hold ? ' cold' : status === 'aborted' ? ' bad' : ' good'}">${progressText(rollout)}</p>
      ${
        !isOver &&
        (forbidden === null
          ? markup`<section><h2>Actions</h2>${actionForm(context, rollout, refused)}${['draft', 'scheduled'].includes(status) && scheduleForm(context, rollout)}</section>`
          : markup`<p class="notice cold">${forbidden}</p>`)
      }
      <section><h2>Stages</h2>${stagesTable(rollout)}</section>
      <section><h2>History</h2>${historyTable(rollout, now)}</section>`,
  });
}

/** The class and the text of a stage in the bar. */
function stageState({ stage, status }: RolloutWithHistory, number: number): readonly [string, string] {
  if (number < stage || status === 'done') return ['past', 'done'];
  if (number > stage) return ['ahead', 'upcoming'];
  return status === 'aborted' ? ['ended', 'aborted here'] : ['now', 'now'];
}

const stageBar = (rollout: RolloutWithHistory): Markup =>
  markup`<ol class="stages" aria-label="Stages">${rollout.stages.map((stage, index) => {
    const [state, text] = stageState(rollout, index + 1);
    const current = state === 'now' && markup` aria-current="step"`;
    return markup`<li class="stage-${state}"${current}>${stageText(stage)} <span class="aside">${text}</span></li>`;
  })}</ol>`;

/** The stage that is waiting for approval; undefined for none. */
function waitingStage({ stages, stage, approvals, isProtected }: RolloutWithHistory): number | undefined {
  // The next stage of a protected remote can be approved as well, so that it can start early.
  const at = stages.findIndex(
    ({ approval }, index) =>
      (approval || (isProtected && index === stage)) &&
      index >= stage &&
      !approvals.some((one) => one.stage === index + 1),
  );
  return at === -1 ? undefined : at + 1;
}

/** Holds that a user can end. */
const resumable = ['window', 'traffic', 'judgement', 'changed'];

type Action = readonly [name: string, label: string];

/** The available actions: those that advance the rollout first, those that end it last. */
function actionsOf(rollout: RolloutWithHistory, user: string): readonly Action[] {
  const { status, hold, stage, stages, createdBy } = rollout;
  const isLast = stage === stages.length;
  const waiting = waitingStage(rollout);
  const hasStarted = status === 'running' || status === 'paused';
  const actions: readonly (Action | false)[] = [
    !hasStarted && ['start', status === 'scheduled' ? 'Start now' : 'Start'],
    hold?.kind === 'person' && ['resume', 'Resume'],
    hold !== null && resumable.includes(hold.kind) && ['resume', 'Resume anyway'],
    waiting !== undefined && user !== createdBy && ['approve', `Approve stage ${waiting}`],
    hasStarted && hold?.kind !== 'person' && !isLast && ['pause', 'Pause'],
    status === 'running' && !isLast && ['skip', stage === 0 ? 'Start first stage now' : 'Skip this stage'],
    ['abort', isLast && stage > 0 ? 'Roll back' : 'Abort'],
  ];
  return actions.filter((action) => action !== false);
}

/** All actions in a form, with one field for the reason. */
const actionForm = (
  { href, actor }: ConsoleRequest<'id'>,
  rollout: RolloutWithHistory,
  refused?: Refused,
): Markup => markup`
  <form class="slip stitched" method="post" action="${href(`/rollouts/${rollout.id}`)}">
    ${hiddenFields({ stage: String(rollout.stage) })}
    ${reasonField(refused?.typed.reason)}
    <p class="actions">${actionsOf(rollout, actor.name).map(
      ([name, label], at) =>
        markup`<button name="action" value="${name}"${name === 'abort' ? markup` class="quiet danger"` : at > 0 && markup` class="quiet"`}>${label}</button> `,
    )}</p>
  </form>`;

const scheduleForm = ({ href }: Frame, { id }: RolloutWithHistory): Markup => markup`
  <form class="slip inline" method="post" action="${href(`/rollouts/${id}`)}">
    ${hiddenFields({ action: 'schedule' })}
    ${field({ name: 'startAt', id: 'start-at', label: 'Start at (IST)', attributes: markup`type="datetime-local" required` })}
    ${reasonField('', 'schedule-reason')}
    <p><button class="quiet">Schedule</button></p>
  </form>`;

/** A difference of two rates, in percentage points. */
const points = (share: number) => {
  const number = Number((100 * share).toFixed(2));
  return `${number} ${number === 1 ? 'point' : 'points'}`;
};

function stagesTable({ stages, approvals, isProtected }: RolloutWithHistory): Markup {
  const numberOf = (stage: RolloutStage) => stages.indexOf(stage) + 1;
  const approvalOf = (stage: RolloutStage): string => {
    const given = approvals.find((one) => one.stage === numberOf(stage));
    if (given) return `by ${given.by}: “${given.reason}”`;
    const isNeeded = stage.approval || (isProtected && numberOf(stage) === 1);
    return isNeeded ? 'required, from another person' : 'not required';
  };
  return table<RolloutStage>(
    'Requirements of each stage',
    [
      { name: 'Stage', cell: (one) => String(numberOf(one)) },
      { name: 'Shoppers', cell: stageText },
      { name: 'Min. duration', cell: ({ bakeMinutes }) => `${bakeMinutes} min` },
      { name: 'Min. sessions', cell: ({ minSessions }) => String(minSessions) },
      { name: 'Rollback threshold', cell: ({ margins }) => marginsText(margins as Margins) },
      { name: 'Approval', cell: approvalOf },
    ],
    stages,
  );
}

/** The differences at which a version is rolled back, such as "0.5 points more failed sessions". */
const marginsText = (margins: Margins): string =>
  metrics
    .map(({ name, label, direction, guardrail }) => {
      const margin = margins[name] ?? guardrail.margin;
      return `${points(margin)} ${direction === 'higher' ? 'fewer' : 'more'} ${label}`;
    })
    .join(', ');

const eventTexts: Readonly<Record<RolloutEvent['kind'], string>> = {
  created: 'created',
  scheduled: 'scheduled',
  started: 'started',
  stage: 'stage started',
  held: 'paused automatically',
  released: 'continued automatically',
  paused: 'paused',
  resumed: 'resumed',
  skipped: 'stage skipped',
  approved: 'approved',
  promoted: 'promoted',
  done: 'done',
  aborted: 'aborted',
};

const historyTable = ({ history }: RolloutWithHistory, now: Date): Child =>
  table<RolloutEvent>(
    'Events, newest first',
    [
      { name: 'When', cell: ({ at }) => timeOf(at, now) },
      { name: 'Event', cell: ({ kind }) => eventTexts[kind] },
      { name: 'Stage', cell: ({ stage }) => (stage > 0 ? String(stage) : '–') },
      { name: 'By', cell: ({ actor }) => actor },
      { name: 'Reason', cell: ({ reason }) => reason },
    ],
    history,
  );
