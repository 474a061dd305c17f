import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { storeContract } from '@shop/contracts';
import { projectManifest, type Bundler, type Versions } from './project-manifest';
import { whyNot } from './remote-name';
import { wordsOf, writeTemplate } from './write-template';

export interface ProjectOptions {
  readonly name: string;
  readonly bundler: Bundler;
  /** The project's folder; it must be empty or not exist. */
  readonly folder: string;
  readonly template: string;
  readonly versions: Versions;
  readonly node: string;
  /** A folder with tarballs of the shop's packages, to install from instead of a registry. */
  readonly packages?: string | undefined;
}

/** The file name of `npm pack`: `@shop/store` is `shop-store-1.0.0.tgz`. */
const tarballOf = (name: string, version: string) => `${name.slice(1).replace('/', '-')}-${version}.tgz`;

/** Paths of tarballs for npm. Throws an Error with the path of a missing one. */
const inFolder = (packages: string, folder: string) => (name: string, version: string) => {
  const file = path.join(packages, tarballOf(name, version));
  if (!existsSync(file)) throw new Error(`${file} does not exist.`);
  return `file:${path.relative(folder, file).split(path.sep).join('/')}`;
};

/** Writes a remote's project. Rejects with an Error that contains the reason if it cannot; resolves with the names of its files. */
export async function makeProject(options: ProjectOptions): Promise<readonly string[]> {
  const { name, bundler, folder, template, versions, node, packages } = options;
  const reason = whyNot(name, []);
  if (reason) throw new Error(reason);
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  const locate = packages === undefined ? undefined : inFolder(packages, folder);
  const manifest = projectManifest({ name, bundler, versions, node, locate });
  mkdirSync(folder, { recursive: true });
  const files = await writeTemplate({
    template,
    layers: ['remote', 'project', bundler],
    folder,
    values: { ...wordsOf(name), storeContract: String(storeContract), bundler },
  });
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return [...files, 'package.json'];
}
