import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Slider, SliderOptions } from './slider';

export interface SliderUse extends SliderOptions {
  /** Whether Swiper is to come at all by now. */
  readonly wanted: boolean;
  /** Resolves when nothing else moves the row. */
  readonly settled: () => Promise<void>;
  /** Swiper cannot be fetched. */
  readonly onLost: () => void;
}

/** Swiper for a row, from when it was wanted and has come; the browser scrolls the row until then. */
export function useSlider(frame: RefObject<HTMLElement | null>, use: SliderUse): Slider | null {
  const { wanted, loop, transition } = use;
  const [slider, setSlider] = useState<Slider | null>(null);
  const latest = useEffectEvent(() => use);

  useEffect(() => {
    if (!wanted) return;
    let made: Slider | undefined;
    let gone = false;
    const start = async () => {
      const { createSlider } = await import('./slider');
      await latest().settled();
      if (gone || !frame.current) return;
      made = createSlider(frame.current, latest());
      setSlider(made);
    };
    start().catch(() => {
      if (!gone) latest().onLost();
    });
    return () => {
      gone = true;
      made?.destroy();
      setSlider(null);
    };
  }, [frame, wanted, loop]);

  useEffect(() => slider?.setTransition(transition), [slider, transition]);
  return slider;
}
