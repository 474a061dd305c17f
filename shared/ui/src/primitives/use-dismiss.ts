import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Calls `onDismiss` when the shopper dismisses an open popup: with a press outside, by moving the focus out of it, or
 * with Escape. `hadFocus` means that Escape was pressed with the focus inside, which must then return to the element
 * that opened the popup.
 */
export function useDismiss(
  box: RefObject<HTMLElement | null>,
  open: boolean,
  onDismiss: (hadFocus: boolean) => void,
): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    const element = box.current;
    if (!open || !element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const isOutside = (target: EventTarget | null) => target instanceof Node && !element.contains(target);
    document.addEventListener('pointerdown', ({ target }) => isOutside(target) && dismiss(false), { signal });
    document.addEventListener(
      'keydown',
      ({ key, isComposing }) => {
        if (key === 'Escape' && !isComposing) dismiss(element.contains(document.activeElement));
      },
      { signal },
    );
    // Without a related target, the window lost the focus or a blank area was pressed; the popup stays open.
    element.addEventListener('focusout', ({ relatedTarget }) => isOutside(relatedTarget) && dismiss(false), {
      signal,
    });
    return () => listening.abort();
  }, [box, open]);
}
