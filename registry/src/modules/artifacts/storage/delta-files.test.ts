import { expect, it } from '@jest/globals';
import { openDeltaPacker } from './delta-files';

const bytes = Buffer.from('open();'.repeat(50));

it('compresses with a dictionary', async () => {
  const packer = openDeltaPacker();
  const packed = await packer.pack(bytes, bytes);
  expect(packed?.length).toBeLessThan(20);
  await packer.close();
});

it.each([
  ['cannot start', 'throw new Error("no library")', 'no library'],
  ['exits silently', 'process.exit(0)', 'has ended'],
])('rejects every call when its thread %s', async (_what, code, message) => {
  const packer = openDeltaPacker(new URL(`data:text/javascript,${encodeURIComponent(code)}`));
  await expect(packer.pack(bytes, bytes)).rejects.toThrow(message);
  await expect(packer.pack(bytes, bytes)).rejects.toThrow(message);
  await packer.close();
});
