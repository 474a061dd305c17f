/** The cart page's heading, which takes the focus once a list is empty. */
export const cartHeadingId = 'cart-heading';

/**
 * Moves the focus off a button whose list item is about to be removed: to the same button of the next item, else of the
 * previous one, else to the panel's first button or the page's heading. Call it before the item is removed.
 */
export function focusBeyond(button: HTMLElement): void {
  const item = button.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const twin = neighbour?.querySelector<HTMLElement>(`[data-does="${button.dataset.does}"]`);
  const panel = button.closest('dialog');
  const fallback = panel ? panel.querySelector('button') : document.getElementById(cartHeadingId);
  (twin ?? fallback)?.focus();
}
