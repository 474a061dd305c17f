import { afterPaint } from '@shop/ui/after-paint';

/** What a shopper does with a page; looking and scrolling are no use of it. */
const presses = ['pointerdown', 'keydown'];
/** What a shopper does on the way to a press. */
const approaches = ['pointerenter', 'focusin'];

function once(target: EventTarget, events: readonly string[], callback: () => void): () => void {
  const listening = new AbortController();
  let callOff = () => listening.abort();
  const use = () => {
    callOff();
    // What was pressed goes first, and what that shows.
    callOff = afterPaint(callback);
  };
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const event of events) target.addEventListener(event, use, options);
  return () => callOff();
}

/**
 * Calls back once, at the first press of a pointer or a key: what a shopper can cause only by that may come then.
 * Returns the way to call it off.
 */
export const whenUsed = (callback: () => void) => once(window, presses, callback);

/** Calls back once, when the pointer, a finger or the focus comes into the element. Returns the way to call it off. */
export const whenApproached = (element: Element, callback: () => void) => once(element, approaches, callback);
