import { afterPaint } from '@shop/ui/after-paint';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { sessionStorageOrNull } from '../session-storage';
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
    addEventListener('scroll', keep);
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
    if (kind === 'POP') {
      showWhole();
      const left = positions.of(entry);
      // A way to a place of this page, such as the skip link's, comes as a POP too: the browser has gone there.
      return left === undefined && hash !== '' ? undefined : holdPosition(left ?? 0);
    }
    // The eye waits for neither this nor the focus, and a new screen would for both: they have the document styled anew.
    afterPaint(showWhole);
    if (before.pathname === pathname) return undefined;
    scrollTo({ top: 0, behavior: 'instant' });
    const focused = document.activeElement;
    // Never called off, so that a screen may correct its address meanwhile. Whoever was quicker, such as a field to fill in,
    // keeps the focus.
    afterPaint(() => {
      if (document.activeElement === focused)
        document.getElementById('content')?.focus({ preventScroll: true });
    });
    return undefined;
  }, [entry, pathname, hash, kind, positions]);
}
