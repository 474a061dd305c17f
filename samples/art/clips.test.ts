import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { formatText } from '@shop/release-tools/format-text';
import sharp from 'sharp';
import type { SeedMedia } from '@shop/api/seed';
import { openShopMedia, versionOfFile } from '../../api/src/modules/media/pictures';
import {
  clipFiles,
  clipFolder,
  clipKey,
  clipModule,
  clipModuleFile,
  POSTER_WIDTHS,
  videoFile,
} from './clip-files';
import { CLIPS } from './clips';
import { frameCount, renderFrame, type Clip } from './clips/clip';

const index = JSON.parse(readFileSync(path.join(clipFolder, 'index.json'), 'utf8')) as Record<
  string,
  SeedMedia
>;

const pixels = (clip: Clip, frame: number) =>
  sharp(Buffer.from(renderFrame(clip, frame)))
    .resize(60, 80)
    .removeAlpha()
    .raw()
    .toBuffer();

describe('the clips', () => {
  it('are all there with their posters, and nothing else is', () => {
    expect(readdirSync(clipFolder).sort()).toEqual(['index.json', ...CLIPS.flatMap(clipFiles)].sort());
  });

  it.each(CLIPS.map((clip) => [clip.id, clip] as const))(
    '%s is what the samples hold, the same on every run, and small',
    (id, clip) => {
      expect(renderFrame(clip, 7)).toBe(renderFrame(clip, 7));
      expect(index[id]).toMatchObject({ source: clipKey(clip), widths: [...POSTER_WIDTHS] });
      const file = path.join(clipFolder, videoFile(clip));
      expect(readFileSync(file).toString('latin1', 4, 8)).toBe('ftyp');
      expect(statSync(file).size).toBeLessThan(250_000);
    },
  );

  it.each(CLIPS.map((clip) => [clip.id, clip] as const))(
    '%s ends as it began, and no number in it goes wrong',
    async (_id, clip) => {
      const count = frameCount(clip);
      for (let frame = 0; frame < count; frame += 12)
        expect(renderFrame(clip, frame).match(/NaN|undefined|Infinity|\[object/)).toBeNull();
      const seam = Math.ceil((1 - clip.opening) * count);
      const [last, first] = await Promise.all([pixels(clip, seam - 1), pixels(clip, seam)]);
      const changes = [...last].map((value, at) => Math.abs(value - (first[at] ?? 0)));
      expect(changes.reduce((sum, change) => sum + change, 0) / changes.length).toBeLessThan(1.5);
    },
  );

  it('are known to the creators by the version that their files have', async () => {
    const written = await formatText(clipModuleFile, clipModule(index));
    expect(readFileSync(clipModuleFile, 'utf8')).toBe(written);
    openShopMedia(path.join(import.meta.dirname, '..'));
    for (const clip of CLIPS)
      for (const name of clipFiles(clip)) expect(versionOfFile(name)).toBe(index[clip.id]?.version);
  });
});
