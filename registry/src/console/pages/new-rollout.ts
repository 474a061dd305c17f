import { markup, type Markup, type Piece } from '../markup';
import type { RefusalText } from '../refusal-text';
import { documentOf, type Frame } from './layout';
import { refusalNotice } from './components';

/** The form's input so far, as it was sent. */
export interface TypedRollout {
  readonly remote: string;
  readonly version: string;
  readonly stages: string;
  readonly bake: string;
  readonly minSessions: string;
  readonly approval: string;
  readonly startAt: string;
  readonly reason: string;
  readonly again: boolean;
}

interface NewRolloutPage {
  readonly typed: TypedRollout;
  readonly refusal: RefusalText | null;
  /** Whether the version was rolled back before. */
  readonly wasRolledBack: boolean;
  /** Why the user has read access only; null for a user who can act. */
  readonly forbidden: string | null;
}

const field = (name: string, label: Piece, value: string, attributes: Piece = '', help: Piece = '') =>
  markup`<p><label for="${name}">${label}</label> <input id="${name}" name="${name}" value="${value}" autocomplete="off"${help && markup` aria-describedby="${name}-help"`}${attributes}>${help && markup` <span class="help" id="${name}-help">${help}</span>`}</p>`;

/** The form of a new rollout; every field has a default. */
export function newRolloutPage(
  frame: Frame,
  { typed, refusal, wasRolledBack, forbidden }: NewRolloutPage,
): Markup {
  const required = markup` required`;
  const code = markup` required autocapitalize="none" spellcheck="false"`;
  return documentOf(frame, {
    title: 'New rollout',
    place: '/ops/rollouts',
    content: markup`
      ${refusal && refusalNotice(refusal)}
      ${forbidden !== null && markup`<p class="notice cold">${forbidden}</p>`}
      <form class="slip stitched" method="post" action="/ops/rollouts/new">
        ${field('remote', 'Remote', typed.remote, code)}
        ${field('version', 'Version', typed.version, code)}
        ${field('stages', 'Stages, in percent of shoppers', typed.stages, required, 'Of segments first, if you like: staff=100, signed-in=50, narrow=10, wide=10 or city:Jaipur=50. The last is 100.')}
        ${field('bake', 'How long in each stage at least', typed.bake, required, 'Such as 90s, 10m or 2h.')}
        ${field('minSessions', 'Sessions that a stage needs', typed.minSessions, markup` required inputmode="numeric"`)}
        ${field('approval', 'Stages that need another person’s approval', typed.approval, '', 'Their numbers, such as 4,5. None when empty.')}
        ${field('startAt', 'Start at, by clocks in India', typed.startAt, markup` type="datetime-local"`, 'At once when empty.')}
        ${field('reason', 'Reason, for the history and the audit', typed.reason, markup` required maxlength="500"`)}
        ${(wasRolledBack || typed.again) && markup`<p class="check"><input type="checkbox" id="again" name="again"${typed.again && markup` checked`}> <label for="again">Give it to shoppers again although it was rolled back</label></p>`}
        <p class="actions">${forbidden === null && markup`<button name="when" value="start">Start it</button> <button class="quiet" name="when" value="draft">Keep as a draft</button>`} <a class="action" href="/ops/rollouts">Leave it</a></p>
      </form>`,
  });
}
