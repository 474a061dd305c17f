import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { storeContract } from '@shop/contracts';
import { versionOf } from '@shop/federation';
import { remoteDir, remoteNames, root } from '../build/packages';
import { linkWorkspace } from './link-workspace';
import { whyNot } from './remote-name';
import { writeTemplate } from './write-template';

const provided = ['react', 'react-router-dom', '@shop/config', '@shop/contracts', '@shop/store', '@shop/ui'];
const packageOf = (name: string) => name.replace('@shop/', '');

/** The remote's project in the list that `tsc -b` goes through, after the other remotes. */
function addToTypes(folder: string): void {
  const file = path.join(root, 'tsconfig.json');
  const text = readFileSync(file, 'utf8');
  const line = `    { "path": "${folder}" },\n`;
  const after = text.lastIndexOf('"path": "mfe-');
  const place = text.indexOf('\n', after) + 1;
  if (!text.includes(line)) writeFileSync(file, text.slice(0, place) + line + text.slice(place));
}

/** `npm run new-remote <name>`: a remote with one screen that builds, passes its tests and publishes as it is. */
async function make(name: string): Promise<void> {
  const reason = whyNot(name, remoteNames);
  if (reason) throw new Error(reason);
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const folder = `mfe-${name}`;
  const versions = provided.map((one) => [packageOf(one), versionOf(one)]);
  const files = await writeTemplate(remoteDir(name), {
    ...(Object.fromEntries(versions) as Record<string, string>),
    name,
    Name: words.join(''),
    title: words.join(' '),
    storeContract: String(storeContract),
  });
  addToTypes(folder);
  linkWorkspace(root, folder);
  console.log(
    `${folder} is made (${files.length} files) and linked. Commit it, tsconfig.json and package-lock.json.`,
  );
  console.log(`See it in the shop that runs: npm run dev ${name}, then open /${name}`);
  console.log(`Its tests: npm test -w ${folder}`);
  console.log(`Live: npm run release -- publish ${name}, then npm run release -- promote ${name}@1.0.0`);
}

try {
  const [name, ...rest] = process.argv.slice(2);
  if (!name || rest.length > 0) throw new Error('Which name? npm run new-remote <name>, such as gift-cards.');
  await make(name);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
