import { followFinger } from './drag';
import { draggedTo, isInSight, placeOf, positionsFrom, stopAt, stopsOf, type Track } from './track';

export interface SliderOptions {
  /** Whether it goes on past the last slide with the first one. Otherwise it runs back to it. */
  readonly loop: boolean;
  /** How long a move takes, in ms. */
  readonly transition: number;
  readonly startAt: number;
  /** It goes to another slide. */
  readonly onMove: () => void;
  /** Its width has changed, and with it perhaps how many slides it shows. */
  readonly onResize: () => void;
}

export interface Slider {
  /** The slide at the left edge, from 0. */
  readonly index: number;
  /** At how many slides it can come to rest; 1 where all of them fit. */
  readonly stops: number;
  readonly next: () => void;
  readonly previous: () => void;
  readonly goTo: (slide: number) => void;
  readonly setTransition: (ms: number) => void;
  readonly destroy: () => void;
}

/** How many slides the style sheet shows at once at this width. */
const perViewOf = (frame: HTMLElement) => Number(getComputedStyle(frame).getPropertyValue('--per-view')) || 1;

/**
 * Moves the slides of a frame that the style sheet has laid out. They keep their widths and their order in the
 * document; everything is placed in fractions of a width, so that nothing is measured when the window changes.
 */
export function createSlider(frame: HTMLElement, options: SliderOptions): Slider {
  const { loop, startAt, onMove, onResize } = options;
  const row = frame.firstElementChild as HTMLElement;
  const slides = [...row.children] as HTMLElement[];
  let { transition } = options;
  const trackNow = (): Track => {
    const perView = perViewOf(frame);
    return { count: slides.length, perView, loop: loop && slides.length > perView };
  };
  let track = trackNow();
  let place = placeOf(track, startAt, 0);

  const pitch = () => row.clientWidth / track.perView;
  /** Where the row is to be seen, also in the middle of a move; nowhere but at its place where nothing is laid out. */
  const seenAt = () => {
    const seen = (frame.getBoundingClientRect().left - row.getBoundingClientRect().left) / pitch();
    return Number.isNaN(seen) ? place : seen;
  };

  /** Moves the row to a place; what is seen on the way there stands in it, as far as a ring has slides for it. */
  const put = (to: number, ms: number) => {
    const end = Math.ceil(to + track.perView);
    const positions = positionsFrom(track, Math.max(Math.floor(Math.min(seenAt(), to)), end - track.count));
    slides.forEach((slide, at) => {
      const rounds = ((positions[at] ?? at) - at) * 100;
      slide.style.transform = rounds ? `translateX(${rounds}%)` : '';
    });
    row.style.transitionDuration = `${ms}ms`;
    row.style.transform = `translate3d(${(-to * 100) / track.perView}%, 0, 0)`;
    return positions;
  };

  /** What is out of sight must not be reached by Tab, nor be read out; what comes next is fetched before it moves in. */
  const reveal = (positions: readonly number[]) =>
    slides.forEach((slide, index) => {
      const position = positions[index] ?? index;
      slide.toggleAttribute('inert', !isInSight(track, position, place));
      // The one before the first stands at the far end of a ring.
      const places = track.loop ? [position, position - track.count] : [position];
      const isNear = places.some((at) => isInSight(track, at, place - 1) || isInSight(track, at, place + 1));
      if (isNear) slide.querySelector('img[loading="lazy"]')?.removeAttribute('loading');
    });

  const settle = (to: number, ms: number) => {
    const before = stopAt(track, place);
    place = to;
    reveal(put(to, ms));
    if (stopAt(track, place) !== before) onMove();
  };
  const goTo = (stop: number) => settle(placeOf(track, stop, place), transition);
  const step = (by: 1 | -1) => {
    const stops = stopsOf(track);
    if (track.loop) settle(Math.round(place) + by, transition);
    else goTo((stopAt(track, place) + by + stops) % stops);
  };

  const stopFollowing = followFinger(frame, {
    pitch,
    place: seenAt,
    follow: (to) => put(draggedTo(track, to), 0),
    settle: (to) => settle(track.loop ? to : placeOf(track, Math.max(0, to), place), transition),
  });

  const resize = () => {
    const stop = stopAt(track, place);
    track = trackNow();
    settle(placeOf(track, Math.min(stop, stopsOf(track) - 1), 0), 0);
    onResize();
  };
  addEventListener('resize', resize);
  // A slide that peeks in can be reached by Tab: it is brought in whole.
  const showFocused = ({ target }: FocusEvent) => {
    const at = slides.findIndex((slide) => slide.contains(target as Node));
    if (!track.loop && at >= 0 && (at < place || at + 1 > place + track.perView))
      goTo(Math.min(at, stopsOf(track) - 1));
  };
  frame.addEventListener('focusin', showFocused);
  settle(place, 0);

  return {
    get index() {
      return stopAt(track, place);
    },
    get stops() {
      return stopsOf(track);
    },
    next: () => step(1),
    previous: () => step(-1),
    goTo,
    setTransition(ms) {
      transition = ms;
    },
    destroy() {
      stopFollowing();
      removeEventListener('resize', resize);
      frame.removeEventListener('focusin', showFocused);
      row.removeAttribute('style');
      for (const slide of slides) {
        slide.removeAttribute('inert');
        slide.removeAttribute('style');
      }
    },
  };
}
