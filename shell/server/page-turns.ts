/** Limits how many pages are sent in one turn of the event loop. */
interface PageTurns {
  /** A promise of a later turn; undefined if the page can be sent in this turn. */
  take(): Promise<void> | undefined;
}

/**
 * A flood of cached pages would fill each turn of the event loop, and a checkout takes dozens of turns. With this limit, carts and
 * payments are served in between, however many pages are queued.
 */
export function createPageTurns(pagesPerTurn: number): PageTurns {
  const waiting: (() => void)[] = [];
  let sent = 0;

  const nextTurn = () => {
    const ready = waiting.splice(0, pagesPerTurn);
    sent = ready.length;
    if (sent > 0) setImmediate(nextTurn);
    for (const send of ready) send();
  };

  return {
    take() {
      // The first page of the next turn starts a new count.
      if (sent === 0) setImmediate(nextTurn);
      if (sent === pagesPerTurn) return new Promise((resolve) => waiting.push(resolve));
      sent += 1;
      return undefined;
    },
  };
}
