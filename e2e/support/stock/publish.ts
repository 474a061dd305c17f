import { createRegistryClient } from '@shop/protocol';
import { promote, upload } from '@shop/packer/commands';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { packProject } from '@shop/packer/project';
import { stockVersion } from './project.mjs';

/**
 * Publishes remotes with the code of `shop-remote publish`, and promotes them in one release: `<url> <token file>
 * <folder> …`.
 */
const [url, tokenFile, ...folders] = process.argv.slice(2);
if (!url || !tokenFile) throw new Error('Missing arguments.');

const client = createRegistryClient({ url, token: (await readFile(tokenFile, 'utf8')).trim() });
const context = { client, log: console.log };
for (const dir of folders) {
  const packed = await packProject({
    dir,
    browserDir: path.join(dir, 'dist/browser'),
    serverDir: path.join(dir, 'dist/server'),
  });
  await upload(packed, context);
}
const words = folders.map((dir) => `${path.basename(dir)}@${stockVersion}`);
await promote({ words, options: { force: false } }, context);
