import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderPicture } from './picture';
import { PICTURES } from './pictures';

const media = join(import.meta.dirname, '../../api/seeds/media');

describe('the shop pictures', () => {
  it('have distinct ids', () => {
    expect(new Set(PICTURES.map((picture) => picture.id)).size).toBe(PICTURES.length);
  });

  it.each(PICTURES.map((picture) => [picture.id, picture] as const))(
    '%s is what the seeds hold, the same on every run and small',
    (id, picture) => {
      const markup = renderPicture(picture);
      expect(renderPicture(picture)).toBe(markup);
      expect(Buffer.byteLength(markup)).toBeLessThanOrEqual(12 * 1024);
      const file = join(media, `${id}.svg`);
      expect(existsSync(file)).toBe(true);
      expect(readFileSync(file, 'utf8')).toBe(markup);
    },
  );

  it.each(PICTURES.map((picture) => [picture.id, picture] as const))(
    '%s has every definition it uses, one shadow and no number gone wrong',
    (_id, picture) => {
      const markup = renderPicture(picture);
      const defined = new Set([...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
      for (const match of markup.matchAll(/(?:url\(|href=")#([^")]+)/g)) expect(defined).toContain(match[1]);
      expect(markup.match(/<filter/g)?.length ?? 0).toBeLessThanOrEqual(1);
      expect(markup.match(/NaN|undefined|Infinity|\[object/)).toBeNull();
    },
  );
});
