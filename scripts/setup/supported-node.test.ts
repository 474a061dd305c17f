import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { root } from '../../server/build/packages';
import { isSupported, programFor } from './supported-node.mjs';

const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  readonly engines: { readonly node: string };
};

describe('the Node that the shop runs on', () => {
  it.each(['18.20.8', '20.19.0', '20.20.2', '21.7.3', '22.11.0', '22.12.0', '23.11.0', '24.0.0', '26.6.0'])(
    '%s is accepted or rejected as package.json declares',
    (version) => {
      expect(isSupported(engines.node, version)).toBe(semver.satisfies(version, engines.node));
    },
  );

  it.each([
    ['linux', 'x64'],
    ['linux', 'arm64'],
    ['darwin', 'x64'],
    ['darwin', 'arm64'],
    ['win32', 'x64'],
  ])('on %s %s, a supported one is pinned', (platform, arch) => {
    const found = programFor({ platform, arch });
    expect(found?.file).toMatch(/^node_modules\/[\w-]+\/bin\/node(\.exe)?$/);
    expect(semver.satisfies(found?.version ?? '', engines.node)).toBe(true);
  });

  it('has no package for other platforms', () => {
    expect(programFor({ platform: 'aix', arch: 'ppc64' })).toBeUndefined();
  });
});
