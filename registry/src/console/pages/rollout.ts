import type { Actor, RolloutEvent, RolloutStage, RolloutWithHistory } from '@shop/contracts/registry';
import { stageText } from '@shop/protocol';
import { metrics, type Margins } from '../../modules/telemetry/metrics';
import { markup, type Markup, type Piece } from '../markup';
import type { RefusalText } from '../refusal-text';
import { documentOf, type Frame } from './layout';
import { refusalNotice, table, timeOf } from './components';
import { stageBar, stateText, statusMark } from './rollout-pieces';

interface RolloutPage {
  readonly rollout: RolloutWithHistory;
  readonly actor: Actor;
  /** Why the user has read access only; null for a user who can act. */
  readonly forbidden: string | null;
  readonly refusal: RefusalText | null;
  /** The input of a refused form. */
  readonly reason: string;
}

interface Action {
  /** Path below the rollout's URL of the registry. */
  readonly name: string;
  readonly words: string;
}

/** The stage that waits for approval; undefined when none does. */
export function waitingStage(rollout: RolloutWithHistory): number | undefined {
  const { stages, stage, approvals, isProtected } = rollout;
  // Of a protected remote the next stage can be approved as well, so that it may begin early.
  const at = stages.findIndex(
    ({ approval }, index) =>
      (approval || (isProtected && index === stage)) &&
      index >= stage &&
      !approvals.some((one) => one.stage === index + 1),
  );
  return at === -1 ? undefined : at + 1;
}

const resumable = ['window', 'traffic', 'judgement', 'changed'];

/** The actions that are possible now: constructive ones first, destructive ones last. */
function actionsOf(rollout: RolloutWithHistory, actor: Actor): readonly Action[] {
  const { status, hold, stage, stages, createdBy } = rollout;
  const isLast = stage === stages.length;
  const waiting = waitingStage(rollout);
  const has = (is: boolean, name: string, words: string) => (is ? [{ name, words }] : []);
  const begun = status === 'running' || status === 'paused';
  return [
    ...has(!begun, 'start', status === 'scheduled' ? 'Start it now' : 'Start it'),
    ...has(hold?.kind === 'person', 'resume', 'Resume'),
    ...has(hold !== null && resumable.includes(hold.kind), 'resume', 'Go on all the same'),
    ...has(waiting !== undefined && actor.name !== createdBy, 'approve', `Approve stage ${waiting}`),
    ...has(begun && hold?.kind !== 'person' && !isLast, 'pause', 'Pause'),
    ...has(status === 'running' && !isLast, 'skip', stage === 0 ? 'Begin now' : 'Skip this stage'),
    ...has(true, 'abort', isLast && stage > 0 ? 'Go back to the version before' : 'Abort'),
  ];
}

const needsReason = 'Reason, for the history and the audit';

/** A form of all actions, with one field for the reason. */
const actionForm = ({ rollout, actor, reason }: RolloutPage) => markup`
  <form class="slip stitched" method="post" action="/ops/rollouts/${rollout.id}">
    <input type="hidden" name="stage" value="${rollout.stage}">
    <p><label for="reason">${needsReason}</label> <input id="reason" name="reason" value="${reason}" required maxlength="500" autocomplete="off"></p>
    <p class="actions">${actionsOf(rollout, actor).map(
      ({ name, words }, at) =>
        markup`<button name="action" value="${name}"${name === 'abort' ? markup` class="quiet danger"` : at > 0 && markup` class="quiet"`}>${words}</button> `,
    )}</p>
  </form>`;

const scheduleForm = ({ rollout }: RolloutPage) => markup`
  <form class="slip inline" method="post" action="/ops/rollouts/${rollout.id}">
    <input type="hidden" name="action" value="schedule">
    <p><label for="start-at">Start at, by clocks in India</label> <input id="start-at" type="datetime-local" name="startAt" required></p>
    <p><label for="schedule-reason">Reason</label> <input id="schedule-reason" name="reason" required maxlength="500" autocomplete="off"></p>
    <p><button class="quiet">Schedule</button></p>
  </form>`;

const percent = (share: number) => `${Number((100 * share).toFixed(2))} %`;

function stagesTable({ stages, approvals, isProtected }: RolloutWithHistory): Markup {
  const number = (stage: RolloutStage) => stages.indexOf(stage) + 1;
  const approvalOf = (stage: RolloutStage): Piece => {
    const given = approvals.find((one) => one.stage === number(stage));
    if (given) return `by ${given.by}: “${given.reason}”`;
    const isNeeded = stage.approval || (isProtected && number(stage) === 1);
    return isNeeded ? 'needed, from another person' : 'not needed';
  };
  return table<RolloutStage>(
    'What each stage waits for',
    [
      { name: 'Stage', cell: (one) => String(number(one)) },
      { name: 'Reaches', cell: stageText },
      { name: 'At least', cell: ({ bakeMinutes }) => `${bakeMinutes} min` },
      { name: 'Sessions', cell: ({ minSessions }) => `${minSessions} or more` },
      {
        name: 'Taken back from',
        cell: ({ margins }) =>
          metrics
            .map(({ name, label, direction, guardrail }) => {
              const margin = (margins as Margins)[name] ?? guardrail.margin;
              return `${percent(margin)} ${direction === 'higher' ? 'fewer that' : 'more'} ${label}`;
            })
            .join(', '),
      },
      { name: 'Approval', cell: approvalOf },
    ],
    stages,
  );
}

const eventWords: Readonly<Record<RolloutEvent['kind'], string>> = {
  created: 'made',
  scheduled: 'scheduled',
  started: 'started',
  stage: 'began the stage',
  held: 'paused by itself',
  released: 'went on by itself',
  paused: 'paused',
  resumed: 'resumed',
  skipped: 'skipped the stage',
  approved: 'approved',
  promoted: 'gave it to everybody',
  done: 'done',
  aborted: 'aborted',
};

const historyTable = ({ history }: RolloutWithHistory, now: Date) =>
  table<RolloutEvent>(
    'What was done, the newest first',
    [
      { name: 'When', cell: ({ at }) => timeOf(at, now) },
      { name: 'What', cell: ({ kind }) => eventWords[kind] },
      { name: 'Stage', cell: ({ stage }) => (stage > 0 ? String(stage) : '–') },
      { name: 'By', cell: ({ actor }) => (actor === 'automatic' ? 'the rollout itself' : actor) },
      { name: 'Why', cell: ({ reason }) => reason },
    ],
    history,
  );

/** One rollout: its stage, why it waits, its actions and its history. */
export function rolloutPage(frame: Frame, page: RolloutPage): Markup {
  const { rollout, forbidden, refusal } = page;
  const { id, remote, version, createdBy, createdAt, status } = rollout;
  const isOver = status === 'done' || status === 'aborted';
  return documentOf(frame, {
    title: `${remote}@${version}`,
    place: '/ops/rollouts',
    content: markup`
      ${refusal && refusalNotice(refusal)}
      <p class="head"><span class="stamp">Rollout ${id}</span> ${statusMark(rollout)}
        <span>of <a href="/ops/remotes/${remote}">${remote}</a>, made ${timeOf(createdAt, frame.now)} by ${createdBy}</span></p>
      ${stageBar(rollout)}
      <p class="notice${rollout.hold ? ' cold' : status === 'aborted' ? ' bad' : ' good'}">${stateText(rollout)}</p>
      ${
        !isOver &&
        (forbidden === null
          ? markup`<section><h2>What to do</h2>${actionForm(page)}${['draft', 'scheduled'].includes(status) && scheduleForm(page)}</section>`
          : markup`<p class="notice cold">${forbidden}</p>`)
      }
      <section><h2>Stages</h2>${stagesTable(rollout)}</section>
      <section><h2>History</h2>${historyTable(rollout, frame.now)}</section>`,
  });
}
