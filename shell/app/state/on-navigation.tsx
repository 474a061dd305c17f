import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Calls `run` after each navigation, before the page is painted. A separate component that subscribes to the location, so that its
 * parent is not rerendered.
 */
export function OnNavigation({ run }: { readonly run: () => void }) {
  const { key } = useLocation();
  const shown = useRef(key);
  const navigated = useEffectEvent(run);
  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    navigated();
  }, [key]);
  return null;
}
