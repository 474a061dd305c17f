import { VisuallyHidden } from '@shop/ui';

const id = 'page-name';

/** Where a screen reader hears which page it has come to; empty until the shopper goes on to another one. */
export function PageAnnouncer() {
  return (
    <VisuallyHidden>
      <span id={id} aria-live="polite" />
    </VisuallyHidden>
  );
}

/** Announces the title of the page after a navigation within the shop. */
export function announcePage(title: string): void {
  const words = document.getElementById(id);
  if (words) words.textContent = title;
}
