import { beforeEach, describe, expect, it } from '@jest/globals';
import { focusBeyond } from './focus-beyond';

const list = `<ul>
  <li><button id="move-1" data-does="move"></button><button id="remove-1" data-does="remove"></button></li>
  <li><button id="move-2" data-does="move"></button><button id="remove-2" data-does="remove"></button></li>
</ul>`;

function focusAfter(id: string): string | undefined {
  const button = document.getElementById(id);
  if (!button) throw new Error(`No ${id}`);
  focusBeyond(button);
  return document.activeElement?.id;
}

describe('the focus when an item is removed', () => {
  beforeEach(() => {
    document.body.innerHTML = `<div id="cart-heading" tabindex="-1"></div>${list}`;
  });

  it('moves to the same button of the next item', () => {
    expect(focusAfter('remove-1')).toBe('remove-2');
    expect(focusAfter('move-1')).toBe('move-2');
  });

  it('moves to the previous item if there is no next item', () => {
    expect(focusAfter('remove-2')).toBe('remove-1');
  });

  it('moves to the heading of the page when the last item is removed', () => {
    document.querySelector('li')?.remove();
    expect(focusAfter('remove-2')).toBe('cart-heading');
  });

  it('stays in the panel when its last item is removed', () => {
    document.body.innerHTML = `<dialog open><button id="close"></button>${list}</dialog>`;
    document.querySelector('li')?.remove();
    expect(focusAfter('remove-2')).toBe('close');
  });
});
