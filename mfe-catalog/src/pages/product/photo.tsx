import { timings } from '@shop/config';
import type { Photo } from '@shop/contracts';
import { ProductPhoto, useHydrating } from '@shop/ui';
import { useEffect, useMemo, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { t } from '../../messages';
import styles from './zoom-photo.module.css';

/** `sizes` of the main photo on a product's page. */
export const mainPhotoSizes = '(min-width: 1024px) 42vw, (min-width: 768px) 45vw, 92vw';

/** Width of the zoomed picture in CSS pixels, which determines its source. */
const ZOOMED = '1200px';

/**
 * Alternative text of a product's photo; `index` starts at 0. Photos without a description are numbered, except for the main photo
 * if others have descriptions.
 */
export function photoAlt(title: string, photos: readonly Photo[], index: number): string {
  const description = photos[index]?.alt;
  if (description !== undefined) return `${title}, ${description}`;
  const isProduct = index === 0 && photos.some(({ alt }) => alt !== undefined);
  if (photos.length === 1 || isProduct) return title;
  return t('{title}, view {position} of {count}', { title, position: index + 1, count: photos.length });
}

/** The largest loaded picture of a photo in the document; undefined if there is none. */
const loadedPicture = ({ secure_url: url }: Photo): HTMLImageElement | undefined =>
  Array.from(document.images)
    .filter((image) => image.getAttribute('src') === url && image.complete && image.naturalWidth > 0)
    .sort((one, other) => other.naturalWidth - one.naturalWidth)[0];

/** `off`: hidden. `on`: the large picture is visible or fading in. `leaving`: it is fading out. */
type ZoomPhase = 'off' | 'on' | 'leaving';

/** Sets the pointer's position in the element, as fractions, in CSS variables, so that moves do not rerender. */
function follow({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const fraction = (distance: number, whole: number) =>
    Math.min(1, Math.max(0, whole > 0 ? distance / whole : 0));
  currentTarget.style.setProperty('--zoom-x', String(fraction(clientX - left, width)));
  currentTarget.style.setProperty('--zoom-y', String(fraction(clientY - top, height)));
}

/** Shows a zoomed picture after a hover or a long touch; `held` is true while it is visible under a finger. */
function useZoom() {
  const [phase, setPhase] = useState<ZoomPhase>('off');
  const [held, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const handlers = useMemo(() => {
    const after = (ms: number, next: () => void) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(next, ms);
    };
    let inside = false;
    const enter = ({ pointerType }: PointerEvent<HTMLElement>) => {
      if (inside) return;
      inside = true;
      const touches = pointerType !== 'mouse';
      after(timings.zoomHoverDelay, () => {
        setPhase('on');
        setHeld(touches);
      });
    };
    const leave = () => {
      inside = false;
      setHeld(false);
      after(timings.zoomHoverOff, () => {
        setPhase((now) => (now === 'on' ? 'leaving' : now));
        after(timings.zoomFade, () => setPhase('off'));
      });
    };
    return {
      onPointerEnter: (event: PointerEvent<HTMLElement>) => {
        // A page opened by a click may render its photo under a resting mouse, so wait for a move.
        if (event.pointerType === 'mouse') return;
        follow(event);
        enter(event);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        follow(event);
        enter(event);
      },
      onPointerLeave: leave,
      onPointerCancel: leave,
    };
  }, []);

  return { phase, held, handlers };
}

/**
 * While `held`, a finger on the element moves the picture instead of scrolling the page. Uses a native listener from the start,
 * because browsers decide on scrolling when the touch begins, and React's listeners are passive.
 */
function useHeldTouch(element: RefObject<HTMLElement | null>, held: boolean): void {
  const isHeld = useRef(held);

  useEffect(() => {
    isHeld.current = held;
  }, [held]);

  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const stay = (event: Event) => {
      if (isHeld.current && event.cancelable) event.preventDefault();
    };
    target.addEventListener('touchmove', stay, { passive: false });
    target.addEventListener('contextmenu', stay);
    return () => {
      target.removeEventListener('touchmove', stay);
      target.removeEventListener('contextmenu', stay);
    };
  }, [element]);
}

interface ZoomPhotoProps {
  readonly photo: Photo;
  readonly alt: string;
}

/** The main photo, which is zoomed under the pointer on hover or a long touch. */
export function ZoomPhoto({ photo, alt }: ZoomPhotoProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { phase, held, handlers } = useZoom();
  useHeldTouch(frame, held);
  const isHydrating = useHydrating();
  // The previous page is still in the document, so its picture serves as placeholder while the large one loads.
  const [placeholder] = useState(() => (isHydrating ? undefined : loadedPicture(photo)?.currentSrc));
  const main = placeholder ? { ...photo, placeholder } : photo;

  return (
    <figure>
      <div ref={frame} className={styles.frame} data-testid="main-photo" {...handlers}>
        <ProductPhoto photo={main} alt={alt} sizes={mainPhotoSizes} eager className={styles.photo} />
        {phase !== 'off' && (
          <div className={styles.zoom} data-phase={phase} data-testid="zoom">
            <ProductPhoto photo={photo} alt="" sizes={ZOOMED} eager className={styles.large} />
          </div>
        )}
      </div>
      <figcaption className={styles.hint}>
        <span className={styles.hover}>{t('Hover to Zoom')}</span>
        <span className={styles.touch}>{t('Long-Touch to Zoom')}</span>
      </figcaption>
    </figure>
  );
}
