import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Calls `onDismiss` when the shopper turns away from an open box: a press outside, focus that moves on, or Escape.
 * `hadFocus` reports that Escape was pressed with the focus inside, which then has to go back to what opened the box.
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
    // Without a related target the window lost the focus or a blank spot was pressed; the box stays then.
    element.addEventListener('focusout', ({ relatedTarget }) => isOutside(relatedTarget) && dismiss(false), {
      signal,
    });
    return () => listening.abort();
  }, [box, open]);
}
