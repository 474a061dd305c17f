import type { PackedRemote } from '@shop/protocol';
import { renamedBuild } from '@shop/protocol/testing';
import { withFault, type Fault } from '../remotes/fault';

/** A version that must not reach shoppers, derived from a good one. */
export interface BadVersion {
  /** Whether it has no fault: a check that rejects it would reject anything. */
  readonly isFine?: boolean;
  readonly name: string;
  readonly remote: 'catalog' | 'checkout' | 'content';
  /** How long after a page's first report it may be seen, in ms; absent where that report has it. */
  readonly lateMs?: number;
  /** Why nothing stops it within the trial's shoppers, for a kind of which that is known. */
  readonly gap?: string;
  make(good: PackedRemote, version: string): PackedRemote;
}

/** The reference for the others. */
export const fine: BadVersion = {
  name: 'version that is fine',
  isFine: true,
  remote: 'catalog',
  make: (good, version) => renamedBuild(good, version),
};

const entryOf = ({ artifact }: PackedRemote) => artifact.manifest.entry;

/** A version whose entry for browsers runs this code too. `container` is its container, which it may replace. */
export function withBrowserCode(good: PackedRemote, version: string, code: string): PackedRemote {
  const globalName = `${good.artifact.remote}_${version}`.replace(/\W/g, '_');
  return renamedBuild(good, version, (file, text) => {
    if (file !== entryOf(good)) return text;
    return `${text}\n;${globalName} = ((container) => { ${code}\n return container; })(${globalName});\n`;
  });
}

/** A version whose modules misbehave on the server. */
export function withServerFault(
  good: PackedRemote,
  version: string,
  { modules, ...fault }: Omit<Fault, 'name' | 'fails'> & { readonly modules: readonly string[] },
): PackedRemote {
  const entry = good.artifact.manifest.serverEntry?.path;
  return renamedBuild(good, version, (file, text) =>
    file === entry ? withFault(text, modules, fault) : text,
  );
}

/** A version with other text in one kind of its files. Throws an Error where nothing was changed. */
export function withText(
  good: PackedRemote,
  version: string,
  files: RegExp,
  change: (text: string) => string,
): PackedRemote {
  let changed = false;
  const made = renamedBuild(good, version, (file, text) => {
    if (!files.test(file)) return text;
    const next = change(text);
    changed ||= next !== text;
    return next;
  });
  if (!changed) throw new Error(`Nothing of ${good.artifact.remote} was changed.`);
  return made;
}
