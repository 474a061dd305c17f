import Swiper from 'swiper';
import { wrap } from './native-row';

export interface SliderOptions {
  /** Whether the first slide follows the last one; otherwise it scrolls back to it. */
  readonly loop: boolean;
  /** How long a move takes, in ms. */
  readonly transition: number;
  readonly startAt: number;
  /** Called when it moves to another slide, or its width changes, and with it possibly the number of visible slides. */
  readonly onPlace: (place: CarouselPlace) => void;
}

/** The position of a carousel. */
export interface CarouselPlace {
  /** The index of the slide at the left edge. */
  readonly index: number;
  /** The number of positions; 1 if all slides fit. */
  readonly stops: number;
}

export interface Slider {
  /** Moves to a slide by its index, and wraps around both ends. */
  readonly goTo: (slide: number) => void;
  readonly setTransition: (ms: number) => void;
  readonly destroy: () => void;
}

/** The number of slides that the style sheet shows at this width. */
const perViewOf = (frame: HTMLElement) => Number(getComputedStyle(frame).getPropertyValue('--per-view')) || 1;

/** Hidden content must not be reached by Tab or be announced. */
function hideTheRest({ slides, visibleSlides }: Swiper): void {
  for (const slide of slides) slide.toggleAttribute('inert', !visibleSlides.includes(slide));
}

/** Lets Swiper take over a row that the browser has scrolled so far. The slides keep the widths from the style sheet. */
export function createSlider(frame: HTMLElement, options: SliderOptions): Slider {
  const { loop, transition, startAt, onPlace } = options;
  frame.dataset.moved = '';
  frame.scrollTo({ left: 0, behavior: 'instant' });
  const swiper = new Swiper(frame, {
    loop,
    rewind: !loop,
    // Presses during a move are handled, as in rows that do not loop.
    loopPreventsSliding: false,
    speed: transition,
    initialSlide: startAt,
    slidesPerView: perViewOf(frame),
    watchSlidesProgress: true,
    // Text can be selected with the mouse, which can use the arrows.
    simulateTouch: false,
    // The next picture is loaded before its slide moves in.
    lazyPreloadPrevNext: 1,
  });
  // Subscribed after construction, during which Swiper also emits events.
  swiper.on('beforeResize', ({ params }) => {
    params.slidesPerView = perViewOf(frame);
  });
  swiper.on('slideChange slideChangeTransitionEnd touchEnd resize', hideTheRest);
  const stops = () => {
    if (swiper.isLocked) return 1;
    return loop ? swiper.slides.length : swiper.snapGrid.length;
  };
  const report = () => onPlace({ index: swiper.realIndex, stops: stops() });
  swiper.on('slideChange resize', report);
  const goTo = (slide: number) => {
    // In a looping row, a step keeps its direction.
    if (slide === swiper.realIndex + 1) swiper.slideNext();
    else if (slide === swiper.realIndex - 1) swiper.slidePrev();
    else if (loop) swiper.slideToLoop(wrap(slide, stops()));
    else swiper.slideTo(wrap(slide, stops()));
  };
  // A partly visible slide can be focused with Tab, and is then moved into view.
  const showFocused = ({ target }: FocusEvent) => {
    const at = swiper.slides.findIndex((slide) => slide.contains(target as Node));
    const slide = swiper.slides[at];
    if (!loop && slide && !slide.classList.contains('swiper-slide-fully-visible')) goTo(at);
  };
  frame.addEventListener('focusin', showFocused);
  hideTheRest(swiper);
  report();
  return {
    goTo,
    setTransition(ms) {
      swiper.params.speed = ms;
    },
    destroy() {
      frame.removeEventListener('focusin', showFocused);
      for (const slide of swiper.slides) slide.removeAttribute('inert');
      swiper.destroy();
      delete frame.dataset.moved;
    },
  };
}
