import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { slideAt } from './native-row';
import type { Slider, SliderOptions } from './slider';

export interface SliderUse extends Omit<SliderOptions, 'startAt'> {
  /** Whether Swiper is to come at all by now. */
  readonly wanted: boolean;
  /** Swiper has the row. */
  readonly onReady: (slider: Slider) => void;
  /** Swiper cannot be fetched. */
  readonly onLost: () => void;
}

export interface SliderState {
  /** Null while the browser scrolls the row. */
  readonly slider: Slider | null;
  /** The same, as it is now: a press may come between Swiper's taking over and the render that shows it. */
  readonly current: RefObject<Slider | null>;
}

/** Swiper for a row, from when it was wanted and has come; the browser scrolls the row until then. */
export function useSlider(frame: RefObject<HTMLElement | null>, use: SliderUse): SliderState {
  const { wanted, loop, transition } = use;
  const [slider, setSlider] = useState<Slider | null>(null);
  const current = useRef<Slider | null>(null);
  const latest = useEffectEvent(() => use);

  useEffect(() => {
    if (!wanted) return;
    let made: Slider | undefined;
    let gone = false;
    const start = async () => {
      const { createSlider } = await import('./slider');
      if (gone || !frame.current) return;
      made = createSlider(frame.current, { ...latest(), startAt: slideAt(frame.current) });
      current.current = made;
      setSlider(made);
      latest().onReady(made);
    };
    start().catch(() => {
      if (!gone) latest().onLost();
    });
    return () => {
      gone = true;
      made?.destroy();
      current.current = null;
      setSlider(null);
    };
  }, [frame, wanted, loop]);

  useEffect(() => slider?.setTransition(transition), [slider, transition]);
  return { slider, current };
}
