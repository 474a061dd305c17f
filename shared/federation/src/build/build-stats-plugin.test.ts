import { afterAll, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { browserPreset } from './preset';
import { type BuildStats, BuildStatsPlugin, buildStatsFile } from './build-stats-plugin';

const root = mkdtempSync(path.join(tmpdir(), 'build-stats-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

write('mfe-gifts/src/main.js', "import { wrap } from 'ribbon'; wrap(); import('./later.js');");
write('mfe-gifts/src/later.js', "console.log('later');");
write('node_modules/ribbon/package.json', '{ "name": "ribbon", "main": "index.js", "sideEffects": false }');
write(
  'node_modules/ribbon/index.js',
  "export const wrap = () => console.log('a ribbon around it'); export const unused = 'x'.repeat(9);",
);

async function build(out: string): Promise<string[]> {
  const compiler = webpack({
    ...browserPreset({ dir: path.join(root, 'mfe-gifts'), name: 'gifts', version: '1.0.0' }),
    cache: false,
    entry: { main: './src/main.js' },
    output: { path: path.join(root, out, 'browser'), filename: '[name].[contenthash:8].js' },
    plugins: [new BuildStatsPlugin()],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const broken = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (broken ? reject(broken) : resolve()));
    });
  });
  return readdirSync(path.join(root, out, 'browser')).sort();
}

test('lists the modules in each file, outside of the published files', async () => {
  const manifest = await build('told');
  expect(manifest.map((file) => path.extname(file))).toEqual(['.js', '.js']);
  expect(await build('again')).toEqual(manifest);
  const stats = JSON.parse(readFileSync(path.join(root, 'told', buildStatsFile), 'utf8')) as BuildStats;

  const main = manifest.find((file) => file.startsWith('main.')) ?? '';
  const sources = stats.files[main] ?? {};
  const code = readFileSync(path.join(root, 'told/browser', main), 'utf8');
  expect(Object.keys(sources)).toEqual(
    expect.arrayContaining(['mfe-gifts/src/main.js', 'node_modules/ribbon/index.js']),
  );
  expect(sources['node_modules/ribbon/index.js']).toBeGreaterThanOrEqual(
    'console.log("a ribbon around it")'.length,
  );
  expect(Object.values(sources).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(code.length);

  expect(stats.later).toMatchObject([{ request: './later.js', fallback: false }]);
  expect(Object.keys(stats.files)).toContain(stats.later[0]?.files[0]);
});
