import { expect, it } from '@jest/globals';
import { openSprite } from './art.browser';
import { outlines } from './outlines';

it('refers to an icon of the sprite while it is hidden', () => {
  openSprite();
  const use = document.querySelector('[hidden] > svg > use');
  expect(Object.keys(outlines)).toContain(use?.getAttribute('href')?.split('sprite.svg#')[1]);
});
