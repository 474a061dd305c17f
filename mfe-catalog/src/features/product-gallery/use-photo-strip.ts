import { useEffect, useRef, useState, type RefObject } from 'react';

/** A strip that has not moved for so many milliseconds has come to rest. */
const AT_REST = 100;

interface PhotoStrip<Strip extends HTMLElement> {
  readonly strip: RefObject<Strip | null>;
  /** Index of the photo in view. */
  readonly index: number;
  /** Scrolls to a photo; indexes beyond the ends mean the ends. */
  readonly go: (index: number) => void;
  readonly onScroll: () => void;
}

/**
 * A strip of photos as wide as itself, to swipe through or to step through. `openAt` is the photo that it shows first,
 * null while it is not in the page; the caller puts it there before its own effects run.
 */
export function usePhotoStrip<Strip extends HTMLElement>(
  openAt: number | null,
  count: number,
): PhotoStrip<Strip> {
  const strip = useRef<Strip>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [index, setIndex] = useState(openAt ?? 0);
  const [openedAt, setOpenedAt] = useState(openAt);

  if (openedAt !== openAt) {
    setOpenedAt(openAt);
    if (openAt !== null) setIndex(openAt);
  }

  useEffect(() => {
    const box = strip.current;
    if (openAt !== null && box) box.scrollTo({ left: openAt * box.clientWidth, behavior: 'instant' });
    return () => clearTimeout(timer.current);
  }, [openAt]);

  const go = (wanted: number) => {
    const next = Math.min(count - 1, Math.max(0, wanted));
    setIndex(next);
    // Smooth or not is the style sheet's to say, which knows who wants less motion.
    strip.current?.scrollTo({ left: next * strip.current.clientWidth });
  };

  const onScroll = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
      if (clientWidth > 0) setIndex(Math.round(scrollLeft / clientWidth));
    }, AT_REST);
  };

  return { strip, index, go, onScroll };
}
