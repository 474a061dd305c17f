import { expect, it } from '@jest/globals';
import { icoFile } from './ico';

it('says where its picture is, how large, and holds it whole', () => {
  const png = Buffer.from('a picture');
  const file = icoFile(png, 32);
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 1]);
  expect([file.readUInt8(6), file.readUInt8(7)]).toEqual([32, 32]);
  const [length, offset] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  expect(file.subarray(offset, offset + length)).toEqual(png);
  expect(file).toHaveLength(offset + length);
});
