import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { Picture } from './picture';
import { fileNames, rasterise, sourceKey } from './rasterise';

const picture: Picture = {
  id: 'test-disc',
  width: 480,
  height: 320,
  ground: '#d5e4ea',
  draw: () => '<circle r="80" fill="#a1221f"/>',
};

const TIME_MS = 60_000;

describe('rasterise', () => {
  it(
    'encodes a picture in each width and format, to the same bytes each time',
    async () => {
      const raster = await rasterise(picture);
      expect(raster.files.map(({ name }) => name)).toEqual(fileNames(picture));
      for (const { name, bytes } of raster.files) {
        const [, side, ending] = /-([0-9]+)\.([a-z]+)$/.exec(name) ?? [];
        const { width, height, format, hasAlpha } = await sharp(bytes).metadata();
        expect([name, width, height, hasAlpha]).toEqual([
          name,
          Number(side),
          Math.round((Number(side) * 2) / 3),
          false,
        ]);
        expect(format).toBe(ending === 'avif' ? 'heif' : 'webp');
      }
      expect(raster.placeholder.length).toBeLessThan(400);
      expect((await rasterise(picture)).version).toBe(raster.version);
    },
    TIME_MS,
  );

  it('has another key for another drawing', () => {
    expect(sourceKey({ ...picture, ground: '#d5e4eb' })).not.toBe(sourceKey(picture));
    expect(sourceKey({ ...picture })).toBe(sourceKey(picture));
  });
});
