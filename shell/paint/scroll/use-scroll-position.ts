import { afterPaint } from '@shop/ui/after-paint';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { whenIdle } from '../scheduling';
import { sessionStorageOrNull } from '../session-storage';
import { createScrollPositions } from './scroll-positions';

/** Events of scrolling, clicking or typing, after which the page no longer scrolls automatically. */
const interactions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to `top`, in px. While the page is not tall enough because part of it is still loading, scrolls again each time the page
 * grows, until the shopper interacts. Returns a function that cancels it.
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
    for (const type of interactions) removeEventListener(type, stop);
  };
  observer.observe(document.body);
  for (const type of interactions) addEventListener(type, stop, { passive: true });
  return stop;
}

/** Makes the document lay out everything immediately at its full height. */
export function layOutAll(): void {
  document.documentElement.dataset.whole = '';
}

const next = (place: string) => document.querySelector<HTMLElement>(`${place}:not([data-laid-out])`);

/**
 * Lays out content far from the viewport, one element each time the page is idle, which keeps tasks short: fragments, and then
 * elements marked with `data-below`, such as cards, of which sixteen at once took 60 to 160 ms on a phone.
 */
export function layOutRest(): void {
  const fragment = next('[data-deferred]') ?? next('[data-deferred] [data-below]');
  if (!fragment) return;
  fragment.dataset.laidOut = '';
  // Laid out now and painted in the next frame, which splits the work into two tasks.
  fragment.getBoundingClientRect();
  whenIdle(layOutRest);
}

/** Whether Back, Forward or a reload opened the document. */
const isReopened = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as { type?: string }).type !== 'navigate');

/** Whether the focused element was removed; the browser then focuses the body. */
const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Starts a new page at its top with the focus on its content. Back and Forward restore an entry's scroll position in the frame that
 * shows it; the browser would do that before React has rendered the page, when the document is not tall enough.
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
    // The browser scrolls a reopened document during parsing.
    const handBack = () => {
      history.scrollRestoration = 'auto';
      positions.handOn();
    };
    takeOver();
    // The browser restores no position of an entry that this tab left within a document, such as for the checkout.
    const left = positions.of(shown.current.entry);
    const stop = left !== undefined && scrollY === 0 && isReopened() ? holdPosition(left) : undefined;
    keep();
    addEventListener('scroll', keep);
    addEventListener('pagehide', handBack);
    addEventListener('pageshow', takeOver);
    return () => {
      stop?.();
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
      // A link to an anchor of this page, such as the skip link, is a POP too, and the browser has already scrolled.
      return left === undefined && hash !== '' ? undefined : holdPosition(left ?? 0);
    }
    // In a separate task, because scrolling and focusing recalculate all styles and would delay the paint of the new page.
    afterPaint(layOutAll);
    const isNewPage = before.pathname !== pathname;
    if (isNewPage) scrollTo({ top: 0, behavior: 'instant' });
    const focused = document.activeElement;
    // Never cancelled, so that a page can replace its URL in the meantime. An element that took the focus earlier, such as a field,
    // keeps it. A link in a menu that closed has lost the focus even on the same page.
    afterPaint(() => {
      if (isFocusLost() || (isNewPage && document.activeElement === focused))
        document.getElementById('content')?.focus({ preventScroll: true });
    });
    return undefined;
  }, [entry, pathname, hash, kind, positions]);
}
