/** Where the focus goes on the page of the cart when a list has nothing left to take it. */
export const cartHeadingId = 'cart-heading';

/**
 * Moves the focus off a button whose list item is about to go: to the same button of the next item, else of the
 * one before, else to the panel's first button or the page's heading. Call it before the item goes.
 */
export function focusBeyond(button: HTMLElement): void {
  const item = button.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const twin = neighbour?.querySelector<HTMLElement>(`[data-does="${button.dataset.does}"]`);
  const panel = button.closest('dialog');
  const home = panel ? panel.querySelector('button') : document.getElementById(cartHeadingId);
  (twin ?? home)?.focus();
}
