import { RegistryError } from '@shop/protocol';
import { automatic } from '../../domain/roles';
import type { RegistryDatabase } from '../../platform/db/tables';
import { dropLease, listLeases } from './repository';
import type { Releases } from './service';

interface Services {
  readonly database: RegistryDatabase;
  readonly clock: () => Date;
  readonly releases: Releases;
}

/** Ends previews whose time is over, such as those of a run of the gate that was killed. */
export async function expirePreviews(
  { database, clock, releases }: Services,
  report: (line: string) => void,
): Promise<void> {
  for (const { env, preview_leases: leases } of await listLeases(database.db)) {
    const over = Object.entries(leases).filter(([, until]) => new Date(until) <= clock());
    for (const [name, until] of over) {
      const [remote = '', version = ''] = name.split('@');
      const change = { kind: 'preview', remote, version, listed: false } as const;
      const reason = `It was listed until ${until}.`;
      try {
        const end = { actor: automatic, reason };
        const head = await database.transaction((tx) => releases.changeWithin(tx, env, change, end));
        await releases.announce(head);
        report(`the preview of ${name} in ${env} has ended: ${reason}`);
      } catch (error) {
        if (!(error instanceof RegistryError)) throw error;
        // It is not listed any more.
        await dropLease(database.db, env, name);
      }
    }
  }
}
