import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

interface Declares {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** The package of a specifier; null for a file or an entry of `imports`. */
function packageOf(specifier: string): string | null {
  if (/^[.#/]/.test(specifier)) return null;
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** The package with the types of a package that has none, such as React's and Node's. */
const typesOf = (name: string) => (isBuiltin(name) ? '@types/node' : `@types/${name}`);

/**
 * A line for each package that the built files import, but `dependencies` and `peerDependencies` do not list.
 * Declarations also need the packages with their types.
 */
export function undeclaredImports(dir: string): string[] {
  const manifest = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as Declares;
  const declared = new Set([
    manifest.name,
    ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
  ]);
  const imported = readdirSync(path.join(dir, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|d\.ts)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(dir, 'dist', file), 'utf8');
      const names = ts
        .preProcessFile(text, true, true)
        .importedFiles.flatMap(({ fileName }) => packageOf(fileName) ?? []);
      const isDeclaration = file.endsWith('.d.ts');
      const isMissing = (name: string) => {
        if (isBuiltin(name)) return isDeclaration && !declared.has(typesOf(name));
        return !declared.has(name) && !(isDeclaration && declared.has(typesOf(name)));
      };
      return names.filter(isMissing).map((name) => ({ file, name }));
    });
  return imported.map(
    ({ file, name }) =>
      `${manifest.name}: dist/${file} imports ${name}, which its package.json does not declare.`,
  );
}
