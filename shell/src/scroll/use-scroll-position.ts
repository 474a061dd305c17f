import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { sessionStorageOrNull } from '../after-load/session-storage';
import { holdPosition } from './hold-position';
import { createScrollPositions } from './scroll-positions';
import { showWhole } from './whole-page';

/**
 * A new screen starts at its top, with the focus on its content; Back and Forward lead to where an entry was left, in the
 * same frame that shows it. The browser would do that before React has drawn the screen, when the page is not tall enough.
 */
export function useScrollPosition(): void {
  const { key, pathname, search, hash } = useLocation();
  const kind = useNavigationType();
  const entry = `${key} ${pathname}${search}${hash}`;
  const [positions] = useState(() =>
    createScrollPositions(typeof window === 'undefined' ? null : sessionStorageOrNull()),
  );
  const shown = useRef({ entry, pathname });

  useEffect(() => {
    const keep = () => positions.keep(shown.current.entry, scrollY);
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    // A document that is opened again is the browser's to scroll: it does so while it still parses.
    const handBack = () => {
      history.scrollRestoration = 'auto';
      positions.handOn();
    };
    takeOver();
    keep();
    addEventListener('scroll', keep, { passive: true });
    addEventListener('pagehide', handBack);
    addEventListener('pageshow', takeOver);
    return () => {
      removeEventListener('scroll', keep);
      removeEventListener('pagehide', handBack);
      removeEventListener('pageshow', takeOver);
    };
  }, [positions]);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before.entry === entry) return undefined;
    shown.current = { entry, pathname };
    showWhole();
    const left = positions.of(entry);
    // A way to a place of this page, such as the skip link's, comes as a POP too: the browser has gone there.
    if (kind === 'POP' && left === undefined && hash !== '') return undefined;
    if (kind === 'POP') return holdPosition(left ?? 0);
    if (before.pathname === pathname) return undefined;
    scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('content')?.focus({ preventScroll: true });
    return undefined;
  }, [entry, pathname, hash, kind, positions]);
}
