import Swiper from 'swiper';
import { wrap } from './native-row';

export interface SliderOptions {
  /** Whether the first slide follows the last one. Otherwise it runs back to it. */
  readonly loop: boolean;
  /** How long a move takes, in ms. */
  readonly transition: number;
  readonly startAt: number;
  /** It goes to another slide, or its width has changed, and with it perhaps how many slides it shows. */
  readonly onPlace: (place: CarouselPlace) => void;
}

/** Where a carousel is. */
export interface CarouselPlace {
  /** The slide at the left edge, from 0. */
  readonly index: number;
  /** The number of slides at which it can stop; 1 where all of them fit. */
  readonly stops: number;
}

export interface Slider {
  /** Goes to a slide, from 0; one past either end is the one at the other end. */
  readonly goTo: (slide: number) => void;
  readonly setTransition: (ms: number) => void;
  readonly destroy: () => void;
}

/** How many slides the style sheet shows at once at this width. */
const perViewOf = (frame: HTMLElement) => Number(getComputedStyle(frame).getPropertyValue('--per-view')) || 1;

/** Hidden content must not be reached by Tab or be announced. */
function hideTheRest({ slides, visibleSlides }: Swiper): void {
  for (const slide of slides) slide.toggleAttribute('inert', !visibleSlides.includes(slide));
}

/**
 * Has Swiper take over a row that the browser scrolled until then. The style sheet has laid its slides out, and they keep
 * the widths that they have.
 */
export function createSlider(frame: HTMLElement, options: SliderOptions): Slider {
  const { loop, transition, startAt, onPlace } = options;
  frame.dataset.moved = '';
  frame.scrollTo({ left: 0, behavior: 'instant' });
  const swiper = new Swiper(frame, {
    loop,
    rewind: !loop,
    // A press while the row still moves counts, as it does where the row does not loop.
    loopPreventsSliding: false,
    speed: transition,
    initialSlide: startAt,
    slidesPerView: perViewOf(frame),
    watchSlidesProgress: true,
    // Text can be marked with the mouse, which has the arrows.
    simulateTouch: false,
    // The picture that comes next is there when its slide moves in.
    lazyPreloadPrevNext: 1,
  });
  // Subscribed only now: Swiper also emits events during its construction.
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
    // A step keeps its direction where the row loops.
    if (slide === swiper.realIndex + 1) swiper.slideNext();
    else if (slide === swiper.realIndex - 1) swiper.slidePrev();
    else if (loop) swiper.slideToLoop(wrap(slide, stops()));
    else swiper.slideTo(wrap(slide, stops()));
  };
  // A slide that peeks in can be reached by Tab: it is brought in whole.
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
