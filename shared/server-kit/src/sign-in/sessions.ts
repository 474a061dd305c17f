import type { Kysely } from 'kysely';
import { hashSecret, matchesHash, newSecret, parseSecret, secretText } from '../secrets';
import type { SignInContext } from './context';
import type { SignInAccount, SignInSession, SignInStore } from './store';

const hourMs = 60 * 60_000;
/** An idle session ends after this, in ms. */
const idleMs = 8 * hourMs;
/** Every session ends after this, in ms. */
const maxMs = 24 * hourMs;
/** The resolution of a session's last use, in ms. */
const seenMs = 60_000;

/** A signed-in user, whether their authenticator is set up or not. */
export interface SignedIn<Account extends SignInAccount = SignInAccount> {
  readonly account: Account;
  readonly session: SignInSession;
}

/** The session's data for the browser's cookie. */
export interface NewSession {
  readonly session: string;
  /** When it expires at the latest; ISO 8601, UTC. */
  readonly until: string;
  /** Whether the authenticator is set up; until then nothing else can be done. */
  readonly enrolled: boolean;
}

export interface SessionView {
  readonly id: string;
  readonly browser: string;
  readonly createdAt: string;
  readonly lastSeen: string;
  /** Whether it is the current one. */
  readonly current: boolean;
}

/** Starts a session, whose secret is never stored, and deletes expired ones. */
export async function beginSession<DB>(
  store: Pick<SignInStore<DB, SignInAccount>, 'addSession' | 'removeOldSessions'>,
  db: Kysely<DB>,
  { account, enrolled, browser, now }: { account: string; enrolled: boolean; browser: string; now: Date },
): Promise<NewSession> {
  const secret = newSecret();
  await store.removeOldSessions(db, new Date(now.getTime() - maxMs), new Date(now.getTime() - idleMs));
  await store.addSession(db, {
    id: secret.id,
    account,
    hash: hashSecret(secret.secret),
    enrolled,
    browser: browser.slice(0, 300),
    created_at: now,
    seen_at: now,
  });
  const until = new Date(now.getTime() + maxMs).toISOString();
  return { session: secretText('ses', secret), until, enrolled };
}

export function createSessions<DB, Account extends SignInAccount>({
  database,
  store,
  clock,
}: Pick<SignInContext<DB, Account>, 'database' | 'store' | 'clock'>) {
  /** The user of a session; undefined when it has expired, was ended, or its account was disabled. */
  const find = async (text: string): Promise<SignedIn<Account> | undefined> => {
    const parts = parseSecret('ses', text);
    const session = parts && (await store.findSession(database.db, parts.id));
    if (!session || !matchesHash(parts.secret, session.hash)) return undefined;
    const now = clock().getTime();
    const [age, rest] = [now - session.created_at.getTime(), now - session.seen_at.getTime()];
    if (age >= maxMs || rest >= idleMs) return undefined;
    const account = await store.findAccount(database.db, session.account);
    if (!account || account.disabled_at !== null) return undefined;
    // A read-only database must not lock users out.
    if (rest >= seenMs)
      await store.markSessionSeen(database.db, session.id, new Date(now)).catch(() => undefined);
    return { account, session };
  };

  return {
    find,
    /** The account of a session; undefined while its authenticator is not set up. */
    async verify(text: string): Promise<Account | undefined> {
      const found = await find(text);
      return found?.session.enrolled ? found.account : undefined;
    },
    async list({ account, session }: SignedIn): Promise<SessionView[]> {
      const rows = await store.listSessions(database.db, account.id);
      return rows.map(({ id, browser, created_at, seen_at }) => ({
        id,
        browser,
        createdAt: created_at.toISOString(),
        lastSeen: seen_at.toISOString(),
        current: id === session.id,
      }));
    },
    /** Ends a session of the same account; false when there is no such session. */
    end: ({ account }: SignedIn, id: string): Promise<boolean> =>
      store.removeSession(database.db, account.id, id),
  };
}

export type Sessions<Account extends SignInAccount = SignInAccount> = ReturnType<
  typeof createSessions<unknown, Account>
>;
