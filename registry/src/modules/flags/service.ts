import type { RemoteFlagList } from '@shop/contracts/registry';
import { assignmentOf } from '../../domain/assignments';
import { liveFlagsOf } from '../../domain/flags';
import type { RegistryDatabase } from '../../platform/db/tables';
import { findStored } from '../artifacts/repository';
import { findHead } from '../releases/repository';

/** The flags of remotes in environments. Values are set by releases. */
export interface Flags {
  /** The flags that live versions of a remote declare. Throws a RegistryError 404 for a remote that is not live. */
  list(env: string, remote: string): Promise<RemoteFlagList>;
}

export const createFlags = ({ db }: RegistryDatabase): Flags => ({
  async list(env, remote) {
    const assignment = assignmentOf((await findHead(db, env))?.assignments ?? {}, remote);
    const wanted = [assignment.stable, assignment.canary?.version].flatMap((version) =>
      version ? [{ remote, version }] : [],
    );
    const stored = await findStored(db, wanted);
    const live = liveFlagsOf(remote, assignment, (name, version) => stored.get(`${name}@${version}`));
    const names = [...new Set(live.flatMap(({ flags }) => Object.keys(flags)))].sort();
    const flags = names.flatMap((name) => {
      const declaring = live.filter((one) => Object.hasOwn(one.flags, name));
      const declared = declaring[0]?.flags[name];
      const value = assignment.flags?.[name] ?? null;
      const versions = declaring.map(({ version }) => version);
      return declared ? [{ ...(declared as RemoteFlagList['flags'][number]), name, value, versions }] : [];
    });
    return { remote, flags };
  },
});
