import { expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { artOf } from './icon-art/art';
import { HeartIcon } from './icons';

it('does not change icons from the server, and renders changed ones', async () => {
  const warn = jest.spyOn(console, 'error');
  const drawn = artOf('Heart').__html;
  const root = document.createElement('div');
  root.innerHTML = `<svg width="1em" height="1em" viewBox="0 0 256 256" fill="currentColor" aria-hidden="true">${drawn}</svg>`;
  const svg = root.querySelector('svg');
  const mounted = await act(async () => hydrateRoot(root, <HeartIcon />));
  expect(warn).not.toHaveBeenCalled();
  expect(root.querySelector('svg')).toBe(svg);
  await act(async () => mounted.render(<HeartIcon className="again" />));
  expect([svg?.getAttribute('class'), svg?.innerHTML]).toEqual(['again', drawn]);

  await act(async () => mounted.render(<HeartIcon weight="fill" />));
  expect(svg?.querySelector('use')?.getAttribute('href')).toContain('sprite.svg#HeartFill');
});
