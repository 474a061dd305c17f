import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { root } from '../../server/build/packages';
import { whyNotNode } from './require-node.mjs';

const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  readonly engines: { readonly node: string };
};

describe('the Node that the shop runs on', () => {
  it.each([
    '18.20.8',
    '20.18.3',
    '20.19.0',
    '20.20.2',
    '21.7.3',
    '22.11.0',
    '22.12.0',
    '23.11.0',
    '24.0.0',
    '26.6.0',
  ])('%s is accepted or rejected as package.json declares', (version) => {
    expect(whyNotNode(engines.node, version) === null).toBe(semver.satisfies(version, engines.node));
  });

  it('is reported when it is too old', () => {
    expect(whyNotNode('^20.19 || >=24', '18.0.0')).toBe(
      'Vintage Craft needs Node 20.19, 24 or newer, and this is 18.0.0. Install it from https://nodejs.org.',
    );
  });
});
