import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { storeContract } from '@shop/contracts';
import { rangeOf, whyNot, wordsOf, writeTemplate } from '@shop/create-remote';
import { hostProvided, ownVersion, versionOf } from '@shop/federation/build';
import { remoteDir, remoteNames, root } from '../../server/build/packages';
import { formatText } from '@shop/release-tools/format-text';
import { templateDir } from '@shop/release-tools/programs';
import { runMain } from '../run-main';
import { linkWorkspace } from './link-workspace';

const provided = [...hostProvided, ...ownVersion];
const packageOf = (name: string) => name.replace('@shop/', '');

/** Adds a line for the remote to a file of the checkout, after the last line of another remote. */
function addLine(name: string, line: string, ofRemote: string): void {
  const file = path.join(root, name);
  const text = readFileSync(file, 'utf8');
  const place = text.indexOf('\n', text.lastIndexOf(ofRemote)) + 1;
  if (!text.includes(line)) writeFileSync(file, `${text.slice(0, place)}${line}\n${text.slice(place)}`);
}

/** Creates a remote with one page, which builds, passes its tests and can be published. */
async function make(name: string): Promise<void> {
  const reason = whyNot(name, remoteNames);
  if (reason) throw new Error(reason);
  const folder = `mfe-${name}`;
  const ranges = provided.map((one) => [packageOf(one), rangeOf(versionOf(one))]);
  const files = await writeTemplate({
    template: templateDir,
    layers: ['remote', 'repository'],
    folder: remoteDir(name),
    values: {
      ...(Object.fromEntries(ranges) as Record<string, string>),
      'remote-kit': versionOf('@shop/remote-kit'),
      ...wordsOf(name),
      storeContract: String(storeContract),
    },
    // A long name changes the line breaks.
    format: (text, file) => formatText(file, text),
  });
  addLine('tsconfig.json', `    { "path": "${folder}" },`, '"path": "mfe-');
  addLine('.github/CODEOWNERS', `/${folder}/`.padEnd(24) + `@vintage-craft/${name}`, '/mfe-');
  linkWorkspace(root, folder);
  console.log(
    `${folder} created (${files.length} files) and linked. Commit it, tsconfig.json, .github/CODEOWNERS and package-lock.json.`,
  );
  console.log(`Open it in the running shop: npm run dev ${name}, then /${name}`);
  console.log(`Test it: npm test -w ${folder}`);
  console.log(
    `Release it: npm run release -- publish-build ${name}, then npm run release -- promote ${name}@1.0.0`,
  );
}

const usage = 'npm run new-remote <name>: creates a remote with one page, such as gift-cards.';

await runMain(usage, async ([name, ...rest]) => {
  if (!name || rest.length > 0)
    throw new Error('Missing name: npm run new-remote <name>, such as gift-cards.');
  await make(name);
});
