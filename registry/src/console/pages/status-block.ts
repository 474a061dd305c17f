import type { Actor } from '@shop/contracts/registry';
import { may } from '../../domain/roles';
import { changeLink, hiddenFields, timeOf } from '../components';
import type { Frame } from '../frame';
import { markup, type Child, type Markup } from '../markup';
import { forbiddenText } from '../refusal-text';
import type { Act, Situation } from './situations';

/** The user, and the live release that a pressed button expects. */
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
  const { tone, title, what, who } = first;
  return markup`<section class="status ${tone}" aria-labelledby="status">
    <h2 id="status">${title}</h2>
    ${what.map((line) => markup`<p>${line}</p>`)}
    <dl><div><dt>Since</dt><dd>${sinceText(first, frame.now)}</dd></div><div><dt>Affected</dt><dd>${who}</dd></div></dl>
    ${first.act && actOf(frame, first.act, acting)}
    ${others.length > 0 && markup`<h3>Also</h3><ul class="marked">${others.map((one) => markup`<li>${alsoText(frame, one)}</li>`)}</ul>`}
  </section>`;
}

const sinceText = ({ since, accuracy }: Situation, now: Date): Child =>
  since === null ? 'unknown' : markup`${accuracy && `${accuracy} `}${timeOf(since, now)}`;

const alsoText = (frame: Frame, { title, what, act }: Situation): Markup =>
  markup`<strong>${title}</strong>${what[0] !== undefined && `: ${what[0]}`} ${act && linkOf(frame, act, 'act')}`;

/** A link to a page, or to the form of a change. */
function linkOf(frame: Frame, act: Act, kind: string): Markup {
  return 'change' in act
    ? changeLink(frame, act.change, act.label, kind)
    : markup`<a class="${kind}" href="${act.address}">${act.label}</a>`;
}

function actOf(frame: Frame, act: Act, { actor, seq, key }: Acting): Markup {
  if (!('change' in act)) return markup`<p>${linkOf(frame, act, 'button')}</p>`;
  const { label, change, right, reason } = act;
  const subject = { remote: change.remote, env: frame.env };
  if (!may(actor, right, subject)) return markup`<p>${forbiddenText(actor, right, subject)}</p>`;
  if (reason === undefined) return markup`<p>${linkOf(frame, act, 'button')}</p>`;
  const fields = { ...change, reason: reason.slice(0, 500), head: String(seq), key };
  return markup`<form method="post" action="${frame.href('/change')}">${hiddenFields(fields)}<p><button>${label}</button></p></form>`;
}
