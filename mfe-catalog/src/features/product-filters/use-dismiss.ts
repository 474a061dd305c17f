import { useEffect, type RefObject } from 'react';

/** Calls `onDismiss` for a press outside the element and for Escape, while `active`. */
export function useDismiss(
  element: RefObject<HTMLElement | null>,
  active: boolean,
  onDismiss: () => void,
): void {
  useEffect(() => {
    if (!active) return undefined;
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !element.current?.contains(event.target)) onDismiss();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onDismiss();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key);
    };
  }, [element, active, onDismiss]);
}
