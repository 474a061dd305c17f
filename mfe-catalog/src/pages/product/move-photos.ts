import { paths } from '@shop/config';
import styles from './move-photos.module.css';

/** What the style sheet beside this file names. */
const name = 'product-photo';

const setName = (photo: HTMLElement | undefined, value: string) =>
  photo?.style.setProperty('view-transition-name', value);

/** The photo beside a link to a product, if a plain click on it is to open that here. */
function photoToMove(event: MouseEvent): { link: HTMLAnchorElement; photo: HTMLImageElement } | null {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return null;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.origin !== location.origin) return null;
  const photo = link.closest('article')?.querySelector('img');
  if (!link.pathname.startsWith(paths.product('')) || !photo?.complete) return null;
  const { top, bottom } = photo.getBoundingClientRect();
  return top < innerHeight && bottom > 0 ? { link, photo } : null;
}

/** The new page's picture of a photo: the main one comes before its thumbnails. */
const shownIn = (main: Element | null, url: string | null) =>
  Array.from(main?.querySelectorAll('img') ?? []).find((image) => image.getAttribute('src') === url);

/**
 * Has the photo of a card move to the place where the product's page shows it, from the next click on. The browser takes a
 * picture of the page before the click is done, so this is for windows whose next frame is near: those that match `query`.
 */
export function movePhotos(query: string): void {
  let isPassedOn = false;
  const onClick = (event: MouseEvent) => {
    const found = isPassedOn || !matchMedia(query).matches ? null : photoToMove(event);
    if (!found) return;
    event.preventDefault();
    event.stopPropagation();
    const { link, photo } = found;
    let shown: HTMLImageElement | undefined;
    setName(photo, name);
    const { classList } = document.documentElement;
    classList.add(String(styles.moving));
    const transition = document.startViewTransition(async () => {
      setName(photo, '');
      isPassedOn = true;
      link.click();
      isPassedOn = false;
      // A click's page is drawn when what it queued has run.
      await Promise.resolve();
      shown = shownIn(document.querySelector('main'), photo.getAttribute('src'));
      setName(shown, name);
    });
    const end = () => {
      setName(shown, '');
      classList.remove(String(styles.moving));
    };
    transition.finished.then(end, end);
    // A window that is hidden shows the page without a transition.
    transition.ready.catch(() => undefined);
  };
  document.addEventListener('click', onClick, { capture: true });
}
