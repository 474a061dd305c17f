/** ID of the cart page's heading, which is focused when a list becomes empty. */
export const cartHeadingId = 'cart-heading';

/**
 * Moves the focus away from a button whose list item will be removed: to the same button of the next or previous item, or to the
 * panel's first button or the page's heading. Call it before the item is removed.
 */
export function focusBeyond(button: HTMLElement): void {
  const item = button.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const twin = neighbour?.querySelector<HTMLElement>(`[data-does="${button.dataset.does}"]`);
  const panel = button.closest('dialog');
  const fallback = panel ? panel.querySelector('button') : document.getElementById(cartHeadingId);
  (twin ?? fallback)?.focus();
}
