import { afterEach, expect, it, jest } from '@jest/globals';
import { spriteText } from '../../../tools/outlines.mjs';
import { inlineSprite } from './inline-sprite';
import { outlines } from './outlines';

const url = 'https://shop.example/remotes/gifts/1.0.0/sprite.svg';
const { fetch } = globalThis;

afterEach(() => {
  globalThis.fetch = fetch;
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

function serve(text: string, status = 200): void {
  const response = { ok: status === 200, status, text: async () => text } as Response;
  globalThis.fetch = async () => response;
}

it('copies every outline into the page, under the id that an icon refers to', async () => {
  serve(spriteText());
  await inlineSprite(url);
  for (const [name, outline] of Object.entries(outlines)) {
    expect(document.getElementById(`${url}#${name}`)?.getAttribute('d')).toBe(outline);
  }
  expect(document.querySelector('svg')?.style.display).toBe('none');
});

it.each([404, 503])('warns of a sprite that cannot be loaded: %d', async (status) => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  serve('Not found.', status);
  await inlineSprite(url);
  expect(warned).toHaveBeenCalledWith(expect.stringContaining(url), expect.any(Error));
  expect(document.querySelector('svg')).toBeNull();
});
