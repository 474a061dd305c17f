import { setBar } from './bar';

const shownAt = () => document.querySelector('footer time')?.textContent ?? 'when it was opened';

/** Says when there is no connection: what is on the page is then as old as the page. */
export function watchConnection(): void {
  const show = () => {
    const text = `No connection. This page shows what was so on ${shownAt()}; nothing can be changed until it is back.`;
    setBar('offline', navigator.onLine ? null : [text]);
  };
  addEventListener('online', show);
  addEventListener('offline', show);
  show();
}
