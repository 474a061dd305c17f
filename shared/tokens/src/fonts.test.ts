import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { faces, subsetsOf, rangesOf, textOf, type Face, type Range } from '../tools/make-subset';
import { webFonts } from './web-fonts';

const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8');
const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const rules = css.split('@font-face').slice(1);
const files = (Object.keys(faces) as Face[]).flatMap((face) =>
  subsetsOf(face).map((subset) => [face, subset] as const),
);

const hex = (point: number) => point.toString(16).toUpperCase();
const written = (ranges: readonly Range[]) =>
  ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');

/** Texts of the catalogue and of the pages. */
const sources = () =>
  ['../../../samples/data', '../../../mfe-catalog/src', '../../../mfe-content/src'].flatMap((folder) => {
    const root = fileURLToPath(new URL(folder, import.meta.url));
    return readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(json|html|tsx?)$/.test(entry.name))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  });

const familyOf = (rule: string) => /font-family: '([^']+)'/.exec(rule)?.[1] ?? '';

describe('fonts', () => {
  it('have the rupee sign in the core file', () => {
    expect(textOf('core')).toContain('₹');
  });

  it('have each character in only one file, even if a face lacks it', () => {
    const core = new Set(textOf('core'));
    expect([...textOf('latin')].filter((character) => core.has(character))).toEqual([]);
  });

  it.each(files)(
    '%s requests its %s file for its characters, by a family that follows it in the font lists',
    (face, subset) => {
      const rule = rules.find((text) => text.includes(`./files/${face}-${subset}.woff2`)) ?? '';
      const ranges = /unicode-range:\s*([^;]+);/.exec(rule)?.[1]?.replace(/\s+/g, ' ');
      expect(ranges).toBe(written(rangesOf(subset)));
      const family = familyOf(rule);
      const core = family.replace(/ (Latin|Devanagari)$/, '');
      const names = { core, latin: `${core} Latin`, devanagari: `${core} Devanagari` };
      expect(family).toBe(names[subset]);
      expect(tokens).toContain(`'${core}', '${core} Latin', `);
      if (subset === 'devanagari') expect(tokens).toContain(`: '${family}', sans-serif;`);
    },
  );

  it('have all Devanagari characters of the catalogue and the pages', () => {
    const there = new Set(textOf('devanagari'));
    const written = sources().flatMap((text) => text.match(/[\u0900-\u097f]/g) ?? []);
    expect(written.length).toBeGreaterThan(20);
    expect([...new Set(written)].filter((character) => !there.has(character))).toEqual([]);
  });

  it('list exactly the core faces for the code that loads them', () => {
    const core = rules.filter((rule) => rule.includes('-core.woff2'));
    const named = core.map((rule) => `${/font-weight: (\d+)/.exec(rule)?.[1]} 1em ${familyOf(rule)}`);
    expect(webFonts).toEqual(named);
  });

  it('use only local fonts as fallbacks', () => {
    const local = rules.filter((rule) => rule.includes('src: local(')).map(familyOf);
    const listed = [...tokens.matchAll(/--fallback-fonts-\w+:([^;]+);/g)].flatMap(
      ([, list = '']) => list.match(/'[^']+'/g) ?? [],
    );
    expect(listed.length).toBeGreaterThan(0);
    for (const name of listed) expect(local).toContain(name.slice(1, -1));
  });
});
