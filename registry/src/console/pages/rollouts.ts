import type { ChangeWindows, Page, Rollout } from '@shop/contracts/registry';
import { windowsText } from '@shop/protocol';
import { markup, type Markup } from '../markup';
import { documentOf, type Frame } from './layout';
import { olderLink } from './components';
import { rolloutsTable } from './rollout-pieces';

interface RolloutsPage {
  /** Those that are not over. */
  readonly open: readonly Rollout[];
  readonly past: Page<Rollout>;
  readonly calendar: ChangeWindows;
}

/** When stages begin, in a sentence. */
export const calendarText = ({ windows, timeZone, holidays }: ChangeWindows): string =>
  `Stages begin by themselves ${windows.length > 0 ? `in the change windows: ${windowsText(windows)}` : 'at any time'} (${timeZone})${holidays.length > 0 ? `, but not on ${holidays.join(', ')}` : ''}.`;

/** Every rollout, the active ones first. */
export const rolloutsPage = (frame: Frame, { open, past, calendar }: RolloutsPage): Markup =>
  documentOf(frame, {
    title: 'Rollouts',
    place: '/ops/rollouts',
    content: markup`
      <p class="lead">A rollout gives a version to more and more shoppers, on its own. It waits while it cannot tell, and takes the version back when it fails more than the one before.</p>
      <p class="actions"><a class="action" href="/ops/rollouts/new">New rollout</a> <a class="action" href="/ops/change-windows">Change windows</a> <a class="action" href="/ops/staff">Staff link</a></p>
      <p class="aside">${calendarText(calendar)}</p>
      <section><h2>Under way</h2>${rolloutsTable('Rollouts that are not over', open, frame.now)}</section>
      <section><h2>Over</h2>${rolloutsTable('Rollouts that are over, the newest first', past.items, frame.now)}${olderLink('/ops/rollouts', past.next)}</section>`,
  });
