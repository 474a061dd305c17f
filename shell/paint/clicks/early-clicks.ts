import './early-click-script';

/** More than anybody clicks while a page comes to life. */
const most = 20;

let waiting: HTMLButtonElement[] = [];

/** The button that was clicked; links and forms are the browser's to follow, with or without the page's code. */
function buttonOf(target: EventTarget | null): HTMLButtonElement | null {
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.type === 'button' ? button : null;
}

/** Whether React has taken over the button: the page's frame as a whole, each part of a remote when its code is there. */
function answers(button: Element): boolean {
  if (!('live' in document.documentElement.dataset)) return false;
  return button.closest('[data-remote]')?.hasAttribute('data-ready') ?? true;
}

function keep(target: EventTarget | null): void {
  const button = buttonOf(target);
  if (button && !answers(button) && waiting.length < most) waiting.push(button);
}

/**
 * Stores clicks on buttons that are not hydrated yet: React drops a click on a fragment whose code is not there. Begins with
 * those that the document has noted. `root` is React's, which listens to it already. Returns the way to stop.
 */
export function keepEarlyClicks(root: HTMLElement): () => void {
  globalThis.earlyClicks?.forEach(keep);
  globalThis.earlyClicks = null;
  // React brings a part to life for the click where it can, and its own listener here has done so before this one: what is lifeless
  // now does not get it. A moment later the part may live without having got it.
  const onClick = ({ target }: Event) => keep(target);
  root.addEventListener('click', onClick, true);
  return () => {
    waiting = [];
    root.removeEventListener('click', onClick, true);
  };
}

/** Does what was clicked in vain and can be done by now, in the order of the clicks. Call it when something came to life. */
export function replayEarlyClicks(): void {
  // Before the cart has come out of storage, what is put into it would be lost again.
  if (document.documentElement.dataset.hydrated !== 'true' || waiting.length === 0) return;
  const ready = waiting.filter(answers);
  waiting = waiting.filter((button) => button.isConnected && !ready.includes(button));
  for (const button of ready) button.click();
}
