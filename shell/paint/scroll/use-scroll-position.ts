import { afterPaint } from '@shop/ui/after-paint';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { whenIdle } from '../scheduling';
import { sessionStorageOrNull } from '../session-storage';
import { createScrollPositions } from './scroll-positions';

/** Events of scrolling, clicking or typing: from then on the page stays where it is. */
const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to `top`, in px, now. While the page is not tall enough for that, because part of it is still loading, it is tried
 * again each time the page grows, until the shopper does something. Returns a function that cancels it.
 */
function holdPosition(top: number): () => void {
  const isThere = () => {
    scrollTo({ top, behavior: 'instant' });
    return Math.abs(scrollY - top) <= 1;
  };
  if (isThere()) return () => undefined;
  const observer = new ResizeObserver(() => {
    if (isThere()) stop();
  });
  const stop = () => {
    observer.disconnect();
    for (const sign of signs) removeEventListener(sign, stop);
  };
  observer.observe(document.body);
  for (const sign of signs) addEventListener(sign, stop, { passive: true });
  return stop;
}

/** From now on everything is laid out at once, at its full height. */
export function layOutAll(): void {
  document.documentElement.dataset.whole = '';
}

const next = (place: string) => document.querySelector<HTMLElement>(`${place}:not([data-laid-out])`);

/**
 * Lays out what is still far from the viewport, one element each time the page is idle, which keeps tasks short: fragments, and
 * then what they mark with `data-below`, such as cards, of which sixteen at once took a phone 60 to 160 ms.
 */
export function layOutRest(): void {
  const fragment = next('[data-deferred]') ?? next('[data-deferred] [data-below]');
  if (!fragment) return;
  fragment.dataset.laidOut = '';
  // Laid out here and painted by the next frame: neither takes as long as both in one task.
  fragment.getBoundingClientRect();
  whenIdle(layOutRest);
}

/** Whether what had the focus has been removed: the browser then gives it to the document's body. */
const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/**
 * A new page starts at its top, with the focus on its content; Back and Forward restore an entry's scroll position, in the
 * same frame that shows it. The browser would do that before React has rendered the page, when the document is not tall enough.
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
    // A document that is opened again is scrolled by the browser while it still parses.
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
      layOutAll();
      const left = positions.of(entry);
      // A link to an anchor of this page, such as the skip link, is a POP too: the browser has scrolled there.
      return left === undefined && hash !== '' ? undefined : holdPosition(left ?? 0);
    }
    // Not in the navigation's own task: scrolling and focusing recalculate all styles, and would delay the new page's paint.
    afterPaint(layOutAll);
    const isNewPage = before.pathname !== pathname;
    if (isNewPage) scrollTo({ top: 0, behavior: 'instant' });
    const focused = document.activeElement;
    // Never cancelled, so that a page may correct its URL meanwhile. An element that took the focus earlier, such as a field,
    // keeps the focus. A link that its own navigation removed, as a menu does that closes, has lost it on the same page too.
    afterPaint(() => {
      if (isFocusLost() || (isNewPage && document.activeElement === focused))
        document.getElementById('content')?.focus({ preventScroll: true });
    });
    return undefined;
  }, [entry, pathname, hash, kind, positions]);
}
