import type { CSSProperties } from 'react';
import { classNames } from './class-names';
import styles from './product-photo.module.css';

/** A picture as the API gives it: an address, its pixels, what to paint before it is there, its other sizes. */
export interface PhotoSource {
  readonly secure_url: string;
  readonly width?: number;
  readonly height?: number;
  readonly placeholder?: string;
  readonly srcset?: string;
}

export interface ProductPhotoProps {
  readonly photo: PhotoSource;
  readonly alt: string;
  /** How wide the picture is laid out, as the img attribute has it; only counts beside a srcset. */
  readonly sizes?: string;
  /** For the picture that a screen is first judged by: fetched at once and first. */
  readonly eager?: boolean;
  readonly className?: string;
}

/** Side in pixels of a picture whose size the API does not know; the shop's pictures are square. */
const UNKNOWN_SIDE = 1200;

function placeholderStyle(placeholder: string | undefined): CSSProperties | undefined {
  if (!placeholder) return undefined;
  return placeholder.startsWith('data:')
    ? { backgroundImage: `url("${placeholder}")` }
    : { backgroundColor: placeholder };
}

/** A picture that takes its place before it has loaded, painted with its placeholder meanwhile. */
export function ProductPhoto({ photo, alt, sizes, eager = false, className }: ProductPhotoProps) {
  return (
    <img
      src={photo.secure_url}
      srcSet={photo.srcset}
      sizes={photo.srcset ? sizes : undefined}
      width={photo.width ?? UNKNOWN_SIDE}
      height={photo.height ?? UNKNOWN_SIDE}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={classNames(styles.photo, className)}
      style={placeholderStyle(photo.placeholder)}
    />
  );
}
