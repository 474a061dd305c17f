import type { Rollout } from '@shop/contracts/registry';
import { stageText } from '@shop/protocol';
import { istTime } from '../format';
import { markup, type Markup, type Piece } from '../markup';
import { emptyText, table, timeOf } from './components';

const hasEnded = ({ status }: Rollout) => status === 'done' || status === 'aborted';

/** Progress of a stage: for the bar, and as text for screen readers. */
function progressOf({ stage, status }: Rollout, at: number): readonly [mark: string, words: string] {
  if (at < stage || status === 'done') return ['past', 'over'];
  if (at > stage) return ['ahead', 'to come'];
  return status === 'aborted' ? ['ended', 'aborted here'] : ['now', 'now'];
}

/** The stages of a rollout side by side, with where it is. */
export function stageBar(rollout: Rollout): Markup {
  return markup`<ol class="stages" aria-label="Stages">${rollout.stages.map((stage, index) => {
    const [mark, words] = progressOf(rollout, index + 1);
    const current = mark === 'now' && markup` aria-current="step"`;
    return markup`<li class="stage-${mark}"${current}>${stageText(stage)} <span class="aside">${words}</span></li>`;
  })}</ol>`;
}

/** The stage that it is in or ended in, among how many. */
function placeText({ stage, stages }: Rollout): string {
  const now = stages[stage - 1];
  return now ? `${stage} of ${stages.length}: ${stageText(now)}` : `none of ${stages.length} yet`;
}

/** Its current state and the next step, in a sentence or two. */
export function stateText(rollout: Rollout): Piece {
  const { status, hold, stage, stages, startAt, bakesUntil, sessions, endedAt } = rollout;
  if (status === 'draft') return 'Not started.';
  if (status === 'scheduled' && startAt) return `Starts at ${istTime(startAt)}.`;
  if (hold) return `Paused by ${hold.by === 'automatic' ? 'itself' : hold.by}: ${hold.reason}`;
  if (hasEnded(rollout))
    return `${status === 'done' ? 'Done' : 'Aborted'} at ${endedAt ? istTime(endedAt) : '–'}.`;
  const counted = sessions !== null && `${sessions} sessions in this stage.`;
  const next = stages[stage];
  const then = next ? `then ${stageText(next)}, if nothing speaks against it` : 'then done';
  return markup`${counted} Until ${bakesUntil ? istTime(bakesUntil) : 'the next look'} at least, ${then}.`;
}

const statusWords: Readonly<Record<Rollout['status'], readonly [mark: string, word: string]>> = {
  draft: ['mark-fair', 'draft'],
  scheduled: ['mark-fair', 'scheduled'],
  running: ['mark-good', 'running'],
  paused: ['mark-cold', 'paused'],
  done: ['mark-good', 'done'],
  aborted: ['mark-bad', 'aborted'],
};

export function statusMark({ status }: Rollout): Markup {
  const [mark, word] = statusWords[status];
  return markup`<span class="${mark}">${word}</span>`;
}

const address = ({ id }: Rollout) => `/ops/rollouts/${id}`;

/** Rollouts in a table, each with a link to its page. */
export function rolloutsTable(caption: string, rollouts: readonly Rollout[], now: Date): Markup {
  if (rollouts.length === 0) return emptyText('There is none.');
  return table<Rollout>(
    caption,
    [
      {
        name: 'Rollout',
        cell: (one) =>
          markup`<a href="${address(one)}">Rollout ${one.id}<span class="hidden">: ${one.remote}@${one.version}</span></a>`,
      },
      { name: 'Version', cell: (one) => markup`<span class="code">${one.remote}@${one.version}</span>` },
      { name: 'State', cell: statusMark },
      { name: 'Stage', cell: placeText },
      { name: 'Now', cell: stateText },
      {
        name: 'Made',
        cell: (one) => markup`${timeOf(one.createdAt, now)} <span class="aside">by ${one.createdBy}</span>`,
      },
    ],
    rollouts,
  );
}
