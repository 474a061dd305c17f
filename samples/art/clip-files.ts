import path from 'node:path';
import type { SeedMedia } from '@shop/api/seed';
import { FRAME, frameCount, renderFrame, type Clip } from './clips/clip';
import { CLIP_SETTINGS } from './encode-clip';
import { both, photoFiles, sha256 } from './rasterise';

export const clipFolder = path.join(import.meta.dirname, '../clips');

/** Widths in pixels of a clip's poster. */
export const POSTER_WIDTHS = [320, FRAME.width] as const;

export const videoFile = ({ id }: Pick<Clip, 'id'>): string => `${id}.mp4`;

/** Names of a clip's files, as they stand in the folder: the clip, then its poster in each format and width. */
export const clipFiles = (clip: Clip): readonly string[] => [
  videoFile(clip),
  ...photoFiles(clip.id, both(POSTER_WIDTHS)),
];

/** Names a clip's drawing and encoding; eight frames stand for all of them. */
export function clipKey(clip: Clip): string {
  const frames = Array.from({ length: 8 }, (_, index) => Math.floor((index * frameCount(clip)) / 8));
  const course = JSON.stringify([CLIP_SETTINGS, POSTER_WIDTHS, frameCount(clip)]);
  return sha256([...frames.map((frame) => renderFrame(clip, frame)), course]).slice(0, 16);
}

/** The table that the creators' section is built with, as a module of its own. */
export function clipModule(index: Readonly<Record<string, SeedMedia>>): string {
  const entries = Object.entries(index).map(([id, { version, placeholder }]) => {
    return `  '${id}': {\n    version: '${version}',\n    placeholder:\n      '${placeholder}',\n  },`;
  });
  return [
    '// Written by `npm run art:clips`: which files the clips and their posters have by now.',
    `export const clipFrame = { width: ${FRAME.width}, height: ${FRAME.height}, widths: [${POSTER_WIDTHS.join(', ')}] } as const;`,
    '',
    'export const clipFiles = {',
    ...entries,
    '} as const;',
    '',
  ].join('\n');
}

export const clipModuleFile = path.join(import.meta.dirname, '../../mfe-content/src/slots/clip-files.ts');
