import { timings } from '@shop/config';
import { useEffect, useMemo, useRef, useState, type PointerEvent } from 'react';

/** `off`: nothing is painted. `on`: the large picture is there, or fading in. `leaving`: it fades out. */
export type ZoomPhase = 'off' | 'on' | 'leaving';

interface HoverZoom {
  readonly phase: ZoomPhase;
  /** Whether it shows under a finger. */
  readonly held: boolean;
  readonly handlers: {
    readonly onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerLeave: () => void;
    readonly onPointerCancel: () => void;
  };
}

/** Leaves where the pointer is on the element, as fractions, for the style sheet; no render a move. */
function follow({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const fraction = (distance: number, whole: number) =>
    Math.min(1, Math.max(0, whole > 0 ? distance / whole : 0));
  currentTarget.style.setProperty('--zoom-x', String(fraction(clientX - left, width)));
  currentTarget.style.setProperty('--zoom-y', String(fraction(clientY - top, height)));
}

/** When a large picture shows over a photo: after a hover, or a long touch, and for a moment after it. */
export function useHoverZoom(): HoverZoom {
  const [phase, setPhase] = useState<ZoomPhase>('off');
  const [held, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const handlers = useMemo(() => {
    const after = (ms: number, next: () => void) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(next, ms);
    };
    let inside = false;
    const enter = ({ pointerType }: PointerEvent<HTMLElement>) => {
      if (inside) return;
      inside = true;
      const touches = pointerType !== 'mouse';
      after(timings.zoomHoverDelay, () => {
        setPhase('on');
        setHeld(touches);
      });
    };
    const leave = () => {
      inside = false;
      setHeld(false);
      after(timings.zoomHoverOff, () => {
        setPhase((now) => (now === 'on' ? 'leaving' : now));
        after(timings.zoomFade, () => setPhase('off'));
      });
    };
    return {
      onPointerEnter: (event: PointerEvent<HTMLElement>) => {
        // A page opened by a click may put its photo under a resting mouse: wait for a move.
        if (event.pointerType === 'mouse') return;
        follow(event);
        enter(event);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        follow(event);
        enter(event);
      },
      onPointerLeave: leave,
      onPointerCancel: leave,
    };
  }, []);

  return { phase, held, handlers };
}
