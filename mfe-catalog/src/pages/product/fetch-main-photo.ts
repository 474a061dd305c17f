import { mainPhotoSizes } from './photo-sizes';

/**
 * Has the browser fetch the photo beside a link in the size that the product's page shows, at low priority: a copy of the
 * picture picks the very file that the page will. Returns the copy; null for a link without a photo in several sizes.
 */
export function fetchMainPhoto(link: Element): HTMLImageElement | null {
  const shown = link.closest('article, li')?.querySelector('img');
  const formats = shown?.closest('picture');
  if (!shown || !(formats || shown.srcset)) return null;
  const copy = (formats ?? shown).cloneNode(true) as HTMLElement;
  const image = copy instanceof HTMLImageElement ? copy : copy.querySelector('img');
  if (!image) return null;
  image.loading = 'eager';
  image.fetchPriority = 'low';
  for (const sized of [image, ...copy.querySelectorAll('source')]) sized.sizes = mainPhotoSizes;
  return image;
}
