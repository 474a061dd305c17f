import Swiper from 'swiper';

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

/** What is out of sight must not be reached by Tab, nor be read out. */
function hideTheRest({ slides, visibleSlides }: Swiper): void {
  for (const slide of slides) slide.toggleAttribute('inert', !visibleSlides.includes(slide));
}

/** Lets Swiper move the slides of a frame that the style sheet has laid out. They keep the widths that they have. */
export function createSlider(frame: HTMLElement, options: SliderOptions): Slider {
  const { loop, transition, startAt, onMove, onResize } = options;
  const swiper = new Swiper(frame, {
    loop,
    rewind: !loop,
    speed: transition,
    initialSlide: startAt,
    slidesPerView: perViewOf(frame),
    watchSlidesProgress: true,
    // Text can be marked with the mouse, which has the arrows.
    simulateTouch: false,
    // The picture that comes next is there when its slide moves in.
    lazyPreloadPrevNext: 1,
  });
  // From here on: Swiper calls out while it is made, too, before there is anything to tell of.
  swiper.on('beforeResize', ({ params }) => {
    params.slidesPerView = perViewOf(frame);
  });
  swiper.on('slideChange slideChangeTransitionEnd touchEnd resize', hideTheRest);
  swiper.on('slideChange', onMove);
  swiper.on('resize', onResize);
  const goTo = (slide: number) => (loop ? swiper.slideToLoop(slide) : swiper.slideTo(slide));
  // A slide that peeks in can be reached by Tab: it is brought in whole.
  const showFocused = ({ target }: FocusEvent) => {
    const at = swiper.slides.findIndex((slide) => slide.contains(target as Node));
    const slide = swiper.slides[at];
    if (!loop && slide && !slide.classList.contains('swiper-slide-fully-visible')) goTo(at);
  };
  frame.addEventListener('focusin', showFocused);
  hideTheRest(swiper);
  return {
    get index() {
      return swiper.realIndex;
    },
    get stops() {
      if (swiper.isLocked) return 1;
      return loop ? swiper.slides.length : swiper.snapGrid.length;
    },
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    goTo,
    setTransition(ms) {
      swiper.params.speed = ms;
    },
    destroy() {
      frame.removeEventListener('focusin', showFocused);
      for (const slide of swiper.slides) slide.removeAttribute('inert');
      swiper.destroy();
    },
  };
}
