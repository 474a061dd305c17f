import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { UsageError } from '../commands/exit-codes';

/** Runs the project's browser build. Rejects with its errors. */
export type Bundle = () => Promise<void>;

interface Project {
  readonly dir: string;
  readonly configFile: string;
}

/** The fields of a webpack or Rspack configuration that are changed for development. */
interface Configuration {
  readonly output?: { readonly path?: string };
  readonly optimization?: object;
}

interface Stats {
  hasErrors(): boolean;
  toString(options: object): string;
}

type Compile = (config: object) => {
  run(done: (error: Error | null, stats?: Stats) => void): void;
  close(done: (error?: Error | null) => void): void;
};

let imports = 0;

/** Imports a package from the project, in the project's version. */
async function importFrom(dir: string, name: string): Promise<Readonly<Record<string, unknown>>> {
  const file = createRequire(path.join(dir, 'package.json')).resolve(name);
  return (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
}

/** The browser configuration. It is imported for each build, as it reads the version from the environment. */
async function browserConfig(configFile: string): Promise<Configuration> {
  imports += 1;
  const { default: exported } = (await import(`${pathToFileURL(configFile).href}?build=${imports}`)) as {
    default: unknown;
  };
  const made: unknown = typeof exported === 'function' ? await (exported as () => unknown)() : exported;
  const configs = [made].flat() as Configuration[];
  const browser = configs.find(({ output }) => path.basename(output?.path ?? '') === 'browser');
  if (!browser) throw new Error(`${configFile} has no build with an output folder named "browser".`);
  return browser;
}

async function compileOnce(compile: Compile, { configFile }: Project): Promise<void> {
  const config = await browserConfig(configFile);
  const compiler = compile({
    ...config,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    infrastructureLogging: { level: 'error' },
    // Uncached: each build has its own version.
    cache: false,
    optimization: { ...config.optimization, minimize: false },
  });
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    compiler.run((error, done) => (error ? reject(error) : resolve(done)));
  });
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  if (stats?.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
}

const withWebpack = async (project: Project) =>
  compileOnce((await importFrom(project.dir, 'webpack')).default as Compile, project);

const withRspack = async (project: Project) =>
  compileOnce((await importFrom(project.dir, '@rspack/core')).rspack as Compile, project);

async function withVite({ dir, configFile }: Project): Promise<void> {
  const { build } = (await importFrom(dir, 'vite')) as { build: (options: object) => Promise<unknown> };
  await build({
    root: dir,
    configFile,
    mode: 'development',
    logLevel: 'error',
    build: { minify: false, sourcemap: true },
  });
}

const bundlers: Readonly<Record<string, (project: Project) => Promise<void>>> = {
  webpack: withWebpack,
  rspack: withRspack,
  vite: withVite,
};

/** The bundler of a project, by its configuration file: `webpack.config.mjs`, `rspack.config.mjs` or `vite.config.mjs`, or with `.js` or `.ts`. */
export function findBundle(dir: string): { readonly configFile: string; readonly bundle: Bundle } {
  for (const file of readdirSync(dir).sort()) {
    const [, name = ''] = /^(\w+)\.config\.(mjs|js|mts|ts)$/.exec(file) ?? [];
    const build = Object.hasOwn(bundlers, name) ? bundlers[name] : undefined;
    const configFile = path.join(dir, file);
    if (build) return { configFile, bundle: () => build({ dir, configFile }) };
  }
  throw new UsageError(
    `${dir} has no ${Object.keys(bundlers)
      .map((name) => `${name}.config.mjs`)
      .join(', ')}.`,
  );
}
