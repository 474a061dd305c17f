import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeProject } from './make-project';
import { bundlers, type Versions } from './project-manifest';

const usage = `npm create @shop/remote@latest <name> -- [options]

  Creates a remote of the shop in a new folder: one screen, with tests and a build, ready to publish.

  --bundler webpack|rspack|vite   the bundler (default: webpack)
  --packages <folder>             install the shop's packages from tarballs in a folder, not from the registry
`;

/** The versions that the package was built with, in a file next to this one. */
interface BuiltWith {
  readonly versions: Versions;
  readonly node: string;
}

async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { bundler: { type: 'string' }, packages: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) return console.log(usage);
  const [name, ...rest] = positionals;
  if (!name || rest.length > 0) throw new Error(`Missing <name>.\n\n${usage}`);
  const wanted = values.bundler ?? 'webpack';
  const bundler = bundlers.find((one) => one === wanted);
  if (!bundler) throw new Error(`--bundler is "${wanted}", but must be one of: ${bundlers.join(', ')}.`);
  const built = JSON.parse(
    readFileSync(path.join(import.meta.dirname, 'built-with.json'), 'utf8'),
  ) as BuiltWith;
  const folder = path.resolve(name);
  const files = await makeProject({
    ...{ name, bundler, folder, ...built },
    template: path.join(import.meta.dirname, 'template'),
    packages: values.packages === undefined ? undefined : path.resolve(values.packages),
  });
  console.log(`${name} was created in ${folder} (${files.length} files). Next steps:

  cd ${name}
  npm install
  npm test
  npm run dev -- --shop http://127.0.0.1:3000

Its README.md explains how to publish it.`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
