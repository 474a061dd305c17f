import { whenIdle } from '../offline/when-idle';

/** From now on whatever is shown is laid out at once, as tall as it is. */
export function showWhole(): void {
  document.documentElement.dataset.whole = '';
}

/** Lays out what is still far from the window, a part each time the page is idle, so that no task of it is long. */
export function layOutRest(): void {
  const part = document.querySelector<HTMLElement>('[data-deferred]:not([data-laid-out])');
  if (!part) return;
  part.dataset.laidOut = '';
  // Laid out here and painted by the next frame: neither takes as long as both in one task.
  part.getBoundingClientRect();
  whenIdle(layOutRest);
}
