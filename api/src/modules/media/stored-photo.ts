/** A picture as it is stored; `url` starts with a slash for the shop's own pictures. */
export interface StoredPhoto {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** A colour or data URL to paint until the picture is there. */
  readonly placeholder?: string;
  readonly srcset?: string;
  /** What it shows, in words, where it was given. */
  readonly alt?: string;
}
