import { useEffect, useRef, type RefObject } from 'react';

/**
 * While `held`, a finger on the element moves the picture and not the page. It listens from the start, and not through
 * React: a browser asks whether a touch may scroll when the finger comes down, and React's listeners cannot say no.
 */
export function useHeldTouch(element: RefObject<HTMLElement | null>, held: boolean): void {
  const isHeld = useRef(held);

  useEffect(() => {
    isHeld.current = held;
  }, [held]);

  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const stay = (event: Event) => {
      if (isHeld.current && event.cancelable) event.preventDefault();
    };
    target.addEventListener('touchmove', stay, { passive: false });
    target.addEventListener('contextmenu', stay);
    return () => {
      target.removeEventListener('touchmove', stay);
      target.removeEventListener('contextmenu', stay);
    };
  }, [element]);
}
