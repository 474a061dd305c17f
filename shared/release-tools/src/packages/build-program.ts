import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { root } from '../root';

/** A standalone command without dependencies: one file, bundled from a folder under `shared/`. */
export interface Program {
  readonly folder: string;
  /** The name of the command. */
  readonly bin: string;
  /** Writes other files that the command needs. */
  readonly addTo?: (out: string) => void;
  /** Other scripts that the command starts or loads, with the options of their builds, by file name. */
  readonly scripts?: () => Readonly<Record<string, BuildOptions>>;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
}

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Folders of the packages in a bundle, from esbuild's list of its sources. */
const packagesIn = (sources: readonly string[]) => [
  ...new Set(sources.flatMap((file) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? [])),
];

/** The licence texts of all packages in the bundle, which must be distributed with it. */
function licencesOf(sources: readonly string[]): string {
  const texts = packagesIn(sources).map((folder) => {
    const dir = path.resolve(root, folder);
    const file = readdirSync(dir).find((name) => /^licen[cs]e/i.test(name));
    if (!file) throw new Error(`${dir} has no licence file.`);
    return `${path.basename(dir)}\n\n${readFileSync(path.join(dir, file), 'utf8').trim()}\n`;
  });
  return texts.sort().join('\n---\n\n');
}

/** Builds the package of a program in `out`, and resolves with its package.json. */
export async function buildProgram({ folder, bin, addTo, scripts }: Program, out: string) {
  const dir = path.join(root, 'shared', folder);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const bundle = async (file: string, options: BuildOptions) => {
    const { metafile } = await build({
      ...{
        absWorkingDir: root,
        bundle: true,
        platform: 'node',
        target: 'node22',
        outfile: path.join(out, file),
      },
      ...{ legalComments: 'none', logLevel: 'warning' },
      ...options,
      metafile: true,
    });
    return Object.keys(metafile?.inputs ?? {});
  };
  const sources = await bundle(`${bin}.mjs`, {
    entryPoints: [path.join(dir, 'src/cli.ts')],
    format: 'esm',
    // An optional dependency of the CycloneDX library, for XML.
    external: ['xmlbuilder2'],
    // Packages that are CommonJS require Node's own modules.
    banner: {
      js: "#!/usr/bin/env node\nimport { createRequire as bundledRequire } from 'node:module';\nconst require = bundledRequire(import.meta.url);",
    },
  });
  for (const [file, options] of Object.entries(scripts?.() ?? {}))
    sources.push(...(await bundle(file, options)));
  const { name, version, description, license } = readJson<Manifest>(path.join(dir, 'package.json'));
  const { engines } = readJson<{ engines: { node: string } }>(path.join(root, 'package.json'));
  const manifest = {
    ...{ name, version, description, license, type: 'module', engines },
    bin: { [bin]: `${bin}.mjs` },
  };
  writeFileSync(path.join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(path.join(out, 'LICENSES-BUNDLED'), licencesOf(sources));
  copyFileSync(path.join(dir, 'README.md'), path.join(out, 'README.md'));
  copyFileSync(path.join(root, 'LICENSE'), path.join(out, 'LICENSE'));
  addTo?.(out);
  return manifest;
}
