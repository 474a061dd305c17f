import { timings } from '@shop/config';
import type { Photo } from '@shop/contracts';
import { ProductPhoto, useHydrating } from '@shop/ui';
import { useEffect, useMemo, useRef, useState, type PointerEvent, type RefObject } from 'react';
import styles from './zoom-photo.module.css';

/** How wide the main photo of a product's page is. */
export const mainPhotoSizes = '(min-width: 1024px) 42vw, (min-width: 768px) 45vw, 92vw';

/** Width of the zoomed picture in CSS pixels; it picks the source of that width. */
const ZOOMED = '1200px';

/**
 * Alternative text of a product's photo; `index` counts from 0. A photo without a description is numbered, except for the
 * main one when others have descriptions: that shows the product itself.
 */
export function photoAlt(title: string, photos: readonly Photo[], index: number): string {
  const description = photos[index]?.alt;
  if (description !== undefined) return `${title}, ${description}`;
  const isProduct = index === 0 && photos.some(({ alt }) => alt !== undefined);
  return photos.length === 1 || isProduct ? title : `${title}, view ${index + 1} of ${photos.length}`;
}

/** The largest picture of a photo that the document shows and has loaded; undefined when it shows none. */
const loadedPicture = ({ secure_url: url }: Photo): HTMLImageElement | undefined =>
  Array.from(document.images)
    .filter((image) => image.getAttribute('src') === url && image.complete && image.naturalWidth > 0)
    .sort((one, other) => other.naturalWidth - one.naturalWidth)[0];

/** `off`: nothing is painted. `on`: the large picture is there, or fading in. `leaving`: it fades out. */
type ZoomPhase = 'off' | 'on' | 'leaving';

/** Sets the pointer's position in the element, as fractions, for the style sheet: a move renders nothing. */
function follow({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const fraction = (distance: number, whole: number) =>
    Math.min(1, Math.max(0, whole > 0 ? distance / whole : 0));
  currentTarget.style.setProperty('--zoom-x', String(fraction(clientX - left, width)));
  currentTarget.style.setProperty('--zoom-y', String(fraction(clientY - top, height)));
}

/** Shows a zoomed picture after a hover or a long touch; `held` is true while it shows under a finger. */
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
        // A page opened by a click may put its photo under a resting mouse: wait for a move.
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
 * While `held`, a finger on the element moves the picture and not the page. It listens from the start, and not through
 * React: a browser asks whether a touch may scroll when the finger comes down, and React's listeners cannot prevent it.
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

/** The main photo. Hovering over it, or a long touch, shows it zoomed under the pointer. */
export function ZoomPhoto({ photo, alt }: ZoomPhotoProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { phase, held, handlers } = useZoom();
  useHeldTouch(frame, held);
  const isHydrating = useHydrating();
  // The previous page is still in the document: its picture of the photo is the placeholder while the large one loads.
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
        <span className={styles.hover}>Hover to Zoom</span>
        <span className={styles.touch}>Long-Touch to Zoom</span>
      </figcaption>
    </figure>
  );
}
