import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';
import { rupeeMeasures } from '../tools/rupee-font.mjs';

const require = createRequire(import.meta.url);
const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8');
const urls = [...css.matchAll(/url\('(.+?)'\)/g)].map(([, url = '']) => url);

describe('fonts', () => {
  it('are all there', () => {
    expect(urls).toHaveLength(11);
    for (const url of urls) {
      const file = url.startsWith('./') ? new URL(url, import.meta.url) : require.resolve(url);
      expect(existsSync(file)).toBe(true);
    }
  });

  it('take the rupee sign from its own file', () => {
    const ranges = [...css.matchAll(/unicode-range:\s*([^;]+);/g)].map(([, range]) => range);
    expect(ranges.filter((range) => range === 'U+20B9')).toHaveLength(3);
    expect(ranges.filter((range) => range?.includes('U+20AD-20C0'))).toHaveLength(0);
  });

  it.each([
    ['mukta', 400],
    ['mukta', 600],
    ['rozha-one', 400],
  ])('%s %d has a rupee sign cut from the installed font', (font, weight) => {
    const source = readFileSync(
      require.resolve(`@fontsource/${font}/files/${font}-latin-ext-${weight}-normal.woff`),
    );
    const committed = readFileSync(new URL(`./files/${font}-rupee-${weight}.woff`, import.meta.url));
    expect(committed.subarray(0, 4).toString()).toBe('wOFF');
    expect(rupeeMeasures(committed)).toEqual(rupeeMeasures(source));
    expect(committed.length).toBeLessThan(2048);
  });
});
