import { markup, type Markup } from '../markup';
import { documentOf, type Frame } from './layout';
import { refusalNotice } from './components';

/** The console's not-found page. */
export const notFoundPage = (frame: Frame, address: string): Markup =>
  documentOf(frame, {
    title: 'No such page',
    content: markup`${refusalNotice({
      title: 'There is no such page',
      message: `The console has nothing at ${address}.`,
      advice: 'It may have been typed wrongly, or linked from an older console.',
      details: [],
    })}
      <p class="actions"><a class="action" href="/ops">What is live</a> <a class="action" href="/ops/history">History</a></p>`,
  });
