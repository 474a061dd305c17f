import type { PackedRemote } from '@shop/protocol';
import { renamedBuild } from '@shop/protocol/testing';
import { withFault, type Fault } from '../remotes/fault';

/** A faulty version, derived from a good one, that must not reach shoppers. */
export interface BadVersion {
  /** Whether it is the good version, which shows that the checks do not reject everything. */
  readonly isFine?: boolean;
  readonly name: string;
  readonly remote: 'catalog' | 'checkout' | 'content';
  /** Maximum time in ms from a page's first report until the fault is reported; absent if the first report contains it. */
  readonly lateMs?: number;
  /** For a known limitation, the reason why it is not stopped within the trial's number of shoppers. */
  readonly gap?: string;
  make(good: PackedRemote, version: string): PackedRemote;
}

/** The good version that the others are compared with. */
export const fine: BadVersion = {
  name: 'version that is fine',
  isFine: true,
  remote: 'catalog',
  make: (good, version) => renamedBuild(good, version),
};

const entryOf = ({ artifact }: PackedRemote) => artifact.manifest.entry;

/** A version whose browser entry also runs this code. The code can replace its `container`. */
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

/** A version with replaced text in one type of file. Throws an Error if nothing was replaced. */
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
