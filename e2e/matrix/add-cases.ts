import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Bundler } from '../support/team-project';
import { casePackages, caseTools } from './packages';

const cases = path.join(import.meta.dirname, 'cases');

interface Route {
  readonly path: string;
  readonly module: string;
}

interface Descriptor {
  readonly name: string;
  readonly exposes: readonly string[];
  readonly routes: readonly Route[];
  readonly capabilities?: object;
}

/** Names of the cases: `mui` is in `cases/mui.tsx`, which exports the component `Case`. */
export async function listCases(): Promise<readonly string[]> {
  const files = await readdir(cases);
  return files.filter((file) => file.endsWith('.tsx')).map((file) => file.slice(0, -'.tsx'.length));
}

const exposed = (name: string) => `import { definePage } from '@shop/remote-kit';
import { Case } from '../cases/${name}';

export const { Component, head } = definePage({ title: 'Case ${name}', Component: Case });
`;

async function change<T>(file: string, edit: (value: T) => object): Promise<void> {
  const value = JSON.parse(await readFile(file, 'utf8')) as T;
  await writeFile(file, `${JSON.stringify(edit(value), null, 2)}\n`);
}

/** Adds every case to a created project as a module with a page, `/<remote>/<case>`, and the packages and loaders that they need. */
export async function addCases(dir: string, bundler: Bundler): Promise<void> {
  const names = await listCases();
  await cp(cases, path.join(dir, 'src/cases'), { recursive: true });
  for (const name of names) await writeFile(path.join(dir, `src/expose/${name}.tsx`), exposed(name));
  await change<Descriptor>(path.join(dir, 'remote.json'), (remote) => ({
    ...remote,
    exposes: [...remote.exposes, ...names],
    // For Tailwind's reset and for a worker.
    capabilities: { ...remote.capabilities, globalStyles: true, workers: true },
    routes: [...remote.routes, ...names.map((module) => ({ path: `/${remote.name}/${module}/*`, module }))],
  }));
  await change<Readonly<Record<string, object>>>(path.join(dir, 'package.json'), (manifest) => ({
    ...manifest,
    dependencies: { ...manifest.dependencies, ...casePackages },
    devDependencies: { ...manifest.devDependencies, ...caseTools[bundler] },
  }));
  const config = path.join(dir, `${bundler}.config.mjs`);
  await rename(config, path.join(dir, 'template.mjs'));
  const added = bundler === 'vite' ? 'with-plugins.mjs' : 'with-loaders.mjs';
  await cp(path.join(import.meta.dirname, 'configs', added), config);
}
