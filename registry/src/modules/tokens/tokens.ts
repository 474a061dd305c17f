import { checkRemoteName, RegistryError } from '@shop/packer';
import { readFile } from 'node:fs/promises';
import type { Actor, TokenView } from '@shop/contracts/registry';
import { addAudit } from '../../platform/db/audit';
import { addToken, findToken, listTokens, revokeToken } from './token-queries';
import type { Db, RegistryDatabase } from '../../platform/db/tables';
import { roles, type Role } from '../../domain/roles';
import { writeDurably } from '../../platform/files/durable-file';
import { hashSecret, isSecret, newToken, parseToken, tokenText } from './token-text';

export interface TokenRequest {
  /** Whose it is; stands in the audit as the actor. */
  readonly name: string;
  readonly role: Role;
  /** The one remote of a publisher; absent for the other roles. */
  readonly remote?: string | undefined;
}

export interface Tokens {
  /** Whom a token stands for; undefined for one that is unknown or revoked. */
  verify(text: string): Promise<Actor | undefined>;
  /** Makes a token. Its text is shown this once and stored nowhere. */
  issue(request: TokenRequest, by: Actor): Promise<{ readonly id: string; readonly token: string }>;
  list(): Promise<TokenView[]>;
  /** Throws a RegistryError 404 when there is no such token that still works. */
  revoke(id: string, by: Actor): Promise<void>;
  /** The admin's token of an embedded registry: the one in the file while it works, else a new one, readable by its owner alone. */
  ensureAdmin(file: string): Promise<string>;
}

function checkRequest({ name, role, remote }: TokenRequest): void {
  if (!/^[\w.@ -]{1,60}$/.test(name)) {
    throw new RegistryError(422, 'A token needs a name of at most 60 letters, digits, spaces and . @ - _');
  }
  if (!roles.includes(role)) throw new RegistryError(422, `A role is one of ${roles.join(', ')}.`);
  if ((role === 'publisher') !== (remote !== undefined)) {
    throw new RegistryError(422, 'A publisher has one remote, every other role has none.');
  }
  if (remote !== undefined) checkRemoteName(remote);
}

export function createTokens(database: RegistryDatabase, clock: () => Date): Tokens {
  const verify = async (db: Db, text: string): Promise<Actor | undefined> => {
    const parts = parseToken(text);
    const row = parts && (await findToken(db, parts.id));
    if (!row || row.revoked_at !== null || !isSecret(parts.secret, row.hash)) return undefined;
    return { name: row.name, role: row.role, remote: row.remote };
  };

  const issue = async (request: TokenRequest, by: string) => {
    checkRequest(request);
    const { name, role, remote = null } = request;
    const parts = newToken();
    await database.transaction(async (tx) => {
      const at = clock();
      const hash = hashSecret(parts.secret);
      await addToken(tx, { id: parts.id, name, role, remote, hash, created_by: by, created_at: at });
      const detail = { id: parts.id, name, role, remote };
      await addAudit(tx, { env: '*', action: 'token-issue', actor: by, at: at.toISOString(), detail });
    });
    return { id: parts.id, token: tokenText(parts) };
  };

  return {
    verify: (text) => verify(database.db, text),
    issue: (request, by) => issue(request, by.name),
    async list() {
      const rows = await listTokens(database.db);
      return rows.map(({ id, name, role, remote, created_by, created_at, revoked_at }) => ({
        id,
        name,
        role,
        remote,
        createdBy: created_by,
        createdAt: created_at.toISOString(),
        revokedAt: revoked_at?.toISOString() ?? null,
      }));
    },
    async revoke(id, by) {
      await database.transaction(async (tx) => {
        const at = clock();
        if (!(await revokeToken(tx, id, at)))
          throw new RegistryError(404, `There is no token ${id} to revoke.`);
        const entry = { env: '*', action: 'token-revoke', actor: by.name, at: at.toISOString() } as const;
        await addAudit(tx, { ...entry, detail: { id } });
      });
    },
    async ensureAdmin(file) {
      const kept = await readFile(file, 'utf8').catch(() => '');
      const owner = await verify(database.db, kept);
      if (owner?.role === 'admin') return kept.trim();
      const { token } = await issue({ name: 'admin', role: 'admin' }, 'first start');
      await writeDurably(file, `${token}\n`, 0o600);
      return token;
    },
  };
}
