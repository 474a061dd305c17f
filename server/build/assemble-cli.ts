import { readdirSync } from 'node:fs';
import path from 'node:path';
import { run } from '../src/lifecycle';
import { assemble } from './assemble';

/** `npm run assemble -- FOLDER`: writes the deployment into a new folder. */
run(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder || folder.startsWith('-')) throw new Error('Usage: npm run assemble -- FOLDER');
  // npm runs scripts in the root; the folder is relative to the caller's working directory.
  const into = path.resolve(process.env.INIT_CWD ?? '.', folder);
  if (readdirSync(path.dirname(into)).includes(path.basename(into)))
    throw new Error(`${into} already exists. Specify a new folder.`);
  const { packages } = await assemble(into);
  console.log(`${into} is ready: "npm ci" installs ${packages.length} packages there.`);
});
