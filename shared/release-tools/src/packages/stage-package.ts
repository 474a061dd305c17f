import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';
import { compileCssModule } from './compile-css-module';
import type { PublicPackage } from './public-packages';
import { noStyles, publishedManifest, styleSheetTypes } from './published-manifest';

const notPublished = /(\.(test|stories)|-fixture)\.tsx?$/;
const cssModule = /\.module\.css$/;

const writeJson = (file: string, value: unknown) =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

/** The source of a TypeScript module that replaces a CSS module. Its file name lets the compiler resolve the same import. */
function moduleFor(names: Readonly<Record<string, string>>, sheet: string): string {
  const lines = Object.entries(names).map(([local, name]) => `  ${JSON.stringify(local)}: '${name}',\n`);
  return `import '#styles/${sheet}';\n\nconst classes: { readonly [name: string]: string } = {\n${lines.join('')}};\nexport default classes;\n`;
}

/** The compiler options of a package: those of its project, plus output of JavaScript and source maps. */
function compilerOptions(dir: string, stage: string) {
  const own = readJson<{ compilerOptions: Record<string, unknown> }>(path.join(dir, 'tsconfig.json'));
  const { lib, types } = own.compilerOptions;
  return {
    ...(lib ? { lib } : {}),
    ...(types ? { types } : {}),
    rootDir: 'src',
    outDir: 'dist',
    tsBuildInfoFile: `${stage}.tsbuildinfo`,
    emitDeclarationOnly: false,
    declarationMap: true,
    sourceMap: true,
  };
}

/**
 * Writes the published files of a package into `stage`, except the compiler's output: its package.json, its sources,
 * and in `dist` all files other than TypeScript. CSS modules become plain style sheets, each with a TypeScript file
 * of its class names.
 */
export async function stagePackage({ dir, manifest }: PublicPackage, stage: string): Promise<void> {
  const { engines } = readJson<{ engines: { node: string } }>(path.join(root, 'package.json'));
  const [src, dist] = [path.join(stage, 'src'), path.join(stage, 'dist')];
  rmSync(stage, { recursive: true, force: true });
  cpSync(path.join(dir, 'src'), src, { recursive: true, filter: (file) => !notPublished.test(file) });
  mkdirSync(dist);
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
  const sheets = files.filter((file) => cssModule.test(file)).map((file) => file.replaceAll('\\', '/'));
  for (const file of sheets) {
    const sheet = file.replace(cssModule, '.css');
    const { css, names } = await compileCssModule(path.join(src, file), { ...manifest, dir: src });
    writeFileSync(path.join(src, `${file}.ts`), moduleFor(names, sheet));
    mkdirSync(path.dirname(path.join(dist, sheet)), { recursive: true });
    writeFileSync(path.join(dist, sheet), css);
  }
  // The compiler does not emit handwritten declarations.
  for (const file of files.filter((name) => /\.d\.ts$/.test(name)))
    cpSync(path.join(src, file), path.join(dist, file));
  for (const file of files.filter((name) => /\.\w+$/.test(name) && !/\.tsx?$/.test(name))) {
    if (!cssModule.test(file)) cpSync(path.join(src, file), path.join(dist, file));
    // Source maps do not refer to them.
    rmSync(path.join(src, file));
  }
  writeFileSync(path.join(stage, styleSheetTypes), 'export {};\n');
  writeFileSync(path.join(stage, noStyles), 'export {};\n');
  writeJson(
    path.join(stage, 'package.json'),
    publishedManifest(manifest, { node: engines.node, hasCssModules: sheets.length > 0 }),
  );
  writeJson(path.join(stage, 'tsconfig.json'), {
    extends: path.relative(stage, path.join(root, 'tsconfig.base.json')),
    compilerOptions: compilerOptions(dir, stage),
    include: ['src'],
    references: Object.keys(manifest.dependencies ?? {})
      .filter((name) => name.startsWith('@shop/'))
      .map((name) => ({ path: `../${name.slice('@shop/'.length)}` })),
  });
  for (const [from, name] of [
    [dir, 'README.md'],
    [dir, 'CHANGELOG.md'],
    [root, 'LICENSE'],
  ] as const) {
    if (existsSync(path.join(from, name))) cpSync(path.join(from, name), path.join(stage, name));
  }
}
