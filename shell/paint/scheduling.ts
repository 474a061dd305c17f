import { afterPaint } from '@shop/ui/after-paint';
import { loadEventMs } from '../durations';

/** Runs a task once the page is idle, in five seconds at the latest. */
export const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(task, { timeout: 5000 }) : setTimeout(task, 1000);

/** Runs a task once the page has loaded and is idle. */
export function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') return void whenIdle(task);
  const timer = setTimeout(start, loadEventMs);
  function start() {
    clearTimeout(timer);
    removeEventListener('load', start);
    whenIdle(task);
  }
  addEventListener('load', start);
}

/** Events that count as using a page; moving the pointer and scrolling do not. */
const presses = ['pointerdown', 'keydown'];
/** Events that usually precede a press. */
const enterEvents = ['pointerenter', 'focusin'];

function once(target: EventTarget, events: readonly string[], callback: () => void): () => void {
  const listening = new AbortController();
  let cancel = () => listening.abort();
  const use = () => {
    cancel();
    // After the press's own handlers and their paint.
    cancel = afterPaint(callback);
  };
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const event of events) target.addEventListener(event, use, options);
  return () => cancel();
}

/**
 * Calls back once after the first press of a pointer or a key, for code that is only used after a press. Returns a function that
 * cancels it.
 */
export const whenUsed = (callback: () => void) => once(window, presses, callback);

/** Calls back once when the pointer, a touch or the focus enters the element. Returns a function that cancels it. */
export const whenEntered = (element: Element, callback: () => void) => once(element, enterEvents, callback);

interface Yielding {
  readonly scheduler?: { readonly yield?: () => Promise<void> };
}

/** Lets the browser paint and handle input before the next chunk of work; resolves as soon as it has. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as Yielding;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
