import type { Transaction } from 'kysely';
import type { Passwords } from '../passwords';
import type { SignInContext } from './context';
import { checkNewPassword, type GuessLimits } from './guessing';
import type { SignedIn } from './sessions';
import type { SignInAccount } from './store';

type OwnAccountAction = 'password-change' | 'session-end' | 'other-sessions-end';

interface Options<DB, Account extends SignInAccount> extends SignInContext<DB, Account, OwnAccountAction> {
  readonly passwords: Passwords;
  readonly limits: GuessLimits;
}

/** Changes that people make to their own account, each logged. */
export function createOwnAccount<DB, Account extends SignInAccount>(options: Options<DB, Account>) {
  const { database, store, clock, log, refuse, passwords, limits } = options;

  const endOthers = (tx: Transaction<DB>, { account, session }: SignedIn<Account>) =>
    store.removeSessions(tx, account.id, session.id);

  return {
    /**
     * Changes the password, given the current one, and ends the account's other sessions. Throws: 403 for a wrong current password, 422
     * for a new one that is easy to guess, 429 after many attempts, as at sign-in.
     */
    async changePassword(
      mine: SignedIn<Account>,
      { current, password }: { readonly current: string; readonly password: string },
      address: string,
    ): Promise<void> {
      const { id, name, password_hash: stored } = mine.account;
      limits.take(address, name, clock());
      const wrong = () => refuse(403, 'That is not your current password.', { field: 'current' });
      if (!(await passwords.matches(stored ?? undefined, current))) throw wrong();
      checkNewPassword(password, name, refuse);
      const password_hash = await passwords.hash(password);
      await database.transaction(async (tx) => {
        const locked = await store.lockAccount(tx, id);
        // In the meantime, an admin may have invited them again, or they may have changed it in another browser.
        if (locked?.password_hash !== stored) throw wrong();
        await store.changeAccount(tx, id, { password_hash });
        const detail = { sessionsEnded: await endOthers(tx, mine) };
        await log(tx, { action: 'password-change', actor: name, detail });
      });
    },

    /** Ends one of the account's sessions. Throws a 404. */
    async endSession({ account }: SignedIn<Account>, id: string): Promise<void> {
      await database.transaction(async (tx) => {
        const session = await store.findSession(tx, id);
        if (!session || !(await store.removeSession(tx, account.id, id)))
          throw refuse(404, 'Session not found. It may have ended.');
        const detail = { browser: session.browser };
        await log(tx, { action: 'session-end', actor: account.name, detail });
      });
    },

    /** Ends all sessions of the account except the current one, if any. */
    async endOtherSessions(mine: SignedIn<Account>): Promise<void> {
      await database.transaction(async (tx) => {
        const ended = await endOthers(tx, mine);
        const entry = { actor: mine.account.name, detail: { sessionsEnded: ended } };
        if (ended > 0) await log(tx, { action: 'other-sessions-end', ...entry });
      });
    },
  };
}
