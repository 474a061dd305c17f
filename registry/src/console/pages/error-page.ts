import { markup, type Markup } from '../markup';
import type { RefusalText } from '../refusal-text';
import { documentOf, type Frame } from './layout';
import { refusalNotice } from './components';

/** The console's error page. */
export const errorPage = (frame: Frame, refusal: RefusalText, address: string): Markup =>
  documentOf(frame, {
    title: refusal.title,
    content: markup`${refusalNotice(refusal)}
      <p class="actions"><a class="action" href="${address}">Try again</a> <a class="action" href="/ops">What is live</a></p>`,
  });
