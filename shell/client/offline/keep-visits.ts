import type { Visit } from '../../service-worker/messages';
import { whenIdle, whenLoaded } from '../../paint/when-idle';

/** Address of the document that this page is made of. */
const documentUrl = () => performance.getEntriesByType('navigation')[0]?.name.split('#')[0] ?? location.href;

const address = () => location.href.split('#')[0] ?? location.href;

/** What the page fetched of this origin by itself, without the worker. */
function fetchedBefore(): string[] {
  const isOwn = (name: string) => name.startsWith(`${location.origin}/`);
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter(isOwn);
}

function tellWorker(fetched: readonly string[]): void {
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

/** The worker's script, where pages are kept: the server wants it, and the browser can. */
const workerScript = () =>
  'serviceWorker' in navigator ? document.documentElement.dataset.worker : undefined;

/** Tells the worker that the page of the present address is open, once nothing else is to be done. */
export function keepVisit(): void {
  if (workerScript()) whenIdle(() => tellWorker([]));
}

/** Registers the worker after the page has loaded and come to rest, and has it keep the page. Never fails. */
export function keepVisits(): void {
  const script = workerScript();
  if (!script) return;
  const register = () => {
    const controlled = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.register(script, { scope: '/', updateViaCache: 'none' }).then(
      () => tellWorker(controlled ? [] : fetchedBefore()),
      (error: unknown) => console.info('[offline] Pages are not kept:', error),
    );
  };
  whenLoaded(register);
}
