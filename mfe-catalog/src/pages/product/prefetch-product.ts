import { fetchMainPhoto } from './fetch-main-photo';

/** On a phone the two frames that a transition takes before the page changes are longer than it is worth. */
const roomy = '(min-width: 768px) and (hover: hover) and (prefers-reduced-motion: no-preference)';

let isMoving = false;

/** Prepares what a click on a link to a product shows first: its photo, and the way of the photo there. */
export function prefetchProduct(link: HTMLAnchorElement): void {
  fetchMainPhoto(link);
  if (isMoving || !('startViewTransition' in document) || !matchMedia(roomy).matches) return;
  isMoving = true;
  import(/* webpackChunkName: "move-photos" */ './move-photos').then(
    ({ movePhotos }) => movePhotos(roomy),
    () => {
      isMoving = false;
    },
  );
}
