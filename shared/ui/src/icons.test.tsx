import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { outlinesOf } from '../tools/outlines.mjs';
import * as icons from './icons';

const byName = Object.entries(icons);

describe('icons', () => {
  it.each(byName)('%s has the outline of the installed Phosphor icon', async (name, Icon) => {
    const { regular } = await outlinesOf(name.replace(/Icon$/, ''));
    const { container } = render(<Icon />);
    expect(container.querySelector('path')?.getAttribute('d')).toBe(regular);
  });

  it('come filled where that means something', async () => {
    const { fill } = await outlinesOf('Heart');
    const { container } = render(<icons.HeartIcon weight="fill" />);
    expect(container.querySelector('path')?.getAttribute('d')).toBe(fill);
  });

  it('are decoration unless named', () => {
    const { container } = render(<icons.TrashIcon size={20} />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(container.querySelector('svg')?.getAttribute('width')).toBe('20');
    render(<icons.StarIcon aria-label="5 stars" />);
    expect(screen.getByRole('img', { name: '5 stars' })).toBeTruthy();
  });
});
