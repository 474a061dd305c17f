import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { useReducedMotion } from '../primitives/use-reduced-motion';
import { fetchPictures, jumpTo, moveTo, slideAt, stopsOf } from './native-row';
import type { CarouselPlace } from './slider';
import { useRotation } from './use-rotation';
import { useSlider } from './use-slider';
import { whenHandled } from './when-handled';
import { whenNearAndIdle } from './when-near-and-idle';

export interface CarouselSettings {
  readonly count: number;
  readonly loop: boolean;
  /** How long a move takes, in ms. */
  readonly transition: number;
  /** From one slide to the next, in ms, when it goes on by itself. */
  readonly autoplay?: number;
  /** The slide to show, from 0, where the owner says which; `onMove` then tells of moves by hand. */
  readonly at?: number;
  readonly onMove?: (slide: number) => void;
}

export interface CarouselControl extends CarouselPlace {
  readonly root: RefObject<HTMLElement | null>;
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Whether Swiper moves the slides by now; until then the browser scrolls them. */
  readonly moved: boolean;
  /** Whether it goes on by itself right now. */
  readonly running: boolean;
  /** Whether it is to go on by itself. */
  readonly playing: boolean;
  readonly toggle: () => void;
  /** Goes to a slide; past either end it wraps around. */
  readonly goTo: (slide: number) => void;
}

/**
 * A carousel's place and its moves. Its own steps need nothing but the browser; Swiper is fetched when a shopper reaches
 * for the row, or when the way leads past its end.
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
  const [lost, onLost] = useReducer(() => true, false);
  const waiting = useRef<number>(undefined);
  const moving = useRef<Promise<void> | undefined>(undefined);

  const placeNow = useEffectEvent(() => index);
  const settled = async () => {
    while (moving.current) await moving.current;
  };
  const use = { wanted, loop, transition, startAt: index, settled, onPlace, onLost };
  const { slider, current } = useSlider(frame, use);

  const moveRow = (slide: number) => {
    if (!frame.current) return;
    onPlace({ index: slide, stops });
    const move = moveTo(frame.current, slide, transition);
    moving.current = move;
    void move.then(() => {
      if (moving.current === move) moving.current = undefined;
    });
  };
  const goTo = (slide: number) => {
    want();
    const target = ((slide % stops) + stops) % stops;
    const swiper = current.current;
    if (!swiper && (slide === target || lost)) moveRow(target);
    else if (!swiper) waiting.current = slide;
    else if (slide === index + 1) swiper.next();
    else if (slide === index - 1) swiper.previous();
    else swiper.goTo(target);
  };
  const running = useRotation(root, {
    delay: autoplay,
    playing,
    index,
    onStep() {
      if (current.current || index + 1 >= stops) return goTo(index + 1);
      moveRow(index + 1);
      // Only Swiper goes past the end, so it has to be there by then.
      if (index + 2 >= stops) want();
    },
  });

  useLayoutEffect(() => {
    if (frame.current && placeNow() > 0) jumpTo(frame.current, placeNow());
  }, []);

  const goOn = useEffectEvent(() => {
    const slide = waiting.current;
    waiting.current = undefined;
    if (slide !== undefined) goTo(slide);
  });
  useEffect(() => {
    if (slider || lost) goOn();
  }, [slider, lost]);

  useEffect(() => {
    const element = frame.current;
    if (slider || !element) return;
    const measure = () => {
      // Swiper takes the scrolling back as it takes over, before this effect is cleared.
      if ('moved' in element.dataset) return;
      onPlace((last) => ({
        index: moving.current ? last.index : slideAt(element),
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

  const tell = useEffectEvent((slide: number) => onMove?.(slide));
  useEffect(() => tell(index), [index]);

  const toggle = () => setChoice(!playing);
  return { index, stops, root, frame, moved: slider !== null, running, playing, toggle, goTo };
}
