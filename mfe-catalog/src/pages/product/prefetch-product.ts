import { mainPhotoSizes } from './photo';

/** On a phone the two frames that a transition takes before the page changes are longer than it is worth. */
const transitionQuery = '(min-width: 768px) and (hover: hover) and (prefers-reduced-motion: no-preference)';

let isMoving = false;

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

/** Prepares the first paint after a click on a product link: its photo, and the transition that moves it there. */
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
