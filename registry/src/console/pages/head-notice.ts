import type { Release } from '@shop/contracts';
import type { EnvState } from '@shop/contracts/registry';
import { everything } from '../../domain/freeze';
import { timeOf } from '../components';
import type { ConsoleRequest } from '../console-request';
import { markup, type Child, type Markup } from '../markup';
import { frozenText } from '../status-line';
import { changesOf } from './history';

/** The user's last change, from the URL that the form redirected to. */
export interface Done {
  /** The live release after the change. */
  readonly seq: number;
  /** The remote that was frozen or unfrozen, or the version whose preview began or ended; empty if a release was made. */
  readonly freeze: string;
  readonly preview: string;
}

export const doneOf = ({ done, freeze = '', preview = '' }: ConsoleRequest['query']): Done | null =>
  Number(done) ? { seq: Number(done), freeze, preview } : null;

interface HeadNotice {
  readonly release: Release;
  /** The previous release; undefined if it was not read. */
  readonly before: Release | undefined;
  readonly freezes: EnvState['freezes'];
  readonly done: Done | null;
  readonly now: Date;
}

/** Shows the live release, and what this user just changed. */
export function headNotice({ release, before, freezes, done, now }: HeadNotice): Markup {
  const isFresh = done?.seq === release.seq;
  const didWhat = isFresh && doneText(done, { release, before, freezes });
  return markup`<div class="${isFresh ? 'head fresh' : 'head'}"${isFresh && markup` role="status"`}>
    <span class="stamp">Release ${release.seq}</span>
    ${didWhat && markup`<div><strong>Done.</strong> ${didWhat}</div>`}
    <span>Live since ${timeOf(release.at, now)}, by ${release.actor}: “${release.reason}”</span>
  </div>`;
}

/** Describes the change from the live state, because a URL can claim a change that was never made. */
function doneText(
  { freeze, preview }: Done,
  { release, before, freezes }: Pick<HeadNotice, 'release' | 'before' | 'freezes'>,
): Child {
  if (freeze !== '') {
    if (freezes[freeze]) return `${frozenText(freeze)}.`;
    return freeze === everything
      ? 'The freeze of all remotes has ended.'
      : `The freeze of ${freeze} has ended.`;
  }
  if (preview === '') return changesOf(release, before);
  const [remote = '', version = ''] = preview.split('@');
  const isListed = release.assignments[remote]?.previews?.includes(version) ?? false;
  return isListed ? `${preview} can be previewed.` : `The preview of ${preview} has ended.`;
}
