import { RegistryError } from '@shop/protocol';
import { createRateLimit } from '@shop/server-kit/rate-limit';
import { matchesHash, newSecret, parseSecret, secretText } from '@shop/server-kit/secrets';
import type { Actor, PipelineToken, TrustedPublisher, TrustedPublisherList } from '@shop/contracts/registry';
import { pipelineName } from '../../domain/pipelines';
import { actorWith, all } from '../../domain/roles';
import { pipelineTokenMs, tokenClockSkewSeconds } from '../../durations';
import { addAudit } from '../../platform/db/audit';
import type { RegistryDatabase, Tx } from '../../platform/db/tables';
import { differencesIn, type Difference, isOtherPipeline, namingDifference } from './claims';
import type { PipelineIssuer } from './issuer-settings';
import {
  addPipelineToken,
  addPublisher,
  findPipelineToken,
  listPublishers,
  pinRepository,
  removePublisher,
  type TrustedPublisherRow,
} from './repository';
import type { PipelineTokenRequest, TrustedPublisherRequest } from './schemas';
import { checkConditions } from './conditions';
import { createTokenVerifier, type VerifiedToken } from './verify-id-token';

interface Options {
  readonly database: RegistryDatabase;
  readonly clock: () => Date;
  /** The configured issuers; without one, trusted publishing is off. */
  readonly issuers: readonly PipelineIssuer[];
  /** The registry's origin, for which ID tokens must be made. */
  readonly audience: () => string;
}

/** Limited because an exchange may send requests to the issuer. Enough for the runners behind one address. */
const exchangesPerAddress = { max: 120, ms: 15 * 60_000 };

const viewOf = ({
  id,
  remote,
  issuer,
  conditions,
  added_by,
  added_at,
}: TrustedPublisherRow): TrustedPublisher => ({
  ...{ id, remote, issuer, ...conditions },
  addedBy: added_by,
  addedAt: added_at.toISOString(),
});

/** The refusal of a pipeline, which repeats only what its own token claims. */
function refusalOf(remote: string, differences: readonly Difference[]): RegistryError {
  const claims = differences.map(({ claim, value }) => `"${claim}" (${value ?? 'missing'})`).join(', ');
  return new RegistryError(
    403,
    `This pipeline may not publish ${remote}: no trusted publisher of ${remote} matches its ${claims}.`,
  );
}

/** Exchanges ID tokens of pipelines for short-lived tokens that publish one remote. */
export function createTrustedPublishing({ database, clock, issuers, audience }: Options) {
  const verifier = createTokenVerifier(issuers, { audience, clock });
  const limit = createRateLimit(exchangesPerAddress);

  /** The trusted publisher that a token matches. Throws a RegistryError 403 with the claims that differ. */
  const match = async (
    tx: Tx,
    remote: string,
    { identity, kind }: VerifiedToken,
  ): Promise<TrustedPublisherRow> => {
    const candidates = (await listPublishers(tx, remote))
      .filter(({ issuer }) => issuer === identity.pipeline.issuer)
      .map((row) => ({ row, differences: differencesIn(row.conditions, identity, kind) }))
      .filter(({ differences }) => !isOtherPipeline(differences))
      .sort((one, other) => one.differences.length - other.differences.length);
    const [best] = candidates;
    if (!best) throw refusalOf(remote, [namingDifference(identity, kind)]);
    if (best.differences.length > 0) throw refusalOf(remote, best.differences);
    const { repository_id: pinned } = best.row;
    if (pinned !== null && pinned !== identity.repositoryId) {
      throw new RegistryError(
        403,
        `This pipeline may not publish ${remote}: its repository was created again under the same name, so its ID ("${kind === 'gitlab' ? 'project_id' : 'repository_id'}") differs. Ask an admin to remove the trusted publisher and to add it again.`,
      );
    }
    return best.row;
  };

  return {
    async list(remote: string): Promise<TrustedPublisherList> {
      const rows = await listPublishers(database.db, remote);
      return { items: rows.map(viewOf), issuers, audience: audience() };
    },

    /**
     * Trusts a pipeline. Throws a RegistryError: 422 for an issuer that is not configured or conditions that do not fit it, 409 for
     * a pipeline that is trusted already.
     */
    async add(
      remote: string,
      { issuer, ...conditions }: TrustedPublisherRequest,
      by: Actor,
    ): Promise<TrustedPublisher> {
      checkConditions(issuers, issuer, conditions);
      const row = { id: newSecret().id, remote, issuer, conditions, added_by: by.name, added_at: clock() };
      await database.transaction(async (tx) => {
        const text = (one: object) => JSON.stringify(Object.entries(one).sort());
        const isKnown = (await listPublishers(tx, remote)).some(
          (one) => one.issuer === issuer && text(one.conditions) === text(conditions),
        );
        if (isKnown) throw new RegistryError(409, `${remote} already trusts this pipeline.`);
        await addPublisher(tx, row);
        const detail = { remote, id: row.id, issuer, ...conditions };
        const entry = { env: '*', actor: by.name, at: row.added_at.toISOString(), detail };
        await addAudit(tx, { ...entry, action: 'publisher-add' });
      });
      return viewOf({ ...row, repository_id: null });
    },

    /** Stops trusting a pipeline, and revokes its tokens. Throws a RegistryError 404 if the remote does not have it. */
    async remove(remote: string, id: string, by: Actor): Promise<void> {
      await database.transaction(async (tx) => {
        const row = await removePublisher(tx, { remote, id });
        if (!row) throw new RegistryError(404, `${remote} has no trusted publisher ${id}.`);
        const detail = { remote, id, issuer: row.issuer, ...row.conditions };
        const entry = { env: '*', actor: by.name, at: clock().toISOString(), detail };
        await addAudit(tx, { ...entry, action: 'publisher-remove' });
      });
    },

    /**
     * Exchanges an ID token, once. Throws a RegistryError: 401 for an invalid, expired or used token, 403 for a pipeline that may
     * not publish the remote, 404 without a configured issuer, 429, 503 while the issuer is unavailable.
     */
    async exchange({ remote, token }: PipelineTokenRequest, sender: string): Promise<PipelineToken> {
      if (issuers.length === 0) {
        throw new RegistryError(404, 'Trusted publishing is not configured. Ask the operators for a token.');
      }
      const retryAfter = limit.take(sender, clock());
      if (retryAfter > 0)
        throw new RegistryError(429, 'Too many exchanges from this address.', { retryAfter });
      const verified = await verifier.verify(token);
      const { pipeline, repositoryId } = verified.identity;
      const now = clock();
      const expiresAt = new Date(now.getTime() + pipelineTokenMs);
      const reusableUntil = verified.expiresAt.getTime() + tokenClockSkewSeconds * 1000;
      const parts = newSecret();
      await database.transaction(async (tx) => {
        const publisher = await match(tx, remote, verified);
        const isNew = await addPipelineToken(
          tx,
          {
            ...{ parts, pipeline, remote, publisher_id: publisher.id },
            ...{ issuer: pipeline.issuer, jti: verified.jti, expires_at: expiresAt },
            removable_at: new Date(Math.max(reusableUntil, expiresAt.getTime())),
          },
          now,
        );
        if (!isNew) throw new RegistryError(401, 'This ID token was used before. Request a new one.');
        if (repositoryId !== null) await pinRepository(tx, publisher.id, repositoryId);
        const detail = { remote, publisher: publisher.id, ...pipeline };
        const entry = { env: '*', actor: pipelineName(pipeline), at: now.toISOString(), detail };
        await addAudit(tx, { ...entry, action: 'pipeline-token' });
      });
      return { token: secretText('pub', parts), remote, expiresAt: expiresAt.toISOString() };
    },

    /** The actor of a pipeline's token; undefined for one that is unknown or expired, or whose publisher was removed. */
    async verify(text: string): Promise<Actor | undefined> {
      const parts = parseSecret('pub', text);
      const row = parts && (await findPipelineToken(database.db, parts.id));
      if (!row || row.expires_at <= clock() || !matchesHash(parts.secret, row.hash)) return undefined;
      const { remote, pipeline } = row;
      return {
        ...actorWith(pipelineName(pipeline), [{ role: 'publisher', remote, env: all }]),
        pipeline,
      };
    },
  };
}

export type TrustedPublishing = ReturnType<typeof createTrustedPublishing>;
