import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Clip } from './clips/clip';
import { encodeClip } from './encode-clip';

const clip: Clip = {
  id: 'test-clip',
  seconds: 0.1,
  ground: '#d5e4ea',
  opening: 0,
  draw: () => '<circle cx="450" cy="600" r="80" fill="#a1221f"/>',
};

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'encode-clip-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('encodeClip', () => {
  it.each([
    ['is not in PATH', 'ffmpeg-that-is-not-there'],
    ['is not there', 'gone/ffmpeg'],
    ['may not be run', 'file'],
    ['is looked for below a file', 'file/ffmpeg'],
  ])('reports what is missing, and who needs it, when ffmpeg %s', async (_where, name) => {
    writeFileSync(path.join(dir, 'file'), '', { mode: 0o600 });
    const command = name.startsWith('ffmpeg') ? name : path.join(dir, name);
    await expect(encodeClip(clip, path.join(dir, 'clip.mp4'), command)).rejects.toThrow(
      /^ffmpeg is not installed.* apt-get install ffmpeg.* comes with the clips/,
    );
  });
});
