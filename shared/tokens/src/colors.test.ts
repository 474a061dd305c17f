import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { type ColorName, colors, contrast } from './colors';

const stated: [ColorName, ColorName, number][] = [
  ['ink', 'paper', 14.5],
  ['ink', 'inland', 11.9],
  ['ink', 'buff', 11.5],
  ['ink2', 'paper', 7.0],
  ['ink2', 'inland', 5.8],
  ['ink2', 'buff', 5.6],
  ['card', 'ledger', 7.6],
  ['card', 'ledgerDark', 10.5],
  ['buff', 'ledgerDark', 7.8],
  ['postal', 'paper', 7.7],
  ['postal', 'inland', 6.3],
  ['green', 'paper', 6.7],
  ['violet', 'paper', 9.0],
  ['violet', 'buff', 7.1],
  ['brass', 'paper', 5.6],
  ['ink', 'kraft', 6.7],
  ['field', 'paper', 3.95],
  ['nightText', 'night', 12.2],
];

describe('colours', () => {
  it.each(stated)('%s on %s has a contrast of %d', (text, ground, ratio) => {
    expect(Math.abs(contrast(colors[text], colors[ground]) - ratio)).toBeLessThanOrEqual(0.1);
  });

  it('match the stylesheet', () => {
    const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
    for (const [name, hex] of Object.entries(colors)) {
      const property = name.replace(/[A-Z0-9]/g, (mark) => `-${mark.toLowerCase()}`);
      expect(css).toContain(`--${property}: ${hex};`);
    }
  });
});
