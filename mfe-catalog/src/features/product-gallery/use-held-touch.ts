import { useEffect, type RefObject } from 'react';

/** While `held`, a finger on the element moves the picture and not the page. React's own listeners cannot say no. */
export function useHeldTouch(element: RefObject<HTMLElement | null>, held: boolean): void {
  useEffect(() => {
    const target = element.current;
    if (!target || !held) return undefined;
    const stay = (event: Event) => event.preventDefault();
    target.addEventListener('touchmove', stay, { passive: false });
    target.addEventListener('contextmenu', stay);
    return () => {
      target.removeEventListener('touchmove', stay);
      target.removeEventListener('contextmenu', stay);
    };
  }, [element, held]);
}
