import { expect, it } from '@jest/globals';
import { createPageTurns } from './page-turns';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Takes turns for a number of pages, and collects the pages that were sent. */
function takeFor(turns: ReturnType<typeof createPageTurns>, count: number): number[] {
  const sent: number[] = [];
  for (let page = 1; page <= count; page += 1) {
    const later = turns.take();
    if (later) void later.then(() => sent.push(page));
    else sent.push(page);
  }
  return sent;
}

it('sends a fixed number of pages at once, and the others in later turns in order', async () => {
  const turns = createPageTurns(2);
  const sent = takeFor(turns, 5);
  expect(sent).toEqual([1, 2]);
  await turn();
  expect(sent).toEqual([1, 2, 3, 4]);
  await turn();
  expect(sent).toEqual([1, 2, 3, 4, 5]);
});

it('does not let a new page overtake waiting ones', async () => {
  const turns = createPageTurns(1);
  const first = takeFor(turns, 3);
  await turn();
  const second = takeFor(turns, 1);
  expect([first, second]).toEqual([[1, 2], []]);
  await turn();
  await turn();
  expect([first, second]).toEqual([[1, 2, 3], [1]]);
});

it('starts a new count after a turn without a page', async () => {
  const turns = createPageTurns(2);
  takeFor(turns, 2);
  await turn();
  await turn();
  expect(takeFor(turns, 3)).toEqual([1, 2]);
});
