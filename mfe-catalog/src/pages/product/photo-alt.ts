import type { Photo } from '@shop/contracts';

/**
 * What a photo of a product shows, in words; `index` counts from 0. A photo without words is numbered, but for the main
 * one among others that have words: that shows the product itself.
 */
export function photoAlt(title: string, photos: readonly Photo[], index: number): string {
  const shows = photos[index]?.alt;
  if (shows !== undefined) return `${title}, ${shows}`;
  const isProduct = index === 0 && photos.some(({ alt }) => alt !== undefined);
  return photos.length === 1 || isProduct ? title : `${title}, view ${index + 1} of ${photos.length}`;
}
