import { randomText } from './ids';
import type { SandboxStore } from './store';
import type { SandboxAccount } from './tables';

/**
 * The sandbox's keys, made at random once for each database: they survive a restart, are the same on every instance,
 * and nobody can sign with them who has only read this code.
 */
export async function loadAccount({ db }: SandboxStore): Promise<SandboxAccount> {
  await db
    .insertInto('sandbox_account')
    .values({
      key_id: `rzp_test_${randomText(14)}`,
      key_secret: randomText(24),
      webhook_secret: randomText(24),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('sandbox_account')
    .select(['key_id', 'key_secret', 'webhook_secret'])
    .executeTakeFirstOrThrow();
}
