import type { EnvState, ListedArtifact, Restriction } from '@shop/contracts/registry';
import { may } from '../../domain/roles';
import { mark, field, reasonField, refusalNotice, versionPath, changeLink } from '../components';
import type { ConsoleRequest } from '../console-request';
import { istTime } from '../format';
import type { Frame } from '../frame';
import { markup, type Child, type Markup } from '../markup';
import type { Refused } from '../screens';

const endText = ({ until }: Restriction) => (until === null ? '' : ` until ${istTime(until)}`);

/** A restriction as a badge, with its actor, time and reason. */
export const restrictionMark = (restriction: Restriction): Markup =>
  markup`${mark(restriction.kind === 'banned' ? 'bad' : 'fair', `${restriction.kind}${endText(restriction)}`)} <span class="aside">by ${restriction.actor}, ${istTime(restriction.at)}: “${restriction.reason}”</span>`;

const uses = {
  stable: ['is the stable version', 'Shoppers keep it until you release another version.'],
  canary: ['is a canary', 'Shoppers keep it until the canary ends.'],
  fallback: ['is the last known good version', 'Browsers may fall back to it until the next release.'],
} as const;

function useOf({ release }: EnvState, { remote, version }: Restriction): keyof typeof uses {
  const { stable, canary } = release?.assignments[remote] ?? {};
  if (stable === version) return 'stable';
  return canary?.version === version ? 'canary' : 'fallback';
}

/** The link to the change that ends the use of a banned version. */
const remedyLink = (frame: Frame, remote: string, use: keyof typeof uses): Child => {
  if (use === 'fallback') return null;
  const [kind, text] =
    use === 'stable'
      ? ['rollback', `Roll back ${remote}`]
      : ['canary-abort', `Abort the canary of ${remote}`];
  return markup`<p class="actions">${changeLink(frame, { kind, remote }, text)}</p>`;
};

/** Notices of a remote's banned and deprecated versions that are live in this environment; with `only`, of that version. */
export const restrictionNotices = (frame: Frame, remote: string, state: EnvState, only?: string): Child =>
  state.restrictions
    .filter((one) => one.remote === remote && (only === undefined || one.version === only))
    .map((one) => {
      const use = useOf(state, one);
      const isBanned = one.kind === 'banned';
      const [what, stays] = uses[use];
      return markup`<div class="notice ${isBanned ? 'bad' : 'cold'}"><p>${remote}@${one.version} ${what} in ${frame.env}. ${one.kind === 'banned' ? 'Banned' : 'Deprecated'}${endText(one)} by ${one.actor}: “${one.reason}” ${isBanned && stays}</p>
        ${isBanned && remedyLink(frame, remote, use)}</div>`;
    });

/** Which restriction a form sets; `reinstate` lifts it. */
export const restrictionActions = ['ban', 'deprecate', 'reinstate'] as const;

interface Slip {
  readonly action: (typeof restrictionActions)[number];
  readonly title: string;
  readonly help: string;
  readonly button: string;
}

const ban: Slip = {
  action: 'ban',
  title: 'Ban this version',
  help: 'It can no longer be promoted, previewed, or restored by a rollback, in any environment. Where it is live, it stays live until you release another version.',
  button: 'Ban',
};
const deprecate: Slip = {
  action: 'deprecate',
  title: 'Deprecate this version',
  help: 'Releasing it requires confirmation until the deprecation expires.',
  button: 'Deprecate',
};
const reinstate: Slip = {
  action: 'reinstate',
  title: 'Reinstate this version',
  help: 'It can then be released like any other version again.',
  button: 'Reinstate',
};

/** The restriction of a version, with the forms to change it. */
export function restrictionSection(
  { actor, href }: Pick<ConsoleRequest, 'actor' | 'href'>,
  artifact: ListedArtifact,
  refused?: Refused & { readonly action?: string },
): Markup {
  const { remote, restriction } = artifact;
  const slips =
    restriction?.kind === 'banned' ? [reinstate] : restriction ? [reinstate, ban] : [deprecate, ban];
  return markup`<section><h2>Restriction</h2>
    ${restriction ? markup`<p>${restrictionMark(restriction)}</p>` : markup`<p class="empty">This version is not restricted.</p>`}
    ${refused && refusalNotice(refused.refusal)}
    ${
      may(actor, 'operate', { remote })
        ? slips.map((slip) => slipForm(href(versionPath(artifact)), slip, typedIn(slip, refused)))
        : markup`<p class="notice cold">Only operators can ban, deprecate and reinstate versions.</p>`
    }</section>`;
}

const typedIn = ({ action }: Slip, refused?: Refused & { readonly action?: string }) =>
  refused?.action === action ? refused.typed : {};

const slipForm = (address: string, { action, title, help, button }: Slip, typed: Refused['typed']) =>
  markup`<form class="slip" method="post" action="${address}/${action}"><h3>${title}</h3>
    <p>${help}</p>
    ${
      action === 'deprecate' &&
      field({
        name: 'until',
        label: 'Deprecated until (IST)',
        value: typed.until,
        help: 'Leave empty for no end date.',
        attributes: markup`type="datetime-local"`,
      })
    }
    ${reasonField(typed.reason, `${action}-reason`)}
    <p><button>${button}</button></p></form>`;
