import { setBar } from './bar';

const shownAt = () => document.querySelector('footer time')?.textContent ?? 'when it was opened';

/** Shows when the connection is lost: the page may be out of date then. */
export function watchConnection(): void {
  const show = () => {
    const text = `No connection. This page shows what was so on ${shownAt()}; nothing can be changed until it is back.`;
    setBar('offline', navigator.onLine ? null : [text]);
  };
  addEventListener('online', show);
  addEventListener('offline', show);
  show();
}
