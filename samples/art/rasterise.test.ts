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
      expect((await rasterise(picture)).version).toBe(raster.version);
    },
    TIME_MS,
  );

  it.each([
    ['main', ['320.avif', '480.avif', '800.avif', '1200.avif', '480.webp']],
    ['further', ['320.avif', '800.avif', '320.webp']],
  ] as const)(
    'encodes the %s photo of a product in fewer sizes',
    async (encoding, endings) => {
      const product = { ...picture, width: 1200, height: 1200, encoding };
      const { files } = await rasterise(product);
      expect(files.map(({ name }) => name)).toEqual(endings.map((ending) => `test-disc-${ending}`));
      for (const { name, bytes } of files) {
        const { width, height } = await sharp(bytes).metadata();
        expect([name, `${width}x${height}`]).toEqual([name, name.replace(/.+-([0-9]+)\..+/, '$1x$1')]);
      }
    },
    TIME_MS,
  );

  it('has another key for another drawing', () => {
    expect(sourceKey({ ...picture, ground: '#d5e4eb' })).not.toBe(sourceKey(picture));
    expect(sourceKey({ ...picture, encoding: 'main' })).not.toBe(
      sourceKey({ ...picture, encoding: 'further' }),
    );
    expect(sourceKey({ ...picture })).toBe(sourceKey(picture));
  });
});
