/** A picture from the API: its URL, size in pixels, placeholder and other sizes. */
export interface PhotoSource {
  readonly secure_url: string;
  readonly width?: number;
  readonly height?: number;
  /** Painted until the picture has loaded: a colour, or a picture as a URL with its scheme. */
  readonly placeholder?: string;
  readonly srcset?: string;
  /** The sizes as AVIF. */
  readonly avif?: string;
}

/** The attributes of a preload link for a picture. */
export interface PhotoPreload {
  readonly href: string;
  readonly imagesrcset?: string;
  readonly imagesizes?: string;
  readonly type?: string;
}

/** Preloads the file that ProductPhoto will request. `sizes` must be the same as for the component. Undefined without a picture. */
export function preloadPhoto(photo: PhotoSource | undefined, sizes?: string): PhotoPreload | undefined {
  if (!photo) return undefined;
  const { secure_url: href, srcset, avif } = photo;
  if (avif) return { href, imagesrcset: avif, imagesizes: sizes, type: 'image/avif' };
  return srcset ? { href, imagesrcset: srcset, imagesizes: sizes } : { href };
}
