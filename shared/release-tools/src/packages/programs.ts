import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundlerVersions, installed, type Versions } from '@shop/create-remote';
import { root } from '../root';
import type { Program } from './build-program';
import { renderScripts } from './render-scripts';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly engines?: { readonly node: string };
  readonly devDependencies?: Versions;
}

const readManifest = (...place: string[]) =>
  JSON.parse(readFileSync(path.join(root, ...place, 'package.json'), 'utf8')) as Manifest;

/** The versions that a new project installs: those of this checkout, and tested versions of packages that are not used here. */
export function builtWith() {
  const { devDependencies = {}, engines } = readManifest();
  const versionOf = (name: string) => {
    if (name.startsWith('@shop/')) return readManifest('shared', name.slice('@shop/'.length)).version;
    return devDependencies[name] ?? bundlerVersions[name] ?? readManifest('node_modules', name).version;
  };
  return {
    node: engines?.node ?? '',
    versions: Object.fromEntries(installed.map((name) => [name, versionOf(name)])) as Versions,
  };
}

export const templateDir = path.join(root, 'shared/create-remote/template');

/** Commands that teams run in their own projects. */
export const programs: Readonly<Record<string, Program>> = {
  packer: { folder: 'packer', bin: 'shop-remote', scripts: renderScripts },
  'create-remote': {
    folder: 'create-remote',
    bin: 'create-remote',
    addTo(out) {
      cpSync(templateDir, path.join(out, 'template'), { recursive: true });
      writeFileSync(path.join(out, 'built-with.json'), `${JSON.stringify(builtWith(), null, 2)}\n`);
    },
  },
};
