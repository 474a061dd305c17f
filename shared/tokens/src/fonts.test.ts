import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { cutFont, faces, partNames, rangesOf, textOf, type Face, type Range } from '../tools/cut-font';

const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8');
const rules = css.split('@font-face').slice(1);
const files = Object.keys(faces).flatMap((face) => partNames.map((part) => [face as Face, part] as const));

const hex = (point: number) => point.toString(16).toUpperCase();
const written = (ranges: readonly Range[]) =>
  ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');

describe('fonts', () => {
  it('have the rupee sign in the file that every page takes', () => {
    expect(textOf('core')).toContain('₹');
  });

  it('have each character in one file only, whether a face has it or not', () => {
    const core = new Set(textOf('core'));
    expect([...textOf('latin')].filter((character) => core.has(character))).toEqual([]);
  });

  it.each(files)('%s has its %s file as it is cut from the installed font', async (face, part) => {
    const committed = readFileSync(new URL(`./files/${face}-${part}.woff2`, import.meta.url));
    expect(committed.equals(await cutFont(face, part))).toBe(true);
  });

  it.each(files)(
    '%s asks for its %s file for what is in it, and for the core before the rest',
    (face, part) => {
      const named = rules.filter((rule) => rule.includes(`./files/${face}-`));
      const rule = named.find((text) => text.includes(`-${part}.woff2`)) ?? '';
      const ranges = /unicode-range:\s*([^;]+);/.exec(rule)?.[1]?.replace(/\s+/g, ' ');
      expect(ranges).toBe(written(rangesOf(part)));
      expect(named.map((text) => /-(core|latin)\.woff2/.exec(text)?.[1])).toEqual(['latin', 'core']);
    },
  );
});
