import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { serverModules } from '@shop/contracts/server-render';

/** A remote's server build on this machine. */
export interface ContainerOnDisk {
  /** Absolute path; nothing outside of it is read. */
  readonly folder: string;
  /**
   * The URL at which browsers get the files of the same version, with a slash at the end. Code sees its own
   * URL below it instead of on this disk, so that a picture has the same URL on both sides.
   */
  readonly baseUrl?: string | undefined;
  /** sha384 of its files as `sha384-<base64>`, by paths inside the folder. Unlisted files are not run. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Verified and compiled files, by path. Hosts that share this map compile each file once, but each host runs it. */
  readonly code?: Map<string, unknown>;
}

/** Modules that a container's code may import by name. */
export type GivenModules = Readonly<Record<string, unknown>>;

/** The files of one container. Paths have forward slashes and are relative to its folder. */
export interface ContainerFiles {
  /**
   * The result of `compile` for a file's text. Throws an Error if the file is not listed, cannot be read, or has
   * another digest.
   */
  compiled<Code>(file: string, compile: (text: string) => Code): Code;
  /** Resolves an import: a file of the container, or a module of the host. Throws an Error for anything else. */
  resolve(id: string, from: string): { readonly file: string } | { readonly module: unknown };
  /** Absolute path of a file. */
  locate(file: string): string;
  /** URL of a file: below `baseUrl`, else a `file:` URL. */
  urlOf(file: string): string;
}

export function containerFiles(
  { folder, baseUrl, integrity, code = new Map() }: ContainerOnDisk,
  given: GivenModules = {},
): ContainerFiles {
  const locate = (file: string) => path.join(folder, file);
  const read = (file: string): string => {
    const listed = Object.hasOwn(integrity, file) ? integrity[file] : undefined;
    if (listed === undefined) throw new Error(`${file} is not a listed file of ${folder}`);
    const bytes = readFileSync(locate(file));
    const digest = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    if (digest !== listed)
      throw new Error(`${locate(file)} differs from the published file: its sha384 does not match`);
    return bytes.toString('utf8');
  };
  const urlOf = (file: string) =>
    baseUrl === undefined ? pathToFileURL(locate(file)).href : new URL(file, baseUrl).href;
  /** The part of Node's module that bundlers compile `import.meta.url` to. */
  const urlModule = {
    URL,
    URLSearchParams,
    pathToFileURL: (file: string) => new URL(urlOf(path.relative(folder, file).split(path.sep).join('/'))),
  };
  return {
    locate,
    urlOf,
    compiled<Code>(file: string, compile: (text: string) => Code) {
      const known = code.get(file) ?? compile(read(file));
      code.set(file, known);
      return known as Code;
    },
    resolve(id, from) {
      if (Object.hasOwn(given, id)) return { module: given[id] };
      if (serverModules.some((name) => name === id)) return { module: urlModule };
      const file = path.posix.join(path.posix.dirname(from), id);
      if (/^\.\.?\//.test(id) && Object.hasOwn(integrity, file)) return { file };
      throw new Error(
        `"${id}" is not available on the server: a remote can import only its own files and modules that the host provides`,
      );
    },
  };
}
