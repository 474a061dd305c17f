import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { installShopRemote, type InstalledShopRemote } from './installed-fixture';
import { browserContainer, serverContainer, writeProject } from './project-fixture';

let installed: InstalledShopRemote;
let dir: string;
beforeAll(async () => {
  installed = await installShopRemote();
});
afterAll(() => installed.remove());
beforeEach(async () => {
  dir = await installed.newProject();
});

const check = (env: NodeJS.ProcessEnv = {}) => installed.run(dir, ['check'], env);

describe('the server build', () => {
  const entry = 'dist/server/remoteEntry.cjs';
  const checkCode = async (code: string, files: Readonly<Record<string, unknown>> = {}) => {
    await writeProject(dir, { change: { [entry]: serverContainer(code), ...files } });
    return check();
  };

  it('may use the packages that the shop provides', async () => {
    const code =
      "exports.Component = () => 'gifts'; exports.load = async () => null; setTimeout(() => 1, 0);";
    expect(await checkCode(code)).toMatchObject({ code: 0, stdout: expect.stringContaining('is valid') });
  });

  it.each([
    [
      'exports.default = class Page {};',
      'src/expose/page.tsx: "page" exports no Component',
      'exports default.',
    ],
    ['exports.Component = {};', 'exports a Component that React cannot render', 'definePage'],
    ['exports.Component = () => 1; exports.load = 1;', '"page" exports "load", which is not a function.', ''],
  ])('is refused with the shape of %j', async (code, message, advice) => {
    const { code: exitCode, stderr } = await checkCode(code, { 'src/expose/page.tsx': '' });
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(stderr).toContain(advice);
  });

  it.each([
    [
      'window.title = 1;',
      'dist/server/remoteEntry.cjs:5: "page" cannot be imported',
      'The server has no window',
    ],
    ['require("node:fs");', '"node:fs" is not available on the server', 'What a remote may do'],
    ['eval("1");', 'Code generation from strings disallowed', 'What a remote may do'],
    ['Object.prototype.own = 1;', '"page" stops the render process', 'has changed a shared object'],
  ])('is refused if it runs %j when imported', async (code, message, advice) => {
    const { code: exitCode, stderr } = await checkCode(code);
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(stderr).toContain(advice);
  });

  it('names the line of the source', async () => {
    // Line 5 of the container, where the code of the module is.
    const map = { version: 3, sources: ['../../src/page.tsx'], names: [], mappings: ';;;;AAEA' };
    const files = { [`${entry}.map`]: map, 'src/page.tsx': '\n\nwindow.title = 1;\n' };
    expect((await checkCode('window.title = 1;', files)).stderr).toContain('src/page.tsx:3: "page" cannot');
  });

  it('may be missing', async () => {
    await writeProject(dir, { change: { [entry]: null } });
    expect((await check()).stdout).toContain('The server build was not opened: there is none');
  });
});

describe('the browser build', () => {
  /** A program in place of Chromium, which loads the page and runs the code with its data. */
  async function browser(code: string): Promise<string> {
    const file = path.join(installed.home, 'chromium.mjs');
    const lines = [
      '#!/usr/bin/env node',
      'const address = process.argv.at(-1);',
      'const html = await (await fetch(address)).text();',
      'const { artifact, base, results } = JSON.parse(/id="check">(.*?)<\\/script>/.exec(html)[1]);',
      'const open = (file) => fetch(new URL(base + file, address)).then((response) => response.text());',
      "const post = (found) => fetch(new URL(results, address), { method: 'POST', body: JSON.stringify(found) });",
      code,
    ];
    await writeFile(file, lines.join('\n'));
    await chmod(file, 0o755);
    return file;
  }

  it('is loaded from where the shop serves it', async () => {
    await writeProject(dir);
    const entry = browserContainer('1.0.0');
    const CHROMIUM = await browser(
      `await post(await open(artifact.manifest.entry) === ${JSON.stringify(entry)} ? [] : [{ module: 'page', error: 'Error: other file' }]);`,
    );
    expect(await check({ CHROMIUM })).toEqual({
      code: 0,
      stdout: 'gifts@1.0.0 is valid: exposes page, 6 files, 0.00 MB.\n',
      stderr: '',
    });
  });

  it('is refused with what a module throws, once if the server has the same fault', async () => {
    await writeProject(dir, {
      change: { 'dist/server/remoteEntry.cjs': serverContainer('exports.Page = 1;') },
    });
    const CHROMIUM = await browser(
      `const stack = 'TypeError: no root\\n    at ' + new URL(base + 'static/page.js', address) + ':1:5';
      await post([{ module: 'page', error: stack }, { module: 'page', error: 'Error: "page" exports no Component, so the shop cannot show it. It exports Page. Export what definePage from @shop/remote-kit returns.' }]);`,
    );
    const { code, stderr } = await check({ CHROMIUM });
    expect([code, stderr.match(/exports no Component/g)]).toEqual([2, ['exports no Component']]);
    expect(stderr).toContain(
      'dist/browser fails in a browser: dist/browser/static/page.js:1: "page" cannot be imported: TypeError: no root.',
    );
  });

  it.each([
    ['process.exit(1);', 'ended before it had loaded the modules'],
    [null, 'CHROMIUM is "/nowhere/chromium", which is not an executable file'],
  ])('is valid without a browser that works: %j', async (code, reason) => {
    await writeProject(dir);
    const CHROMIUM = code === null ? '/nowhere/chromium' : await browser(code);
    const { code: exitCode, stdout } = await check({ CHROMIUM });
    expect([exitCode, stdout]).toEqual([0, expect.stringContaining(reason)]);
    expect(stdout).toContain('gifts@1.0.0 is valid');
  });
});
