import { mainPhotoSizes } from './photo';

/** Not on phones, where the two frames that a transition takes before the page changes are too slow. */
const transitionQuery = '(min-width: 768px) and (hover: hover) and (prefers-reduced-motion: no-preference)';

let isMoving = false;

/**
 * Fetches the photo of a product link in the size of the product's page, at low priority. A copy of the image element picks the
 * same file as the page. Returns the copy; null for a link without a photo in several sizes.
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

/** Prepares the first paint after a click on a product link: its photo and the transition. */
export function prefetchProduct(link: HTMLAnchorElement): void {
  fetchMainPhoto(link);
  if (isMoving || !('startViewTransition' in document) || !matchMedia(transitionQuery).matches) return;
  isMoving = true;
  import(/* webpackChunkName: "move-photos" */ './move-photos').then(
    ({ movePhotos }) => movePhotos(transitionQuery),
    () => {
      isMoving = false;
    },
  );
}
