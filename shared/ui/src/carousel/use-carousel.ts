import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import type { CarouselEngine, CarouselView, StartCarousel } from './engine';
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

export interface CarouselControl extends CarouselView {
  readonly root: RefObject<HTMLElement | null>;
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Whether Swiper moves the slides by now; until then the browser scrolls them. */
  readonly moved: boolean;
  /** Whether it is to go on by itself. */
  readonly playing: boolean;
  readonly toggle: () => void;
  /** Goes to a slide; past either end it wraps around. */
  readonly goTo: (slide: number) => void;
}

/** Scrolls a row that nothing else moves yet; whether smoothly is the style sheet's business, unless said. */
function scrollTo(frame: HTMLElement | null, slide: number, behavior?: 'instant'): void {
  const target = frame?.firstElementChild?.children[slide];
  if (target instanceof HTMLElement) frame?.scrollTo({ left: target.offsetLeft, behavior });
}

/** A row whose engine does not arrive goes on scrolling as it did. */
const stay = () => undefined;

/** A carousel's place and its moves. What moves it is fetched once the carousel comes near the window. */
export function useCarousel(settings: CarouselSettings): CarouselControl {
  const { count, loop, transition, autoplay, at, onMove } = settings;
  const root = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const sentTo = useRef<number | undefined>(undefined);
  const [engine, setEngine] = useState<CarouselEngine | null>(null);
  const [view, onView] = useState<CarouselView>({
    index: at ?? 0,
    stops: count,
    running: false,
    reduced: false,
  });
  const [choice, setChoice] = useState<boolean | null>(null);
  const playing = choice ?? !view.reduced;
  const { index, stops } = view;

  const placeToStart = useEffectEvent(() => index);
  useLayoutEffect(() => {
    if (placeToStart() > 0) scrollTo(frame.current, placeToStart(), 'instant');
  }, []);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let running: CarouselEngine | undefined;
    let gone = false;
    const start = (startCarousel: StartCarousel) => {
      if (gone || !frame.current) return;
      running = startCarousel(element, frame.current, {
        loop,
        transition,
        autoplay,
        startAt: placeToStart(),
        sentTo: sentTo.current,
        onView,
      });
      setEngine(running);
    };
    const callOff = whenNearAndIdle(element, () => {
      void import('./engine').then(({ startCarousel }) => start(startCarousel), stay);
    });
    return () => {
      gone = true;
      callOff();
      running?.destroy();
      setEngine(null);
    };
  }, [loop, transition, autoplay]);

  useEffect(() => engine?.choose(playing), [engine, playing]);

  const goTo = useCallback(
    (slide: number) => {
      const target = ((slide % stops) + stops) % stops;
      if (!engine) {
        sentTo.current = target;
        onView((last) => ({ ...last, index: target }));
        scrollTo(frame.current, target);
      } else if (slide === index + 1) engine.next();
      else if (slide === index - 1) engine.previous();
      else engine.goTo(target);
    },
    [engine, index, stops],
  );

  const follow = useEffectEvent((wanted: number) => {
    if (wanted !== index) goTo(wanted);
  });
  useEffect(() => {
    if (at !== undefined) follow(at);
  }, [at]);

  const tell = useEffectEvent((slide: number) => onMove?.(slide));
  useEffect(() => tell(index), [index]);

  const toggle = () => setChoice(!playing);
  return { ...view, root, frame, moved: engine !== null, playing, toggle, goTo };
}
