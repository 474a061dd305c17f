import type { Freeze, Rollout } from '@shop/contracts/registry';
import { stageText } from '@shop/protocol';
import { everything } from '../domain/freeze';
import { changeLink, code, hiddenText, timeText } from './components';
import type { Disabled } from './env-status';
import type { Frame } from './frame';
import { markup, type Child, type Markup } from './markup';

/** The scope of a freeze, as the subject of a sentence. */
export const frozenText = (remote: string): string =>
  remote === everything ? 'All remotes are frozen' : `${remote} is frozen`;

export const unfreezeText = (remote: string): string =>
  remote === everything ? 'Unfreeze all remotes' : `Unfreeze ${remote}`;

const frozenLine = (frame: Frame, remote: string, { by, at, reason }: Freeze): Markup =>
  markup`<strong>${frozenText(remote)}</strong> by ${by} since ${timeText(at)}, until someone unfreezes ${remote === everything ? 'them' : 'it'}: “${reason}” ${changeLink(frame, { kind: 'unfreeze', remote }, unfreezeText(remote), 'act')}`;

/** A warning, shown above a form, that a freeze blocks the change. */
export const frozenNotice = (frame: Frame, remote: string, freeze: Freeze): Markup =>
  markup`<p class="notice cold">${frozenLine(frame, remote, freeze)}</p>`;

const disabledLine = (frame: Frame, { remote, since }: Disabled): Markup =>
  markup`<strong>${remote} is disabled</strong>${since && markup` by ${since.release.actor} since ${since.orBefore && 'before '}${timeText(since.at)}: “${since.release.reason}”`} ${changeLink(frame, { kind: 'unkill', remote }, `Enable ${remote}`, 'act')}`;

function rolloutLine({ href }: Frame, { id, remote, version, status, stage, stages }: Rollout): Markup {
  const current = stages[stage - 1];
  return markup`<strong>Rollout of ${code(`${remote}@${version}`)} ${status}</strong>${current && markup`: ${stageText(current)}`} <a class="act" href="${href(`/rollouts/${id}`)}">See rollout${hiddenText(String(id))}</a>`;
}

/** A line for each freeze, disabled remote and rollout in progress, on every page. */
export function statusLine(frame: Frame): Child {
  if (!frame.status) return null;
  const { freezes, disabled, rollouts } = frame.status;
  const lines = [
    ...disabled.map((one) => ['bad', disabledLine(frame, one)] as const),
    ...Object.entries(freezes).map(([remote, one]) => ['cold', frozenLine(frame, remote, one)] as const),
    ...rollouts.map((one) => ['fair', rolloutLine(frame, one)] as const),
  ];
  if (lines.length === 0) return null;
  return markup`<aside class="status-lines" aria-label="Active restrictions"><ul>${lines.map(
    ([kind, line]) => markup`<li class="${kind}">${line}</li>`,
  )}</ul></aside>`;
}
