import { describe, expect, it } from '@jest/globals';
import type { Clip } from './clips/clip';
import { encodeClip } from './encode-clip';

const clip: Clip = {
  id: 'test-clip',
  seconds: 0.1,
  ground: '#d5e4ea',
  opening: 0,
  draw: () => '<circle cx="450" cy="600" r="80" fill="#a1221f"/>',
};

describe('encodeClip', () => {
  it('says what is missing, and who needs it, where there is no ffmpeg', async () => {
    await expect(encodeClip(clip, 'clip.mp4', 'ffmpeg-that-is-not-there')).rejects.toThrow(
      /^ffmpeg is not installed.* apt-get install ffmpeg.* comes with the clips/,
    );
  });
});
