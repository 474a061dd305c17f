import { afterAll, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { compileAhead } from './remote-browser-config';
import { browserPreset } from './preset';

const root = mkdtempSync(path.join(tmpdir(), 'compile-ahead-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('only files to compile ahead have the hint in their first line', async () => {
  mkdirSync(path.join(root, 'src'));
  writeFileSync(path.join(root, 'src/screen.js'), '/* a comment */ console.log("screen");');
  const preset = browserPreset({ dir: root, name: 'gifts', version: '1.0.0' });
  const compiler = webpack({
    ...preset,
    cache: false,
    entry: { 'expose-gift': './src/screen.js', 'expose-gift-list': './src/screen.js' },
    output: { path: path.join(root, 'browser'), filename: '[name].js' },
    plugins: [...(preset.plugins ?? []), compileAhead(['expose-gift.js'])],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error) => compiler.close(() => (error ? reject(error) : resolve())));
  });
  const read = (file: string) => readFileSync(path.join(root, 'browser', file), 'utf8');
  expect(read('expose-gift.js')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n\S/);
  expect(read('expose-gift-list.js')).not.toContain('//');
});
