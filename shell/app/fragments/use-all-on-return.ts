import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useFragmentSource } from '../../federation/fragment-source';

/**
 * Loads all fragments of a page that Back returns to, also those far from the viewport: the scroll position is
 * restored only on a page as tall as it was.
 */
export function useAllOnReturn(): void {
  const source = useFragmentSource();
  const { key } = useLocation();
  const kind = useNavigationType();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (kind !== 'POP') return;
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-module][data-deferred]')) {
      const { remote = '', module = '' } = dataset;
      source.approach({ remote, module });
    }
  }, [key, kind, source]);
}
