import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { createRotation, type Rotation } from './rotation';

export interface RotationUse {
  /** Time between two steps, in ms; without it, a carousel never rotates. */
  readonly delay?: number;
  /** Whether the shopper wants it to rotate. */
  readonly playing: boolean;
  /** The current slide: a change restarts the delay. */
  readonly index: number;
  readonly onStep: () => void;
}

/** Returns whether a carousel currently rotates. */
export function useRotation(root: RefObject<HTMLElement | null>, use: RotationUse): boolean {
  const { delay, playing, index, onStep } = use;
  const [running, setRunning] = useState(false);
  const [rotation, setRotation] = useState<Rotation | null>(null);
  const step = useEffectEvent(onStep);

  useEffect(() => {
    if (delay === undefined || !root.current) return;
    const started = createRotation(root.current, { delay, onStep: () => step(), onChange: setRunning });
    setRotation(started);
    return () => started.destroy();
  }, [root, delay]);

  useEffect(() => rotation?.choose(playing), [rotation, playing]);
  useEffect(() => rotation?.restart(), [rotation, index]);
  return running;
}
