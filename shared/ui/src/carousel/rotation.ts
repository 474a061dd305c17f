/** The reasons for which a carousel is paused. */
type Reason = 'choice' | 'pointer' | 'focus' | 'hidden' | 'away';

export interface RotationOptions {
  /** Time between two steps, in ms. */
  readonly delay: number;
  readonly onStep: () => void;
  readonly onChange: (running: boolean) => void;
}

export interface Rotation {
  readonly running: boolean;
  /** Sets whether the shopper wants it to rotate. */
  readonly choose: (running: boolean) => void;
  /** Restarts the delay, after a step of the shopper. */
  readonly restart: () => void;
  readonly destroy: () => void;
}

/**
 * Steps through a carousel at an interval. It pauses while the pointer or the keyboard focus is on an element with
 * `[data-carousel-hold]`, while the tab is hidden, and while the carousel is out of view. It starts paused.
 */
export function createRotation(root: HTMLElement, { delay, onStep, onChange }: RotationOptions): Rotation {
  const reasons = new Set<Reason>(['choice']);
  const ended = new AbortController();
  let timer: ReturnType<typeof setInterval> | undefined;

  const restart = () => {
    clearInterval(timer);
    timer = reasons.size === 0 ? setInterval(onStep, delay) : undefined;
  };

  const rest = (reason: Reason, holds: boolean) => {
    if (reasons.has(reason) === holds) return;
    const before = reasons.size === 0;
    if (holds) reasons.add(reason);
    else reasons.delete(reason);
    const running = reasons.size === 0;
    if (running === before) return;
    restart();
    onChange(running);
  };

  const listening = { signal: ended.signal };
  for (const part of root.querySelectorAll<HTMLElement>('[data-carousel-hold]')) {
    part.addEventListener('pointerenter', () => rest('pointer', true), listening);
    part.addEventListener('pointerleave', () => rest('pointer', false), listening);
    // A click also leaves the focus, although the shopper may not be reading there.
    part.addEventListener(
      'focusin',
      ({ target }) => rest('focus', target instanceof Element && target.matches(':focus-visible')),
      listening,
    );
    part.addEventListener('focusout', () => rest('focus', false), listening);
  }
  const onVisibility = () => rest('hidden', document.visibilityState === 'hidden');
  document.addEventListener('visibilitychange', onVisibility, listening);
  onVisibility();
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting } of entries) rest('away', !isIntersecting);
  });
  sight.observe(root);

  return {
    get running() {
      return reasons.size === 0;
    },
    choose: (running) => rest('choice', !running),
    restart,
    destroy() {
      clearInterval(timer);
      ended.abort();
      sight.disconnect();
    },
  };
}
