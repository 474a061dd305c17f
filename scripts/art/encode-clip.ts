import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
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

const pixels = (clip: Clip, frame: number): Promise<Buffer> =>
  sharp(Buffer.from(renderFrame(clip, frame)))
    .removeAlpha()
    .raw()
    .toBuffer();

/** Draws a clip frame by frame into an MP4 file. Throws an error that says so when there is no ffmpeg. */
export async function encodeClip(clip: Clip, file: string): Promise<Buffer> {
  const encoder = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...RAW, ...ENCODING, file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(encoder, 'close').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error(missing) : error;
  });
  // A pipe that breaks is told of by the encoder's own end.
  encoder.stdin.on('error', () => undefined);
  const drawing = (async () => {
    for (let frame = 0; frame < frameCount(clip) && !encoder.stdin.destroyed; frame += 1) {
      if (!encoder.stdin.write(await pixels(clip, frame)))
        await Promise.race([once(encoder.stdin, 'drain'), ended]);
    }
    encoder.stdin.end();
  })();
  const [[code]] = await Promise.all([ended, drawing]);
  if (code !== 0) throw new Error(`ffmpeg could not encode ${clip.id}: it ended with ${code}.`);
  return readFile(file);
}
