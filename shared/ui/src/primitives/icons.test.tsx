import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { outlinesOf, spriteText } from '../../tools/outlines.mjs';
import { outlines } from './icon-art/outlines';
import * as icons from './icons';

const byName = Object.entries(icons);
const sprite = new DOMParser().parseFromString(spriteText(), 'image/svg+xml');

/** The name of an icon's outline in the sprite. */
const shown = (container: HTMLElement) =>
  container.querySelector('svg > use')?.getAttribute('href')?.split('sprite.svg#')[1];

describe('icons', () => {
  it.each(byName)('%s has the outline of the installed Phosphor icon', (name, Icon) => {
    const { regular } = outlinesOf(name.replace(/Icon$/, ''));
    const { container } = render(<Icon />);
    expect(outlines[shown(container) ?? '']).toBe(regular);
  });

  it('are in the sprite with the outlines that the server renders', () => {
    const drawn = [...sprite.querySelectorAll('path')].map((path) => [path.id, path.getAttribute('d')]);
    expect(Object.fromEntries(drawn)).toEqual(outlines);
  });

  it('have a filled variant where it is used', () => {
    const { fill } = outlinesOf('Heart');
    const { container } = render(<icons.HeartIcon weight="fill" />);
    expect(outlines[shown(container) ?? '']).toBe(fill);
  });

  it('are hidden from screen readers without an aria-label', () => {
    const { container } = render(<icons.TrashIcon size={20} />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(container.querySelector('svg')?.getAttribute('width')).toBe('20');
    render(<icons.StarIcon aria-label="5 stars" />);
    expect(screen.getByRole('img', { name: '5 stars' })).toBeInTheDocument();
  });
});
