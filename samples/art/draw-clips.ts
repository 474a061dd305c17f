import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SeedMedia } from '@shop/api/seed';
import { formatText } from '@shop/release-tools/format-text';
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
import { FRAME, renderFrame, type Clip } from './clips/clip';
import { encodeClip } from './encode-clip';
import { both, rasteriseSvg, versionOf } from './rasterise';

/**
 * Writes every clip, with its poster in each format and width, to the samples, lists them in index.json and tells the
 * creators' section of them. A clip whose drawing and encoding did not change is left alone, and then needs no ffmpeg.
 */
const indexFile = path.join(clipFolder, 'index.json');
const inFolder = (name: string) => path.join(clipFolder, name);

mkdirSync(clipFolder, { recursive: true });
const before = existsSync(indexFile)
  ? (JSON.parse(readFileSync(indexFile, 'utf8')) as Record<string, SeedMedia>)
  : {};

async function entryOf(clip: Clip): Promise<SeedMedia> {
  const source = clipKey(clip);
  const placeholder = clip.ground.toLowerCase();
  const known = before[clip.id];
  if (known?.source === source && clipFiles(clip).map(inFolder).every(existsSync))
    return { ...known, placeholder };
  const video = await encodeClip(clip, inFolder(videoFile(clip)));
  const poster = await rasteriseSvg(renderFrame(clip, 0), clip.id, both(POSTER_WIDTHS));
  for (const { name, bytes } of poster.files) writeFileSync(inFolder(name), bytes);
  console.log(`drew ${clip.id}: ${(video.length / 1000).toFixed(0)} KB`);
  const version = versionOf([video, ...poster.files.map(({ bytes }) => bytes)]);
  const { width, height } = FRAME;
  return { width, height, widths: POSTER_WIDTHS, source, version, placeholder };
}

const index: Record<string, SeedMedia> = {};
for (const clip of CLIPS) index[clip.id] = await entryOf(clip);
for (const [file, text] of [
  [indexFile, JSON.stringify(index)],
  [clipModuleFile, clipModule(index)],
] as const) {
  writeFileSync(file, await formatText(file, text));
}

const wanted = new Set(['index.json', ...CLIPS.flatMap(clipFiles)]);
for (const name of readdirSync(clipFolder)) if (!wanted.has(name)) rmSync(inFolder(name));
const bytes = [...wanted].reduce((sum, name) => sum + statSync(inFolder(name)).size, 0);
console.log(`${CLIPS.length} clips, ${wanted.size - 1} files, ${(bytes / 1e6).toFixed(1)} MB`);
