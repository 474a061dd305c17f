import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  buildPluginHost,
  buildStockRemote,
  bundle,
  checkPluginHost,
  serve,
  sharedSource,
} from '../support/stock-host';
import { expect, test } from '../support/test';

const document =
  '<!doctype html><title>Another site</title><div id="root"></div><script src="/host.js"></script>';

/** Renders a remote's module in a host other than this shop. */
const draw = `
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
const show = ({ Component }) =>
  createRoot(document.getElementById('root')).render(<MemoryRouter><Component /></MemoryRouter>);
`;

async function opensRemote(page: Page, scripts: Readonly<Record<string, string>>): Promise<void> {
  const host = await serve({ '/': document, ...scripts });
  const failed: string[] = [];
  page.on('pageerror', ({ message }) => failed.push(message));
  await page.goto(host.url);
  await expect(page.getByRole('listitem').first()).toBeVisible();
  expect(failed).toEqual([]);
  host.close();
}

for (const file of ['remoteEntry.standalone.js', 'mf-manifest.json']) {
  test(`a host created with createInstance loads a remote from its ${file}`, async ({ page, shop }) => {
    const entry = `${shop.url}/remotes/content/1.0.0/${file}`;
    const remote = JSON.stringify({ name: 'content', entry, entryGlobalName: 'content_1_0_0' });
    const source = `${sharedSource}${draw}
import { createInstance } from '@module-federation/runtime';
import { setShopOrigin } from '@shop/config';
setShopOrigin('${shop.url}');
const host = createInstance({ name: 'another', remotes: [${remote}], shared });
host.loadRemote('content/trust-strip').then(show);`;
    await opensRemote(page, { '/host.js': await bundle(source) });
  });
}

test('a host built with ModuleFederationPlugin loads a remote from its manifest', async ({ page, shop }) => {
  const remotes = { content: `content@${shop.url}/remotes/content/1.0.0/mf-manifest.json` };
  const source = `${draw}
import { setShopOrigin } from '@shop/config';
setShopOrigin('${shop.url}');
import('content/trust-strip').then(show);`;
  await opensRemote(page, await buildPluginHost(remotes, source));
});

test('a host built with ModuleFederationPlugin gets the types of a published version', async ({ shop }) => {
  const remotes = { content: `content@${shop.url}/remotes/content/1.0.0/mf-manifest.json` };
  const source = `
import type { ComponentType } from 'react';
export const page = import('content/about').then(({ Component, head }) => {
  const shown: ComponentType = Component;
  const title: string = head().title;
  // @ts-expect-error The name does not exist.
  const none = import('content/about').then(({ nothing }) => nothing);
  return { shown, title, none };
});
// @ts-expect-error The module does not exist.
export const other = import('content/nowhere');
`;
  expect(await checkPluginHost(remotes, source)).toBe('');
});

test('a changed lazy chunk of a stock remote does not run', async ({ page }) => {
  const files = await buildStockRemote();
  const hashes = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [
      name.slice(1),
      `sha384-${createHash('sha384').update(text).digest('base64')}`,
    ]),
  );
  const textIn = async (served: Readonly<Record<string, string>>) => {
    const remote = await serve(served);
    const script = await bundle(`
import { createInstance } from '@module-federation/runtime';
import { integrityPlugin } from '@shop/federation';
const hashes = ${JSON.stringify(hashes)};
const host = createInstance({
  name: 'host',
  remotes: [{ name: 'stock', entry: '${remote.url}/remoteEntry.js' }],
  plugins: [integrityPlugin({ hashOf: ({ file }) => hashes[file] ?? null })],
});
host.loadRemote('stock/panel')
  .then(({ text }) => text())
  .catch((error) => 'refused: ' + error.name)
  .then((text) => { document.getElementById('root').textContent = text; });`);
    const host = await serve({ '/': document, '/host.js': script });
    await page.goto(host.url);
    await expect(page.locator('#root')).not.toHaveText('');
    const text = await page.locator('#root').textContent();
    for (const server of [remote, host]) server.close();
    return text;
  };
  expect(await textIn(files)).toBe('as it was published');
  expect(await textIn({ ...files, '/lazy.js': `${files['/lazy.js']};` })).toBe('refused: ChunkLoadError');
});
