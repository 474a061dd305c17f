import { shopAddress } from '@shop/config';
import type { ProductPhotoProps } from '@shop/ui';
import { clipFiles, clipFrame } from '../../slots/clip-files';

export type ClipId = keyof typeof clipFiles;

export interface Clip {
  readonly videoUrl: string;
  /** The clip's first frame. */
  readonly poster: ProductPhotoProps['photo'];
}

/** Where a clip's video and poster are, under the version that lets browsers keep them. */
export function clipOf(id: ClipId): Clip {
  const { version, placeholder } = clipFiles[id];
  const { width, height, widths } = clipFrame;
  const file = (name: string) => shopAddress(`/media/${name}?v=${version}`);
  const sizes = (format: string) =>
    widths.map((each) => `${file(`${id}-${each}.${format}`)} ${each}w`).join(', ');
  return {
    videoUrl: file(`${id}.mp4`),
    poster: {
      secure_url: file(`${id}-${width}.webp`),
      width,
      height,
      placeholder,
      srcset: sizes('webp'),
      avif: sizes('avif'),
    },
  };
}
