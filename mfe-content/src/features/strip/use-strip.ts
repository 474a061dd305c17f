import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { pitchOf, stopsOf } from './strip-geometry';

/** How long a strip must lie still before its position counts as chosen, in ms. */
const settleTime = 120;

export interface StripControl {
  /** For the element that scrolls; its only child holds the slides. */
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** The slide at the left edge, from 0. */
  readonly index: number;
  /** At how many slides the strip can come to rest: all of them while it is not measured yet. */
  readonly stops: number;
  /** Brings a slide to the left edge. Past either end it wraps around. */
  readonly goTo: (slide: number) => void;
}

function subscribeToResize(changed: () => void) {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

/** A row of slides that scrolls sideways, with a position that buttons can move and a finger can change. */
export function useStrip(count: number): StripControl {
  const scroller = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState(0);
  const stops = useSyncExternalStore(
    subscribeToResize,
    () => stopsOf(scroller.current, count),
    () => count,
  );

  const goTo = useCallback(
    (slide: number) => {
      const target = ((slide % stops) + stops) % stops;
      setPosition(target);
      // Whether the move is smooth is the stylesheet's business, which knows about reduced motion.
      if (scroller.current) scroller.current.scrollLeft = target * pitchOf(scroller.current);
    },
    [stops],
  );

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let settled: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(settled);
      settled = setTimeout(() => {
        const pitch = pitchOf(element);
        if (pitch > 0) setPosition(Math.round(element.scrollLeft / pitch));
      }, settleTime);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(settled);
      element.removeEventListener('scroll', onScroll);
    };
  }, []);

  return { scroller, index: Math.min(position, stops - 1), stops, goTo };
}
