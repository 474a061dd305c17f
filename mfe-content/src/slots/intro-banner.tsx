import type { Photo } from '@shop/contracts';
import { useCallback, useState } from 'react';
import styles from '../features/intro-banner/intro-picture.module.css';

/** What shows where the picture could not be had. */
function PicturePlaceholder() {
  return (
    <svg className={styles.placeholder} viewBox="0 0 600 450" role="img" aria-label="Vintage Crafts Image">
      <rect width="600" height="450" fill="var(--buff)" />
      <rect
        x="24"
        y="24"
        width="552"
        height="402"
        fill="none"
        stroke="var(--brass)"
        strokeWidth="3"
        strokeDasharray="10 8"
      />
      <text
        x="300"
        y="240"
        textAnchor="middle"
        fontSize="40"
        fill="var(--ink)"
        fontFamily="var(--font-display)"
      >
        Vintage Crafts Image
      </text>
    </svg>
  );
}

/** By the step of intro-banner.module.css. */
const sizes = '(min-width: 900px) 50vw, 100vw';

interface IntroPictureProps {
  /** Null where there is no picture to try. */
  readonly photo: Photo | null;
}

/** The banner's picture, or a drawn placeholder when there is none or it does not load. */
export function IntroPicture({ photo }: IntroPictureProps) {
  const [failed, setFailed] = useState(false);
  // A picture in the server's HTML may have failed before React listened for it.
  const checkEarlyFailure = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  }, []);
  if (!photo || failed) return <PicturePlaceholder />;
  return (
    <picture>
      {photo.avif && <source type="image/avif" sizes={sizes} srcSet={photo.avif} />}
      <img
        ref={checkEarlyFailure}
        className={styles.picture}
        width={photo.width ?? 1200}
        height={photo.height ?? 900}
        alt=""
        loading="lazy"
        decoding="async"
        sizes={sizes}
        srcSet={photo.srcset}
        src={photo.secure_url}
        onError={() => setFailed(true)}
      />
    </picture>
  );
}
