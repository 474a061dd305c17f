import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { useReducedMotion } from '../primitives/use-client-state';
import { fetchPictures, scrollToSlide, slideAt, stopsOf, wrap } from './native-row';
import type { CarouselPlace, Slider } from './slider';
import { useRotation } from './use-rotation';
import { useSlider } from './use-slider';
import { whenHandled } from './when-handled';
import { whenNearAndIdle } from '../primitives/when-near';

export interface CarouselSettings {
  readonly count: number;
  readonly loop: boolean;
  /** How long a move takes, in ms. */
  readonly transition: number;
  /** Time between two slides in ms, for automatic rotation. */
  readonly autoplay?: number;
  /** The index of the slide to show, for controlled carousels; `onMove` then reports moves by the shopper. */
  readonly at?: number;
  readonly onMove?: (slide: number) => void;
}

export interface CarouselControl extends CarouselPlace {
  readonly root: RefObject<HTMLElement | null>;
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Whether Swiper moves the slides; until then, the browser scrolls them. */
  readonly moved: boolean;
  /** Whether it rotates right now. */
  readonly running: boolean;
  /** Whether it should rotate automatically. */
  readonly playing: boolean;
  readonly toggle: () => void;
  /** Moves to a slide, and wraps around both ends. */
  readonly goTo: (slide: number) => void;
}

/**
 * A carousel's position and moves. Touch scrolling works without a script; all other moves use Swiper, which is
 * loaded when a shopper interacts with the row or when it rotates automatically. Without Swiper, the browser scrolls
 * the row.
 */
export function useCarousel(settings: CarouselSettings): CarouselControl {
  const { count, loop, autoplay, at, onMove } = settings;
  const root = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const reduced = useReducedMotion();
  const transition = reduced ? 0 : settings.transition;
  const [choice, setChoice] = useState<boolean | null>(null);
  const playing = choice ?? !reduced;
  const [place, onPlace] = useState<CarouselPlace>({ index: at ?? 0, stops: count });
  const { index, stops } = place;
  const [wanted, want] = useReducer(() => true, false);
  const [lost, lose] = useReducer(() => true, false);
  const waiting = useRef<number>(undefined);

  const placeNow = useEffectEvent(() => index);
  const onReady = (slider: Slider) => {
    if (waiting.current !== undefined) slider.goTo(waiting.current);
    waiting.current = undefined;
  };
  const onLost = () => {
    lose();
    if (frame.current && waiting.current !== undefined) scrollToSlide(frame.current, index);
    waiting.current = undefined;
  };
  const { slider, current } = useSlider(frame, { wanted, loop, transition, onPlace, onReady, onLost });

  const goTo = (slide: number) => {
    want();
    if (current.current) return current.current.goTo(slide);
    const target = wrap(slide, stops);
    if (lost && frame.current) return scrollToSlide(frame.current, target);
    // Shown immediately; Swiper moves the row there when it has loaded.
    waiting.current = slide;
    onPlace({ index: target, stops });
  };
  const running = useRotation(root, { delay: autoplay, playing, index, onStep: () => goTo(index + 1) });

  useLayoutEffect(() => {
    if (frame.current && placeNow() > 0) scrollToSlide(frame.current, placeNow(), 'instant');
  }, []);

  useEffect(() => {
    const element = frame.current;
    if (slider || !element) return;
    const measure = () => {
      // Swiper resets the scroll position as it takes over, before this effect is cleaned up.
      if ('moved' in element.dataset) return;
      onPlace((last) => ({
        index: waiting.current === undefined ? slideAt(element) : last.index,
        stops: stopsOf(element, loop),
      }));
    };
    const size = new ResizeObserver(measure);
    size.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      size.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [slider, loop]);

  useEffect(() => (root.current && !wanted ? whenHandled(root.current, want) : undefined), [wanted]);

  useEffect(() => {
    const element = frame.current;
    return element ? whenNearAndIdle(element, () => fetchPictures(element, placeNow() + 1)) : undefined;
  }, []);

  const follow = useEffectEvent((slide: number) => {
    if (slide !== index) goTo(slide);
  });
  useEffect(() => {
    if (at !== undefined) follow(at);
  }, [at]);

  const notifyMove = useEffectEvent((slide: number) => onMove?.(slide));
  useEffect(() => notifyMove(index), [index]);

  const toggle = () => setChoice(!playing);
  return { index, stops, root, frame, moved: slider !== null, running, playing, toggle, goTo };
}
