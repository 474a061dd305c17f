import { whenIdle } from '../when-idle';

/** From now on everything is laid out at once, at its full height. */
export function layOutAll(): void {
  document.documentElement.dataset.whole = '';
}

const next = (place: string) => document.querySelector<HTMLElement>(`${place}:not([data-laid-out])`);

/**
 * Lays out what is still far from the viewport, one element each time the page is idle, so that no task is long: fragments, and
 * then what they mark with `data-below`, such as cards, of which sixteen at once took a phone 60 to 160 ms.
 */
export function layOutRest(): void {
  const fragment = next('[data-deferred]') ?? next('[data-deferred] [data-below]');
  if (!fragment) return;
  fragment.dataset.laidOut = '';
  // Laid out here and painted by the next frame: neither takes as long as both in one task.
  fragment.getBoundingClientRect();
  whenIdle(layOutRest);
}
