import { packagePrefix } from '@shop/config/class-prefixes';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import postcss from 'postcss';
import cssModules from 'postcss-modules';

export interface CompiledCssModule {
  /** Plain CSS, with the generated class names. */
  readonly css: string;
  /** Generated names by source name; several, separated by spaces, if a class is composed of others. */
  readonly names: Readonly<Record<string, string>>;
}

const unsafe = /[^\w-]/g;

/**
 * Compiles a CSS module, so that projects do not need a loader for it, as bundlers differ in the exports of CSS
 * modules. The names include package and version, as two versions of a package may be in one page, and the path of the
 * sheet in `dir`.
 */
export async function compileCssModule(
  file: string,
  { dir, name, version }: { readonly dir: string; readonly name: string; readonly version: string },
): Promise<CompiledCssModule> {
  let names: Readonly<Record<string, string>> = {};
  const prefix = packagePrefix(name, version);
  const plugin = cssModules({
    generateScopedName(local, sheet) {
      const place = path.relative(dir, sheet).replace(/\.module\.css$/, '');
      return `${prefix}${place.replace(unsafe, '_')}-${local}`;
    },
    getJSON: (_file, found) => {
      names = found;
    },
  });
  const { css } = await postcss([plugin]).process(await readFile(file, 'utf8'), { from: file, map: false });
  return { css, names };
}
