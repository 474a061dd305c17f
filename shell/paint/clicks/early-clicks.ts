import { isPending } from '../forms/replaced-controls';
import './early-click-script';

/** More clicks than anybody makes before a page is hydrated. */
const most = 20;

let waiting: HTMLButtonElement[] = [];

/** The button that was clicked; links and forms are handled by the browser, with or without the page's code. */
function buttonOf(target: EventTarget | null): HTMLButtonElement | null {
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.type === 'button' ? button : null;
}

/** Whether React has hydrated the button: the page's frame at once, each fragment when its code is there. */
function isHydrated(button: Element): boolean {
  if (!('live' in document.documentElement.dataset)) return false;
  return button.closest('[data-remote]')?.hasAttribute('data-ready') ?? true;
}

function keep(target: EventTarget | null): void {
  const button = buttonOf(target);
  if (button && !isHydrated(button) && waiting.length < most) waiting.push(button);
}

/**
 * Stores clicks on buttons that are not hydrated yet: React drops a click on a fragment whose code is not there. Begins with
 * those that the document has stored. `root` is React's root, which has its listeners already. Returns a function that stops it.
 */
export function keepEarlyClicks(root: HTMLElement): () => void {
  globalThis.earlyClicks?.forEach(keep);
  globalThis.earlyClicks = null;
  // React hydrates a fragment for the click where it can, and its own listener here has done so before this one: what is not hydrated
  // now does not get it. A moment later the fragment may be hydrated without having got it.
  const onClick = ({ target }: Event) => keep(target);
  root.addEventListener('click', onClick, true);
  return () => {
    waiting = [];
    root.removeEventListener('click', onClick, true);
  };
}

/** Replays the stored clicks whose buttons are hydrated by now, in order. Call it when something was hydrated. */
export function replayEarlyClicks(): void {
  // Before the cart is restored from storage, additions to it would be lost.
  if (document.documentElement.dataset.hydrated !== 'true' || waiting.length === 0) return;
  waiting = waiting.map((button) => (button.successor as HTMLButtonElement | undefined) ?? button);
  const ready = waiting.filter((button) => button.isConnected && isHydrated(button));
  waiting = waiting.filter((button) => !ready.includes(button) && (button.isConnected || isPending(button)));
  for (const button of ready) button.click();
}
