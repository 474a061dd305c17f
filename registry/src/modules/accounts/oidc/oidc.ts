import { createRateLimit } from '@shop/server-kit/rate-limit';
import { beginSession, isReservedName, type NewSession, type Sender } from '@shop/server-kit/sign-in';
import { newSecret } from '@shop/server-kit/secrets';
import { RegistryError } from '@shop/protocol';
import type { Grant, OpenIdAttempt } from '@shop/contracts/registry';
import { grantsOfGroups } from '../../../domain/group-grants';
import { grantsText } from '../../../domain/roles';
import { addAudit } from '../../../platform/db/audit';
import type { AuditAction } from '../../../platform/db/audit-actions';
import type { RegistryDatabase, RegistryTables, Tx } from '../../../platform/db/tables';
import {
  accountStore,
  addOpenIdAccount,
  type AccountRow,
  findSimilarName,
  lockOpenIdAccount,
} from '../repository';
import { createAttempts } from './attempts';
import { distinctName, groupsIn, nameIn } from './claims';
import type { OidcSettings } from './oidc-settings';
import { createProvider } from './provider';
import { attemptMs } from '../../../durations';

interface Options {
  readonly database: RegistryDatabase;
  readonly clock: () => Date;
  readonly signingKey: string;
}

interface Person {
  readonly issuer: string;
  readonly subject: string;
  readonly name: string;
  readonly grants: readonly Grant[];
}

/** Limited because each attempt sends requests to the provider. Enough for an office behind one IP address. */
const attemptsPerAddress = { max: 60, ms: 15 * 60_000 };

/** Sign-in by OpenID Connect. Everything throws a RegistryError 503 while the provider is unavailable. */
export function createOidc(settings: OidcSettings, { database, clock, signingKey }: Options) {
  const { issuer, label, rolesClaim, nameClaim, groups: known } = settings;
  const provider = createProvider(settings, clock);
  const attempts = createAttempts(signingKey);
  const limit = createRateLimit(attemptsPerAddress);

  const slowDown = ({ address }: Sender) => {
    const retryAfter = limit.take(address, clock());
    if (retryAfter > 0) throw new RegistryError(429, 'Too many attempts from this address.', { retryAfter });
  };

  const log = (tx: Tx, action: AuditAction, actor: string, detail: Readonly<Record<string, unknown>>) =>
    addAudit(tx, { env: '*', action, actor, at: clock().toISOString(), detail });

  /** Creates the account of a user who signs in for the first time. */
  const makeAccount = async (tx: Tx, person: Person): Promise<AccountRow> => {
    const { subject, grants } = person;
    const isTaken = isReservedName(person.name) || (await findSimilarName(tx, person.name)) !== undefined;
    const name = isTaken ? distinctName(person.name, issuer, subject) : person.name;
    const isAdded = await addOpenIdAccount(tx, {
      ...{ id: newSecret().id, name, oidc_issuer: issuer, oidc_subject: subject },
      ...{ grants: JSON.stringify(grants), recovery_hashes: '[]' },
      ...{ created_by: label, created_at: clock() },
    });
    if (isAdded) await log(tx, 'account-create', name, { account: name, grants, issuer });
    const account = await lockOpenIdAccount(tx, { issuer, subject });
    if (!account) throw new RegistryError(409, 'Another user with the same name signed in first. Try again.');
    return account;
  };

  /** Finds or creates the account of a user, with their current roles. */
  const accountOf = async (tx: Tx, person: Person): Promise<AccountRow> => {
    const { grants } = person;
    const account = (await lockOpenIdAccount(tx, person)) ?? (await makeAccount(tx, person));
    if (account.disabled_at !== null) {
      throw new RegistryError(403, `An admin has disabled the account ${account.name}.`);
    }
    if (grantsText(account.grants) !== grantsText(grants)) {
      await accountStore.changeAccount(tx, account.id, { grants: JSON.stringify(grants) });
      await log(tx, 'account-grants', account.name, {
        account: account.name,
        grants,
        before: account.grants,
      });
    }
    return account;
  };

  /** Ends the sessions of a user who no longer has a role. */
  const endSessions = (subject: string) =>
    database.transaction(async (tx) => {
      const account = await lockOpenIdAccount(tx, { issuer, subject });
      if (account) await accountStore.removeSessions(tx, account.id);
    });

  return {
    /** Name of the provider on the sign-in page. */
    label,

    /**
     * The URL at which the browser signs in, and an encrypted state that it sends back. Throws a RegistryError 429 after many
     * attempts.
     */
    async begin(redirectUri: string, sender: Sender): Promise<OpenIdAttempt> {
      slowDown(sender);
      const { address, ...expected } = await provider.begin(redirectUri);
      const until = clock().getTime() + attemptMs;
      const attempt = attempts.seal({ ...expected, redirectUri, until });
      return { address, attempt, until: new Date(until).toISOString() };
    },

    /**
     * Starts a session for the user whom the provider identifies, with the roles of their groups. Throws a RegistryError: 401 for a
     * response that does not belong to the attempt, 403 for a user without a role or with a disabled account, 429.
     */
    async finish(sealed: string, parameters: string, sender: Sender): Promise<NewSession> {
      slowDown(sender);
      const attempt = attempts.open(sealed, clock());
      if (!attempt) {
        throw new RegistryError(
          401,
          'This sign-in was started in another browser, or more than ten minutes ago. Try again.',
        );
      }
      const address = new URL(attempt.redirectUri);
      address.search = parameters;
      const claims = await provider.finish(address, attempt);
      const name = nameIn(claims, nameClaim);
      const groups = groupsIn(claims, rolesClaim);
      const grants = grantsOfGroups(groups, known);
      if (grants.length === 0) {
        await endSessions(claims.sub);
        const theirs =
          groups.length === 0 ? `${label} did not send any groups` : 'none of your groups has a role';
        throw new RegistryError(403, `${name} has no role here: ${theirs}. Ask an admin of ${label}.`);
      }
      return database.transaction(async (tx) => {
        const account = await accountOf(tx, { issuer, subject: claims.sub, name, grants });
        await log(tx, 'sign-in', account.name, { by: label });
        const begun = { account: account.id, enrolled: true, browser: sender.browser, now: clock() };
        return beginSession<RegistryTables>(accountStore, tx, begun);
      });
    },

    signOutAddress: provider.signOutAddress,
  };
}

export type Oidc = ReturnType<typeof createOidc>;
