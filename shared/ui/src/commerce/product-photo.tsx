import type { CSSProperties } from 'react';
import { classNames } from '../primitives/class-names';
import type { PhotoSource } from './photo-source';
import styles from './product-photo.module.css';

export interface ProductPhotoProps {
  readonly photo: PhotoSource;
  readonly alt: string;
  /** The layout width of the picture, as in the img attribute; used only with a srcset. */
  readonly sizes?: string;
  /** For the page's largest picture: fetched eagerly and with priority. */
  readonly eager?: boolean;
  readonly className?: string;
}

/** Side in pixels of a picture without a size in the API; the shop's pictures are square. */
const UNKNOWN_SIDE = 1200;

function placeholderStyle(placeholder: string | undefined): CSSProperties | undefined {
  if (!placeholder) return undefined;
  return /^(?:data|https?):/.test(placeholder)
    ? { backgroundImage: `url("${placeholder}")` }
    : { backgroundColor: placeholder };
}

/**
 * A picture that reserves its space and shows its placeholder until it has loaded. `className` is set on the img; the
 * picture element around it has no box.
 */
export function ProductPhoto({ photo, alt, sizes, eager = false, className }: ProductPhotoProps) {
  // `src` comes last: a browser that sees it first would start to fetch it.
  const image = (
    <img
      alt={alt}
      width={photo.width ?? UNKNOWN_SIDE}
      height={photo.height ?? UNKNOWN_SIDE}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={classNames(styles.photo, className)}
      style={placeholderStyle(photo.placeholder)}
      sizes={photo.srcset ? sizes : undefined}
      srcSet={photo.srcset}
      src={photo.secure_url}
    />
  );
  if (!photo.avif) return image;
  return (
    <picture className={styles.formats}>
      <source type="image/avif" sizes={sizes} srcSet={photo.avif} />
      {image}
    </picture>
  );
}
