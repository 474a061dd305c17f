import type { Photo } from '@shop/contracts';
import { ProductPhoto, useHydrating } from '@shop/ui';
import { useRef, useState } from 'react';
import { loadedPicture } from './loaded-picture';
import { mainPhotoSizes } from './photo-sizes';
import { useHeldTouch } from './use-held-touch';
import { useHoverZoom } from './use-hover-zoom';
import styles from './zoom-photo.module.css';

interface ZoomPhotoProps {
  readonly photo: Photo;
  readonly alt: string;
}

/** Width of the large picture in CSS pixels; it picks the source of that width. */
const LARGE = '1200px';

/** The main photo. Hovering over it, or touching it for a while, shows it large under the pointer. */
export function ZoomPhoto({ photo, alt }: ZoomPhotoProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { phase, held, handlers } = useHoverZoom();
  useHeldTouch(frame, held);
  const isHydrating = useHydrating();
  // The previous page is still in the document: its picture of the photo is the placeholder while the large one loads.
  const [placeholder] = useState(() => (isHydrating ? undefined : loadedPicture(photo)?.currentSrc));
  const main = placeholder ? { ...photo, placeholder: placeholder } : photo;

  return (
    <figure className={styles.figure}>
      <div ref={frame} className={styles.frame} data-testid="main-photo" {...handlers}>
        <ProductPhoto photo={main} alt={alt} sizes={mainPhotoSizes} eager className={styles.photo} />
        {phase !== 'off' && (
          <div className={styles.zoom} data-phase={phase} data-testid="zoom">
            <ProductPhoto photo={photo} alt="" sizes={LARGE} eager className={styles.large} />
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
