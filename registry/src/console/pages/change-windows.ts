import { markup, type Markup } from '../markup';
import type { RefusalText } from '../refusal-text';
import { documentOf, type Frame } from './layout';
import { refusalNotice } from './components';

/** The form's input so far, as it was sent. */
export interface TypedWindows {
  readonly windows: string;
  readonly holidays: string;
  readonly timeZone: string;
  readonly reason: string;
}

interface WindowsPage {
  readonly typed: TypedWindows;
  readonly now: string;
  /** Why the user has read access only; null for a user who can act. */
  readonly forbidden: string | null;
  readonly refusal: RefusalText | null;
}

/** When stages of rollouts may start automatically. */
export const changeWindowsPage = (frame: Frame, { typed, now, forbidden, refusal }: WindowsPage): Markup =>
  documentOf(frame, {
    title: 'Change windows',
    place: '/ops/rollouts',
    content: markup`
      ${refusal && refusalNotice(refusal)}
      <p class="lead">Outside of them a rollout pauses itself, and goes on when the next one opens. Whoever cannot wait resumes it, with a reason.</p>
      <p>${now}</p>
      ${
        forbidden === null
          ? markup`<form class="slip stitched" method="post" action="/ops/change-windows">
        <p><label for="windows">Days and hours</label> <input id="windows" name="windows" value="${typed.windows}" autocomplete="off" aria-describedby="windows-help"> <span class="help" id="windows-help">Such as mon-fri 10:00-18:00; sat 10:00-14:00. At any time when empty.</span></p>
        <p><label for="holidays">Holidays</label> <input id="holidays" name="holidays" value="${typed.holidays}" autocomplete="off" aria-describedby="holidays-help"> <span class="help" id="holidays-help">Such as 2026-11-08, 2026-11-09.</span></p>
        <p><label for="timeZone">Whose clocks</label> <input id="timeZone" name="timeZone" value="${typed.timeZone}" required autocomplete="off"></p>
        <p><label for="reason">Reason, for the audit</label> <input id="reason" name="reason" value="${typed.reason}" required maxlength="500" autocomplete="off"></p>
        <p class="actions"><button>Set the windows</button> <a class="action" href="/ops/rollouts">Leave it</a></p>
      </form>`
          : markup`<p class="notice cold">${forbidden}</p>`
      }`,
  });
