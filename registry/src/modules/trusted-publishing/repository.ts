import { hashSecret, type Secret } from '@shop/server-kit/secrets';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables';
import type { PipelineTokenTable, TrustedPublisherTable } from './tables';
import type { Pipeline } from '@shop/contracts/registry';

export type TrustedPublisherRow = Selectable<TrustedPublisherTable>;

/** The trusted publishers of a remote, oldest first. */
export const listPublishers = (db: Db, remote: string): Promise<TrustedPublisherRow[]> =>
  db
    .selectFrom('registry_trusted_publisher')
    .selectAll()
    .where('remote', '=', remote)
    .orderBy('added_at')
    .orderBy('id')
    .execute();

export async function addPublisher(
  tx: Tx,
  { conditions, ...row }: Omit<TrustedPublisherRow, 'repository_id'>,
): Promise<void> {
  await tx
    .insertInto('registry_trusted_publisher')
    .values({ ...row, conditions: JSON.stringify(conditions), repository_id: null })
    .execute();
}

/** Removes a trusted publisher, and resolves with it; undefined if the remote does not have it. */
export const removePublisher = (
  tx: Tx,
  { remote, id }: Pick<TrustedPublisherRow, 'remote' | 'id'>,
): Promise<TrustedPublisherRow | undefined> =>
  tx
    .deleteFrom('registry_trusted_publisher')
    .where('remote', '=', remote)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** Records the repository of a publisher's first token. */
export async function pinRepository(tx: Tx, id: string, repositoryId: string): Promise<void> {
  await tx
    .updateTable('registry_trusted_publisher')
    .set({ repository_id: repositoryId })
    .where('id', '=', id)
    .where('repository_id', 'is', null)
    .execute();
}

interface NewPipelineToken extends Pick<
  Selectable<PipelineTokenTable>,
  'publisher_id' | 'remote' | 'issuer' | 'jti' | 'expires_at' | 'removable_at'
> {
  readonly parts: Secret;
  readonly pipeline: Pipeline;
}

/** Adds a token, and deletes old ones; false if the ID token was exchanged before. */
export async function addPipelineToken(
  tx: Tx,
  { parts, pipeline, ...row }: NewPipelineToken,
  now: Date,
): Promise<boolean> {
  await tx.deleteFrom('registry_pipeline_token').where('removable_at', '<=', now).execute();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('registry_pipeline_token')
    .values({
      ...row,
      id: parts.id,
      hash: hashSecret(parts.secret),
      pipeline: JSON.stringify(pipeline),
    })
    .onConflict((conflict) => conflict.columns(['issuer', 'jti']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** A token whose trusted publisher still exists. */
export const findPipelineToken = (db: Db, id: string): Promise<Selectable<PipelineTokenTable> | undefined> =>
  db
    .selectFrom('registry_pipeline_token as token')
    .innerJoin('registry_trusted_publisher as publisher', 'publisher.id', 'token.publisher_id')
    .selectAll('token')
    .where('token.id', '=', id)
    .executeTakeFirst();
