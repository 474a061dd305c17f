import { paths } from '@shop/config';
import { pageBase } from '@shop/config/messages';
import styles from './move-photos.module.css';

/** The transition's name, as in the style sheet. */
const name = 'product-photo';

const setName = (photo: HTMLElement | undefined, value: string) =>
  photo?.style.setProperty('view-transition-name', value);

/** The photo in the card of a clicked product link, if the click opens the product in this window. */
function photoToMove(event: MouseEvent): { link: HTMLAnchorElement; photo: HTMLImageElement } | null {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return null;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.origin !== location.origin) return null;
  const photo = link.closest('article')?.querySelector('img');
  if (!link.pathname.startsWith(pageBase() + paths.product('')) || !photo?.complete) return null;
  const { top, bottom } = photo.getBoundingClientRect();
  return top < innerHeight && bottom > 0 ? { link, photo } : null;
}

/** The image of a photo on the new page: the main photo, which comes before its thumbnails. */
const shownIn = (main: Element | null, url: string | null) =>
  Array.from(main?.querySelectorAll('img') ?? []).find((image) => image.getAttribute('src') === url);

/**
 * Animates the photo of a clicked card to its place on the product's page. The browser takes a snapshot of the page before it
 * handles the click, so it is limited to windows that match `query`.
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
      // The click renders the page in tasks that it has queued.
      await Promise.resolve();
      shown = shownIn(document.querySelector('main'), photo.getAttribute('src'));
      setName(shown, name);
    });
    const end = () => {
      setName(shown, '');
      classList.remove(String(styles.moving));
    };
    transition.finished.then(end, end);
    // A hidden window shows the page without a transition.
    transition.ready.catch(() => undefined);
  };
  document.addEventListener('click', onClick, { capture: true });
}
