import { smallRemote } from '@shop/protocol/testing';
import { expect, it } from '@jest/globals';
import { weigh } from './weigh';

const sized = (version: string, size: number, path = 'page.js') =>
  smallRemote('catalog', version, { files: [{ path, size, sha384: 'x' }] }).artifact;

it('lets a version grow by half and a little, and no version beyond the most', () => {
  expect(weigh(sized('1.1.0', 400_000), sized('1.0.0', 200_000))).toEqual([]);
  expect(weigh(sized('1.1.0', 400_001), sized('1.0.0', 200_000))).toMatchObject([
    { check: 'weight', severity: 'refuse', message: expect.stringContaining('1.0.0 has 200 KB') },
  ]);
  expect(weigh(sized('1.0.0', 50_000_000), null)).toHaveLength(1);
  expect(weigh(sized('1.1.0', 3_000_001), sized('1.0.0', 2_900_000))).toHaveLength(1);
});

it('does not weigh what stays on the server', () => {
  expect(weigh(sized('1.1.0', 50_000_000, 'server/page.cjs'), null)).toEqual([]);
});
