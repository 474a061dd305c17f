import { RegistryError } from '@shop/protocol';
import { readFile } from 'node:fs/promises';
import type { Actor, Grant, IssuedToken, TokenView } from '@shop/contracts/registry';
import { isReservedName } from '@shop/server-kit/sign-in';
import { hashSecret, matchesHash, newSecret, parseSecret, secretText } from '@shop/server-kit/secrets';
import { addAudit } from '../../platform/db/audit';
import {
  addToken,
  findSimilarAccount,
  findToken,
  listTokens,
  markTokenSeen,
  revokeToken,
  type TokenRow,
} from './repository';
import type { Db, RegistryDatabase } from '../../platform/db/tables';
import { actorWith, everywhere, may } from '../../domain/roles';
import { writeDurably } from '../../platform/files/durable-file';
import { adminTokenRenewalDays, dayMs, givenTokenDays, tokenDays, tokenUseMs } from '../../durations';

/** Secrets that the registry is started with, by the role of their tokens. */
const sharedBy = {
  shop: { variable: 'REGISTRY_TOKEN', right: 'serve', users: 'its shops' },
  gate: { variable: 'GATE_TOKEN', right: 'check', users: 'its gate workers' },
} as const;

interface TokenRequest {
  /** The actor in the audit log. */
  readonly name: string;
  readonly grants: readonly Grant[];
  /** Lifetime in days; 90 by default. */
  readonly days?: number | undefined;
}

function checkRequest({ name }: TokenRequest): void {
  if (!/^[\w.@ -]{1,60}$/.test(name)) {
    throw new RegistryError(422, 'A token name must have at most 60 letters, digits, spaces and . @ - _');
  }
}

/** Throws a RegistryError for a reserved name, or one that could be mistaken for a user's. */
async function refuseMisleading(db: Db, name: string): Promise<void> {
  if (isReservedName(name)) {
    throw new RegistryError(
      422,
      `The name ${name} is reserved, or looks like a reserved name. Name the token after its use, such as catalog-ci.`,
    );
  }
  const person = await findSimilarAccount(db, name);
  if (person === undefined) return;
  throw new RegistryError(
    409,
    `The name ${name} can be mistaken for the account ${person}. Name the token after its use, such as ${person}-laptop.`,
  );
}

/** Tokens of pipelines, shops and admins. */
export function createTokens(database: RegistryDatabase, clock: () => Date) {
  /** The row of a valid token. */
  const find = async (db: Db, text: string): Promise<TokenRow | undefined> => {
    const parts = parseSecret('reg', text);
    const row = parts && (await findToken(db, parts.id));
    if (!row || row.revoked_at !== null || row.expires_at <= clock()) return undefined;
    return matchesHash(parts.secret, row.hash) ? row : undefined;
  };

  /** The actor of a token; undefined for one that is unknown, revoked or expired. */
  const verify = async (text: string): Promise<Actor | undefined> => {
    const row = await find(database.db, text);
    if (!row) return undefined;
    const now = clock();
    if (now.getTime() - (row.seen_at?.getTime() ?? 0) >= tokenUseMs) {
      // Tokens must stay valid while the database is read-only.
      await markTokenSeen(database.db, row.id, now).catch(() => undefined);
    }
    return actorWith(row.name, row.grants);
  };

  const issue = async (request: TokenRequest, by: string, parts = newSecret()): Promise<IssuedToken> => {
    checkRequest(request);
    const { name, grants, days = tokenDays } = request;
    const expires_at = new Date(clock().getTime() + days * dayMs);
    await database.transaction(async (tx) => {
      const at = clock();
      const hash = hashSecret(parts.secret);
      const token = { id: parts.id, name, grants: JSON.stringify(grants), hash, expires_at };
      await addToken(tx, { ...token, created_by: by, created_at: at });
      const detail = { id: parts.id, name, grants, expiresAt: expires_at.toISOString() };
      await addAudit(tx, { env: '*', action: 'token-issue', actor: by, at: at.toISOString(), detail });
    });
    return { id: parts.id, token: secretText('reg', parts), expiresAt: expires_at.toISOString() };
  };

  return {
    verify,
    /**
     * Creates a token. Its text is shown once and never stored. Throws a RegistryError: 422 for an invalid or reserved name, 409 for
     * a name that can be mistaken for an account’s.
     */
    async issue(request: TokenRequest, by: Actor): Promise<IssuedToken> {
      await refuseMisleading(database.db, request.name);
      return issue(request, by.name);
    },
    async list(): Promise<TokenView[]> {
      const rows = await listTokens(database.db);
      return rows.map((row) => ({
        id: row.id,
        ...actorWith(row.name, row.grants),
        createdBy: row.created_by,
        createdAt: row.created_at.toISOString(),
        expiresAt: row.expires_at.toISOString(),
        lastSeen: row.seen_at?.toISOString() ?? null,
        revokedAt: row.revoked_at?.toISOString() ?? null,
      }));
    },
    /** Throws a RegistryError 404 for an unknown or revoked token. */
    async revoke(id: string, by: Actor): Promise<void> {
      await database.transaction(async (tx) => {
        const at = clock();
        if (!(await revokeToken(tx, id, at)))
          throw new RegistryError(404, `Token ${id} does not exist or was revoked.`);
        const entry = { env: '*', action: 'token-revoke', actor: by.name, at: at.toISOString() } as const;
        await addAudit(tx, { ...entry, detail: { id } });
      });
    },
    /**
     * The admin token of an embedded registry: the one in the file while it is valid for some weeks, else a new one, in a file that
     * only its owner can read.
     */
    async ensureAdmin(file: string): Promise<string> {
      const storedToken = await readFile(file, 'utf8').catch(() => '');
      const owner = await find(database.db, storedToken);
      const renewAt = clock().getTime() + adminTokenRenewalDays * dayMs;
      if (owner && may(owner, 'administer') && owner.expires_at.getTime() > renewAt)
        return storedToken.trim();
      const { token } = await issue(
        { name: 'admin', grants: everywhere('admin', 'admin').grants },
        'first start',
      );
      await writeDurably(file, `${token}\n`, 0o600);
      return token;
    },
    /**
     * Creates a token for shops or for gate workers with a given text, so that they and the registry can be started with a shared
     * secret. Does nothing if it already exists. Throws an Error for an invalid or revoked text, or for one with a different role.
     */
    async ensureShared(role: keyof typeof sharedBy, text: string): Promise<void> {
      const { variable, right, users } = sharedBy[role];
      const parts = parseSecret('reg', text);
      if (!parts)
        throw new Error(
          `${variable} must have the form reg_<id>_<secret>, with 12 of a-f and 0-9 as the ID, and 43 letters, digits, _ or - as the secret.`,
        );
      const existing = await find(database.db, text);
      if (existing && may(existing, right)) return;
      if (existing)
        throw new Error(
          `${variable} (reg_${parts.id}_…) has a different role. Choose another token for the registry and ${users}.`,
        );
      if (await findToken(database.db, parts.id))
        throw new Error(
          `${variable} (reg_${parts.id}_…) was revoked or has expired. Choose another token for the registry and ${users}.`,
        );
      await issue(
        { name: role, grants: everywhere(role, role).grants, days: givenTokenDays },
        'first start',
        parts,
      );
    },
  };
}

export type Tokens = ReturnType<typeof createTokens>;
