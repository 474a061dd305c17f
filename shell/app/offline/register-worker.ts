import type { Visit } from '../../service-worker/messages';
import { whenIdle, whenLoaded } from '../../paint/scheduling';

/** URL of this page's document. */
const documentUrl = () => performance.getEntriesByType('navigation')[0]?.name.split('#')[0] ?? location.href;

const address = () => location.href.split('#')[0] ?? location.href;

/** Files that the page fetched from this origin before the worker controlled it. */
function fetchedBefore(): string[] {
  const isOwn = (name: string) => name.startsWith(`${location.origin}/`);
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter(isOwn);
}

function notifyWorker(fetched: readonly string[]): void {
  const visit: Visit = {
    type: 'visit',
    url: address(),
    title: document.title,
    document: documentUrl(),
    fetched,
  };
  navigator.serviceWorker.ready.then(
    ({ active }) => active?.postMessage(visit),
    () => undefined,
  );
}

/** The worker's script; undefined if the server disables it or the browser does not support service workers. */
const workerScript = () =>
  'serviceWorker' in navigator ? document.documentElement.dataset.worker : undefined;

/** Notifies the worker of the open page when the page is idle. */
export function storeVisitedPage(): void {
  if (workerScript()) whenIdle(() => notifyWorker([]));
}

/** Registers the worker once the page has loaded and is idle, and makes it store the page. Never rejects. */
export function registerWorker(): void {
  const script = workerScript();
  if (!script) return;
  const register = () => {
    const controlled = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.register(script, { scope: '/', updateViaCache: 'none' }).then(
      () => notifyWorker(controlled ? [] : fetchedBefore()),
      (error: unknown) => console.info('[offline] Pages are not stored:', error),
    );
  };
  whenLoaded(register);
}
