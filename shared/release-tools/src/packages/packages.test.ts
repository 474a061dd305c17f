import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { publint } from 'publint';
import { bin } from '../run-node';
import { root } from '../root';
import { packPackages, type PackedPackage } from './pack-packages';
import { stageDir, stagePackages } from './stage-packages';
import { bundleWith } from './testing/bundle';
import { makeConsumer, type Consumer } from './testing/consumer';

const out = `${stageDir}-in-tests`;
let packed: readonly PackedPackage[];
let consumer: Consumer;

beforeAll(async () => {
  mkdirSync(out, { recursive: true });
  packed = await packPackages(await stagePackages(out), out);
  consumer = await makeConsumer(packed, 'links');
});

afterAll(() => {
  rmSync(out, { recursive: true, force: true });
  rmSync(consumer.dir, { recursive: true, force: true });
});

const program = (file: string) => path.join(root, bin(file));

describe('the packages, installed in a separate project', () => {
  it.each(['bundler', 'nodenext'])(
    'type-check with moduleResolution %s',
    async (resolution) => {
      const tsc = program('typescript-native/bin/tsc');
      expect(await consumer.node(tsc, '-p', `tsconfig.${resolution}.json`)).toBe('');
    },
    60_000,
  );

  it('run in Node, with the class names of their style sheets', async () => {
    const html = await consumer.node('render.mjs');
    expect(html).toMatch(/<button type="button" class="ui-\d+_\d+_\d+-primitives_button-button /);
    expect(html).toContain('<path d=');
  });

  it.each(['webpack', 'esbuild'] as const)(
    'can be bundled by %s without special configuration',
    async (name) => {
      const { scripts, styles } = await bundleWith[name](consumer.dir);
      const [className = 'none'] = /ui-\d+_\d+_\d+-primitives_button-button/.exec(scripts) ?? [];
      expect(styles).toContain(`.${className}`);
      expect(scripts).toContain('.svg');
      // Webpack omits unused code with its styles; esbuild includes every stylesheet.
      if (name === 'webpack') expect(styles).not.toContain('_badge-');
    },
  );

  it('run in jest', async () => {
    const jest = program('jest/bin/jest.js');
    await consumer.node('--experimental-vm-modules', '--no-warnings', jest, '--ci');
  });
});

it('the packages’ files and entries are valid', async () => {
  const found = await Promise.all(
    packed.map(async ({ manifest, tarball }) => {
      const bytes = readFileSync(tarball);
      const { messages } = await publint({ pack: { tarball: new Uint8Array(bytes).buffer }, strict: true });
      return messages.map(({ code, path: at }) => `${manifest.name}: ${code} at ${at.join('.')}`);
    }),
  );
  expect(packed.length).toBeGreaterThan(8);
  expect(found.flat()).toEqual([]);
});
