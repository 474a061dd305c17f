import { slotSizes, storeContract, type ShellContract } from '@shop/contracts';
import { hostProvided, ownVersion, versionOf } from '@shop/federation/build';

/** What this checkout's shell offers to remotes, as releases are checked against it. */
export function shellContract(version: string): ShellContract {
  const provided = [...hostProvided, ...ownVersion].map((name) => [name, versionOf(name)]);
  return {
    version,
    provided: Object.fromEntries(provided) as Record<string, string>,
    singletons: hostProvided,
    storeContract,
    slots: slotSizes,
  };
}
