import { stageText } from '@shop/protocol';
import type { Rollout, RolloutEvent, RolloutStage } from '@shop/contracts/registry';

const minutes = ({ bakeMinutes }: RolloutStage) =>
  bakeMinutes < 1 ? `${Math.round(bakeMinutes * 60)} s` : `${bakeMinutes} min`;

function stateText({ status, stage, stages, startAt, bakesUntil, sessions, hold }: Rollout): string {
  if (hold) return `paused since ${hold.since} by ${hold.by}: ${hold.reason}`;
  if (status === 'scheduled') return `starts at ${startAt}`;
  if (status !== 'running') return status;
  const counted = sessions === null ? '' : `, ${sessions} sessions`;
  const next = stages[stage];
  return `at least until ${bakesUntil}${counted}; then ${next ? stageText(next) : 'done'}`;
}

/** A rollout as lines: its summary, stages and state. */
export function rolloutLines(rollout: Rollout): string[] {
  const { id, remote, version, status, stage, stages, createdBy } = rollout;
  return [
    `Rollout ${id}: ${remote}@${version}, ${status}, created by ${createdBy}`,
    ...stages.map((one, at) => {
      const mark = at + 1 < stage || status === 'done' ? 'x' : at + 1 === stage ? '>' : ' ';
      return `  ${mark} ${at + 1}. ${stageText(one)} for ${minutes(one)}${one.approval ? ', needs an approval' : ''}`;
    }),
    `  ${stateText(rollout)}`,
  ];
}

/** An entry of a rollout's history, in one line. */
export const eventLine = ({ at, actor, kind, stage, reason }: RolloutEvent): string =>
  `  ${at}  ${actor}: ${kind}${stage > 0 ? ` (stage ${stage})` : ''}: ${reason}`;
