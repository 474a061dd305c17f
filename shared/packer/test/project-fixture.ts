import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface CommandEnd {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a Node program in a folder, with only the given environment variables. */
export function runIn(dir: string, file: string, words: readonly string[], env: NodeJS.ProcessEnv = {}) {
  return new Promise<CommandEnd>((resolve) => {
    const options = { cwd: dir, env: { PATH: process.env.PATH, ...env } };
    execFile(process.execPath, [file, ...words], options, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr });
    });
  });
}

const assets = (js: readonly string[], css: readonly string[] = []) => ({
  js: { sync: js, async: ['later.js'] },
  css: { sync: css, async: [] },
});

/** An mf-manifest.json with one exposed module, as any bundler's plugin writes it. */
export const federationManifest = (version: string) => ({
  id: 'gifts',
  name: 'gifts',
  metaData: {
    name: 'gifts',
    type: 'app',
    buildInfo: { buildVersion: version, buildName: 'gifts' },
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
    types: { path: '', name: '', zip: '@mf-types.zip', api: '@mf-types.d.ts' },
    globalName: globalName(version),
    publicPath: 'auto',
  },
  shared: [
    {
      id: 'gifts:react',
      name: 'react',
      version: '19.2.9',
      singleton: true,
      requiredVersion: '^19.0.0',
      hash: '',
      assets: assets([]),
    },
  ],
  remotes: [],
  exposes: [
    {
      id: 'gifts:page',
      name: 'page',
      path: './page',
      assets: assets(['static/page.js'], ['static/page.css']),
    },
  ],
});

/** A container for Node in one file, with the code of its module in CommonJS. */
export const serverContainer = (page: string): string => `
exports.init = () => undefined;
exports.get = async () => {
  const exports = {};
${page}
  return () => exports;
};`;

const globalName = (version: string) => `gifts_${version.replace(/\W/g, '_')}`;

/** A container for browsers, with the code of its module in CommonJS. */
export const browserContainer = (version: string, page = "exports.Component = () => 'gifts';"): string => `
var ${globalName(version)} = {
  init: () => undefined,
  get: async () => {
    const exports = {};
${page}
    return () => exports;
  },
};`;

export const descriptor = {
  name: 'gifts',
  exposes: ['page'],
  routes: [{ path: '/gifts', module: 'page' }],
  slots: [],
  storeContract: 1,
  capabilities: { globalStyles: true },
};

/** Files by path; values other than text are written as JSON, and null omits a file. */
type Files = Readonly<Record<string, unknown>>;

/** Writes an already built remote of a project outside of this repository, with `text` in its page. */
export async function writeProject(
  dir: string,
  {
    version = '1.0.0',
    text = version,
    change = {},
  }: { version?: string; text?: string; change?: Files } = {},
): Promise<void> {
  const files: Files = {
    'remote.json': descriptor,
    'package.json': {
      name: 'gifts',
      version,
      peerDependencies: { '@shop/store': '^1.0.0', '@types/react': '^19.0.0' },
    },
    'dist/browser/mf-manifest.json': federationManifest(version),
    'dist/browser/remoteEntry.js': browserContainer(version),
    'dist/browser/static/page.js': `page("${text}");`,
    'dist/browser/static/page.css': '.page { color: red }',
    'dist/browser/@mf-types.zip': 'types',
    'dist/server/remoteEntry.cjs': serverContainer(`exports.Component = () => "${text}";`),
    ...change,
  };
  for (const [name, content] of Object.entries(files)) {
    if (content === null) continue;
    const file = path.join(dir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
}
