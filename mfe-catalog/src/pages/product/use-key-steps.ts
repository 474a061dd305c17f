import { useEffect, useRef, type RefObject } from 'react';

/** Does what `steps` has under a key's name when that key is pressed in the element, alone, while `listening`. */
export function useKeySteps(
  element: RefObject<HTMLElement | null>,
  listening: boolean,
  steps: Readonly<Record<string, () => void>>,
): void {
  const latest = useRef(steps);

  useEffect(() => {
    latest.current = steps;
  }, [steps]);

  useEffect(() => {
    const target = element.current;
    if (!target || !listening) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const step = latest.current[event.key];
      if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      step();
    };
    target.addEventListener('keydown', onKeyDown);
    return () => target.removeEventListener('keydown', onKeyDown);
  }, [element, listening]);
}
