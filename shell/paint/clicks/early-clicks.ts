import { isPending } from '../forms/replaced-controls';
import './early-click-script';

/** Maximum number of stored clicks. */
const maxWaiting = 20;

let waiting: HTMLButtonElement[] = [];

/** The clicked button. Links and forms are handled by the browser. */
function buttonOf(target: EventTarget | null): HTMLButtonElement | null {
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.type === 'button' ? button : null;
}

/** Whether React has hydrated the button: the frame first, each fragment when its code is loaded. */
function isHydrated(button: Element): boolean {
  if (!('live' in document.documentElement.dataset)) return false;
  return button.closest('[data-remote]')?.hasAttribute('data-ready') ?? true;
}

function keep(target: EventTarget | null): void {
  const button = buttonOf(target);
  if (button && !isHydrated(button) && waiting.length < maxWaiting) waiting.push(button);
}

/**
 * Stores clicks on buttons that are not hydrated yet, because React drops clicks on fragments whose code is not loaded. Starts with
 * those that the document's script has stored. `root` is React's root, which already has its listeners. Returns a function that
 * stops it.
 */
export function keepEarlyClicks(root: HTMLElement): () => void {
  globalThis.earlyClicks?.forEach(keep);
  globalThis.earlyClicks = null;
  // React's listener runs before this one and hydrates the fragment for the click if it can. A button that is still not hydrated
  // does not receive the click, even if it is hydrated a moment later.
  const onClick = ({ target }: Event) => keep(target);
  root.addEventListener('click', onClick, true);
  return () => {
    waiting = [];
    root.removeEventListener('click', onClick, true);
  };
}

/** Replays the stored clicks whose buttons are now hydrated, in order. Call it after each hydration. */
export function replayEarlyClicks(): void {
  // Additions to the cart before it is restored from storage would be lost.
  if (document.documentElement.dataset.hydrated !== 'true' || waiting.length === 0) return;
  waiting = waiting.map((button) => (button.successor as HTMLButtonElement | undefined) ?? button);
  const ready = waiting.filter((button) => button.isConnected && isHydrated(button));
  waiting = waiting.filter((button) => !ready.includes(button) && (button.isConnected || isPending(button)));
  for (const button of ready) button.click();
}
