import { withFault, type ServerFault } from './server-code';
import type { TextEdit } from './site';

/** A version of a remote. */
export interface Named {
  readonly remote: string;
  readonly version: string;
}

/** A build of a remote, without the format of a registry. */
export interface RemoteBuild extends Named {
  /** Path of the container for browsers: a script that assigns the container to the global variable `globalName`. */
  readonly entry: string;
  readonly globalName: string;
  /** Path of the CommonJS container for the server; null if only browsers render the remote. */
  readonly serverEntry: string | null;
  readonly routes: readonly { readonly path: string; readonly module: string }[];
  /** Style sheets that the server links for each module. */
  readonly styles: Readonly<Record<string, readonly string[]>>;
  /** The files that are uploaded. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The files that the version's record lists with their sizes and hashes. */
  readonly listed: ReadonlyMap<string, Uint8Array>;
}

/** Remotes that can be broken: product, checkout and content pages. */
export type FaultyRemote = 'catalog' | 'checkout' | 'content';

/** A faulty version, derived from a good one, that must not reach shoppers. */
export interface BadVersion {
  readonly name: string;
  readonly remote: FaultyRemote;
  /** Whether it has no fault. It proves that the checks do not reject every version. */
  readonly isHarmless?: boolean;
  /** Maximum time in ms from a page's first report until the fault is reported; absent if the first report contains it. */
  readonly lateMs?: number;
  /** For a known limitation, the reason why it is not stopped within a trial's number of shoppers. */
  readonly gap?: string;
  /** Adds the fault to a good build. Throws an Error if the build does not contain what the fault changes. */
  make(good: RemoteBuild): RemoteBuild;
}

/** The good version that the others are compared with. */
export const fine: BadVersion = {
  name: 'version that is fine',
  isHarmless: true,
  remote: 'catalog',
  make: (good) => good,
};

/** A build with changed text files. Its record lists the changed files, so that their hashes match. */
function withFiles(good: RemoteBuild, edit: (file: string, text: string) => string): RemoteBuild {
  const isText = (file: string) => /\.(js|mjs|cjs|css)$/.test(file);
  const files = new Map(
    [...good.files].map(([file, bytes]) => {
      if (!isText(file)) return [file, bytes];
      const text = Buffer.from(bytes).toString('utf8');
      const next = edit(file, text);
      return [file, next === text ? bytes : Buffer.from(next)];
    }),
  );
  return { ...good, files, listed: files };
}

/** A version whose browser entry also runs this code. The code can replace its `container`. */
export function withBrowserCode(good: RemoteBuild, code: string): RemoteBuild {
  const { entry, globalName } = good;
  return withFiles(good, (file, text) =>
    file === entry
      ? `${text}\n;${globalName} = ((container) => { ${code}\n return container; })(${globalName});\n`
      : text,
  );
}

/** A version whose modules misbehave on the server. */
export function withServerCode(
  good: RemoteBuild,
  { modules, ...fault }: ServerFault & { readonly modules: readonly string[] },
): RemoteBuild {
  const { serverEntry, remote } = good;
  if (serverEntry === null) throw new Error(`${remote} has no code for the server.`);
  return withFiles(good, (file, text) => (file === serverEntry ? withFault(text, modules, fault) : text));
}

/** A version with changed text in some of its files. Throws an Error if nothing was changed. */
export function withText(good: RemoteBuild, files: RegExp, change: (text: string) => string): RemoteBuild {
  const made = withFiles(good, (file, text) => (files.test(file) ? change(text) : text));
  const isSame = [...made.files].every(([file, bytes]) => bytes === good.files.get(file));
  if (isSame)
    throw new Error(`No file of ${good.remote} like ${files.source} contains what the fault changes.`);
  return made;
}

/** A version in which `from` is replaced by `to` in some of its files. Throws an Error if nothing was changed. */
export const withEdit = (good: RemoteBuild, { files, from, to }: TextEdit): RemoteBuild =>
  withText(good, files, (text) =>
    text.replaceAll(typeof from === 'string' ? from : new RegExp(from, 'g'), to),
  );
