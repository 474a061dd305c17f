import { createRotation } from './rotation';
import { createSlider } from './slider';

/** What a carousel tells of itself. */
export interface CarouselView {
  /** The slide at the left edge, from 0. */
  readonly index: number;
  /** At how many slides it can come to rest; 1 where all of them fit. */
  readonly stops: number;
  /** Whether it goes on by itself right now. */
  readonly running: boolean;
  /** Whether the shopper asked for little motion: nothing then begins by itself. */
  readonly reduced: boolean;
}

export interface EngineOptions {
  readonly loop: boolean;
  /** How long a move takes, in ms. */
  readonly transition: number;
  /** From one step to the next, in ms; a carousel without it never goes on by itself. */
  readonly autoplay?: number;
  /** The slide to begin with where the browser lays nothing out. */
  readonly startAt: number;
  /** The slide that a button has sent it to, to which it may be scrolling still. */
  readonly sentTo?: number;
  readonly onView: (view: CarouselView) => void;
}

export interface CarouselEngine {
  readonly next: () => void;
  readonly previous: () => void;
  readonly goTo: (slide: number) => void;
  /** Whether it is to go on by itself, as far as the shopper has a say in it. */
  readonly choose: (running: boolean) => void;
  readonly destroy: () => void;
}

export type StartCarousel = typeof startCarousel;

/** The slide that a row that scrolls by itself has come to. */
function scrolledTo(frame: HTMLElement, otherwise: number): number {
  const pitch = frame.querySelector<HTMLElement>('.swiper-slide')?.offsetWidth ?? 0;
  return pitch > 0 ? Math.round(frame.scrollLeft / pitch) : otherwise;
}

/** Takes over a carousel that scrolls by itself until then: moves, wraps, and goes on by itself where it should. */
export function startCarousel(root: HTMLElement, frame: HTMLElement, options: EngineOptions): CarouselEngine {
  const { loop, transition, autoplay, onView } = options;
  const preference = matchMedia('(prefers-reduced-motion: reduce)');
  const pace = () => (preference.matches ? 0 : transition);
  const startAt = options.sentTo ?? scrolledTo(frame, options.startAt);
  frame.dataset.moved = '';
  frame.scrollTo({ left: 0, behavior: 'instant' });

  const report = () =>
    onView({
      index: slider.index,
      stops: slider.stops,
      running: rotation?.running ?? false,
      reduced: preference.matches,
    });
  const onMove = () => {
    rotation?.restart();
    report();
  };
  const slider = createSlider(frame, { loop, transition: pace(), startAt, onMove, onResize: report });
  const rotation =
    autoplay === undefined
      ? undefined
      : createRotation(root, { delay: autoplay, onStep: slider.next, onChange: report });

  const onPreference = () => {
    slider.setTransition(pace());
    report();
  };
  preference.addEventListener('change', onPreference);
  report();

  return {
    next: slider.next,
    previous: slider.previous,
    goTo: slider.goTo,
    choose: (running) => rotation?.choose(running),
    destroy() {
      preference.removeEventListener('change', onPreference);
      // Swiper reports a last move, which would set the pace going again.
      slider.destroy();
      rotation?.destroy();
      delete frame.dataset.moved;
    },
  };
}
