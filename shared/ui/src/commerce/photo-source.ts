/** A picture as the API gives it: an address, its pixels, what to paint before it is there, its other sizes. */
export interface PhotoSource {
  readonly secure_url: string;
  readonly width?: number;
  readonly height?: number;
  /** What to paint until it is there: a colour, or a picture as an address with its scheme. */
  readonly placeholder?: string;
  readonly srcset?: string;
  /** The sizes as AVIF. */
  readonly avif?: string;
}

/** The tags in a document's head that have a picture fetched before its element is there. */
export interface PhotoPreload {
  readonly href: string;
  readonly imagesrcset?: string;
  readonly imagesizes?: string;
  readonly type?: string;
}

/**
 * Has the head fetch the very file that ProductPhoto will ask for; `sizes` must be what the component is given. Nothing
 * for a page without a picture.
 */
export function preloadPhoto(photo: PhotoSource | undefined, sizes?: string): PhotoPreload | undefined {
  if (!photo) return undefined;
  const { secure_url: href, srcset, avif } = photo;
  if (avif) return { href, imagesrcset: avif, imagesizes: sizes, type: 'image/avif' };
  return srcset ? { href, imagesrcset: srcset, imagesizes: sizes } : { href };
}
