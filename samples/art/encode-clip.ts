import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { FRAME, frameCount, renderFrame, type Clip } from './clips/clip';

const { width, height, rate } = FRAME;

/** H.264 in MP4 plays everywhere; its index comes first, so that it can begin before all of it is there. */
const ENCODING = [
  ...[
    '-an',
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-crf',
    '27',
    '-pix_fmt',
    'yuv420p',
  ],
  ...[
    '-threads',
    '1',
    '-movflags',
    '+faststart',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
  ],
];
const RAW = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', `${rate}`, '-i', '-'];

/** How clips are encoded. Part of a clip's key: a change here draws every clip again. */
export const CLIP_SETTINGS = JSON.stringify([FRAME, ENCODING]);

const missing =
  'ffmpeg is not installed: it encodes the clips. Install it (on Debian: apt-get install ffmpeg) and run this again. ' +
  'Only who changes a clip needs it; the shop itself comes with the clips encoded.';

/** A folder of PATH that this user may not read, or that is a file, has no ffmpeg either. */
const notFound = ['ENOENT', 'EACCES', 'ENOTDIR'];
const explained = (error: unknown) =>
  notFound.includes((error as NodeJS.ErrnoException).code ?? '') ? new Error(missing) : error;

/** Node reports some of these errors by throwing, and the others later. */
function start(command: string, args: readonly string[]) {
  try {
    return spawn(command, args, { stdio: ['pipe', 'inherit', 'inherit'] });
  } catch (error) {
    throw explained(error);
  }
}

const pixels = (clip: Clip, frame: number): Promise<Buffer> =>
  sharp(Buffer.from(renderFrame(clip, frame)))
    .removeAlpha()
    .raw()
    .toBuffer();

async function* framesOf(clip: Clip): AsyncGenerator<Buffer> {
  for (let frame = 0; frame < frameCount(clip); frame += 1) yield pixels(clip, frame);
}

/** Draws a clip frame by frame into an MP4 file. Throws an error that says so when there is no ffmpeg. */
export async function encodeClip(clip: Clip, file: string, command = 'ffmpeg'): Promise<Buffer> {
  const encoder = start(command, ['-y', '-loglevel', 'error', ...RAW, ...ENCODING, file]);
  const [ending, drawing] = await Promise.allSettled([
    once(encoder, 'close'),
    pipeline(framesOf(clip), encoder.stdin),
  ]);
  // The encoder's own end says more than the pipe that broke with it.
  if (ending.status === 'rejected') throw explained(ending.reason);
  const [code] = ending.value as [number | null];
  if (code !== 0) throw new Error(`ffmpeg could not encode ${clip.id}: it ended with ${code}.`);
  if (drawing.status === 'rejected') throw drawing.reason;
  return readFile(file);
}
