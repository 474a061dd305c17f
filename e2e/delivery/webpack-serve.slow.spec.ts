import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../support/temporary-shop';
import { root } from '../../server/build/packages';
import { startIn, untilPrinted } from '../support/run-in';

const webpack = path.join(root, 'node_modules/webpack/bin/webpack.js');

/** Runs `npx webpack serve` in a package's folder while `use` runs, which is called with the server's URL. */
async function withServer(folder: string, use: (url: string) => Promise<void>): Promise<void> {
  const port = String(await freePort());
  const words = [webpack, 'serve', '--host', '127.0.0.1', '--port', port];
  // Playwright enables colours in child processes; their escape codes would split the awaited text.
  const server = startIn(path.join(root, folder), [...words, '--no-color']);
  try {
    await untilPrinted(server, 'compiled successfully');
    await use(`http://127.0.0.1:${port}`);
  } finally {
    // On SIGTERM it would wait for keep-alive connections.
    server.child.kill('SIGKILL');
    await server.exit;
  }
}

test('webpack serve serves a remote’s container to any origin', () =>
  withServer('mfe-cart', async (url) => {
    const manifest = await fetch(`${url}/mf-manifest.json`);
    expect(manifest.headers.get('access-control-allow-origin')).toBe('*');
    const { metaData } = (await manifest.json()) as { metaData: { remoteEntry: { name: string } } };
    const entry = await fetch(`${url}/${metaData.remoteEntry.name}`);
    expect([entry.status, await entry.text()]).toEqual([200, expect.stringContaining('cart_1_0_0')]);
  }));

test('webpack serve serves the shell’s scripts', () =>
  withServer('shell', async (url) => {
    const manifest = await fetch(`${url}/shell/build-manifest.json`);
    const { entry } = (await manifest.json()) as { entry: { js: string[] } };
    expect(entry.js).not.toEqual([]);
    for (const script of entry.js) expect((await fetch(`${url}/shell/${script}`)).status).toBe(200);
  }));
