import { describe, expect, it } from '@jest/globals';
import { loadSeedData } from '@shop/api/seed';
import path from 'node:path';
import { renderPicture } from './picture';
import { PICTURES } from './pictures';
import { sourceKey, widthsOf } from './rasterise';

const { media } = loadSeedData(path.join(import.meta.dirname, '..'));

describe('the shop pictures', () => {
  it('have distinct ids', () => {
    expect(new Set(PICTURES.map((picture) => picture.id)).size).toBe(PICTURES.length);
  });

  it.each(PICTURES.map((picture) => [picture.id, picture] as const))(
    '%s is what the samples hold, drawn the same on every run',
    (id, picture) => {
      // The key holds what was drawn when the samples were made.
      expect(media[id]).toMatchObject({
        source: sourceKey(picture),
        width: picture.width,
        height: picture.height,
        widths: widthsOf(picture).avif,
      });
      expect(media[id]?.webp ?? media[id]?.widths).toEqual(widthsOf(picture).webp);
    },
  );

  it.each(PICTURES.map((picture) => [picture.id, picture] as const))(
    '%s has every definition it uses, one shadow, one grain and no number gone wrong',
    (_id, picture) => {
      const markup = renderPicture(picture);
      const defined = new Set([...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
      for (const match of markup.matchAll(/(?:url\(|href=")#([^")]+)/g)) expect(defined).toContain(match[1]);
      expect(markup.match(/<filter/g)?.length ?? 0).toBeLessThanOrEqual(2);
      expect(markup.match(/NaN|undefined|Infinity|\[object/)).toBeNull();
    },
  );
});
