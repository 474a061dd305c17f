import type { Actor } from '@shop/contracts/registry';
import { may } from '../../domain/roles';
import { changeLink, hiddenFields, timeOf } from '../components';
import type { Frame } from '../frame';
import { markup, type Child, type Markup } from '../markup';
import { forbiddenText } from '../refusal-text';
import type { Action, Situation } from './situations';

/** The user, and the live release that the button's request expects. */
interface Acting {
  readonly actor: Actor;
  readonly seq: number;
  /** Idempotency-Key of the button's form. */
  readonly key: string;
}

/** The most severe problem: its start, the affected users and the button that fixes it. Other problems are listed below. */
export function statusBlock(
  frame: Frame,
  [first, ...others]: readonly [Situation, ...Situation[]],
  acting: Acting,
): Markup {
  const { tone, title, details, affected } = first;
  return markup`<section class="status ${tone}" aria-labelledby="status">
    <h2 id="status">${title}</h2>
    ${details.map((line) => markup`<p>${line}</p>`)}
    <dl><div><dt>Since</dt><dd>${sinceText(first, frame.now)}</dd></div><div><dt>Affected</dt><dd>${affected}</dd></div></dl>
    ${first.action && buttonOf(frame, first.action, acting)}
    ${others.length > 0 && markup`<h3>Also</h3><ul class="marked">${others.map((one) => markup`<li>${alsoText(frame, one)}</li>`)}</ul>`}
  </section>`;
}

const sinceText = ({ since, accuracy }: Situation, now: Date): Child =>
  since === null ? 'unknown' : markup`${accuracy && `${accuracy} `}${timeOf(since, now)}`;

const alsoText = (frame: Frame, { title, details, action }: Situation): Markup =>
  markup`<strong>${title}</strong>${details[0] !== undefined && `: ${details[0]}`} ${action && linkOf(frame, action, 'act')}`;

/** A link to a page, or to the form of a change. */
function linkOf(frame: Frame, action: Action, kind: string): Markup {
  return 'change' in action
    ? changeLink(frame, action.change, action.label, kind)
    : markup`<a class="${kind}" href="${action.address}">${action.label}</a>`;
}

function buttonOf(frame: Frame, action: Action, { actor, seq, key }: Acting): Markup {
  if (!('change' in action)) return markup`<p>${linkOf(frame, action, 'button')}</p>`;
  const { label, change, right, reason } = action;
  const subject = { remote: change.remote, env: frame.env };
  if (!may(actor, right, subject)) return markup`<p>${forbiddenText(actor, right, subject)}</p>`;
  if (reason === undefined) return markup`<p>${linkOf(frame, action, 'button')}</p>`;
  const fields = { ...change, reason: reason.slice(0, 500), head: String(seq), key };
  return markup`<form method="post" action="${frame.href('/change')}">${hiddenFields(fields)}<p><button>${label}</button></p></form>`;
}
