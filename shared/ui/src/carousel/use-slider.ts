import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { slideAt } from './native-row';
import type { Slider, SliderOptions } from './slider';

export interface SliderUse extends Omit<SliderOptions, 'startAt'> {
  /** Whether Swiper is needed. */
  readonly wanted: boolean;
  /** Called when Swiper has taken over. */
  readonly onReady: (slider: Slider) => void;
  /** Called when Swiper cannot be loaded. */
  readonly onLost: () => void;
}

export interface SliderState {
  /** Null while the browser scrolls the row. */
  readonly slider: Slider | null;
  /** The current value: a press may come after Swiper takes over and before the next render. */
  readonly current: RefObject<Slider | null>;
}

/** Loads Swiper for a row once it is needed; until then, the browser scrolls the row. */
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
