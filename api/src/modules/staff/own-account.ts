import type { createGuessLimits, SignedIn, SignIn } from '@shop/server-kit/sign-in';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { addLog } from './repository';
import type { StaffPasswords } from './ports';
import * as repository from './repository';
import type { StaffAccountRow } from './tables';

interface Options {
  readonly transaction: <T>(work: (tx: DatabaseTransaction) => Promise<T>) => Promise<T>;
  readonly now: () => Date;
  readonly passwords: StaffPasswords;
  readonly limits: ReturnType<typeof createGuessLimits>;
  readonly checkPassword: SignIn['checkPassword'];
}

type Mine = SignedIn<StaffAccountRow>;

/** What staff do with their own account. */
export function createOwnAccount({ transaction, now, passwords, limits, checkPassword }: Options) {
  const log = (tx: Executor, { account }: Mine, action: string, detail: Readonly<Record<string, unknown>>) =>
    addLog(tx, { actor: account.name, action, detail }, now());

  return {
    /**
     * Changes the password, given the current one, and ends their other sessions. Throws an ApiError: 403 for a wrong
     * current one, 422 for one that is easy to guess, 429 after many tries, as at sign-in.
     */
    async changePassword(
      mine: Mine,
      { current, password }: { readonly current: string; readonly password: string },
      address: string,
    ): Promise<void> {
      const { account, session } = mine;
      limits.take(address, account.name, now());
      const wrong = () =>
        new ApiError(403, 'That is not your current password.', { extra: { field: 'current' } });
      if (!(await passwords.matches(account.password_hash ?? undefined, current))) throw wrong();
      checkPassword(password, account.name);
      const hash = await passwords.hash(password);
      await transaction(async (tx) => {
        const locked = await repository.lockAccount(tx, account.id);
        // Meanwhile an admin may have invited them again, or another browser of theirs changed it.
        if (locked?.password_hash !== account.password_hash) throw wrong();
        await repository.changeAccount(tx, account.id, { password_hash: hash });
        const ended = await repository.removeOtherSessions(tx, account.id, session.id);
        await log(tx, mine, 'password-change', { sessionsEnded: ended });
      });
    },

    /** Ends a session of one's own. Throws an ApiError 404. */
    async endSession(mine: Mine, id: string): Promise<void> {
      await transaction(async (tx) => {
        const session = await repository.findSession(tx, id);
        if (!session || !(await repository.removeSession(tx, mine.account.id, id)))
          throw new ApiError(404, 'You have no such session. It may be over.');
        await log(tx, mine, 'session-end', { browser: session.browser });
      });
    },

    /** Ends all sessions of one's own but the one that asks; none is no error. */
    async endOtherSessions(mine: Mine): Promise<void> {
      await transaction(async (tx) => {
        const ended = await repository.removeOtherSessions(tx, mine.account.id, mine.session.id);
        if (ended > 0) await log(tx, mine, 'other-sessions-end', { sessionsEnded: ended });
      });
    },
  };
}
