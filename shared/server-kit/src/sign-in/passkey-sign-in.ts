import { createPasskeys, type NewCredential, type PasskeyResponse, type UsedCredential } from '../passkeys';
import type { PasskeyStore } from '../passkeys/store';
import type { Passwords } from '../passwords';
import type { SignInContext } from './context';
import type { GuessLimits } from './guessing';
import { beginSession, type NewSession, type SignedIn } from './sessions';
import { isEnrolled, type Sender } from './sign-in';
import type { SignInAccount } from './store';

interface Options<DB, Account extends SignInAccount> extends SignInContext<DB, Account> {
  readonly passkeys: PasskeyStore<DB, string>;
  /** Shown by browsers next to the passkey. */
  readonly issuer: string;
  readonly passwords: Passwords;
  readonly limits: GuessLimits;
}

/**
 * Passkeys of accounts: alone, or after the password in place of a code. The authenticator stays set up, so that any passkey may be
 * removed or lost.
 */
export function createPasskeySignIn<DB, Account extends SignInAccount>(options: Options<DB, Account>) {
  const { database, store, clock, log, refuse, passwords, limits, issuer } = options;
  const passkeys = createPasskeys({ database, store: options.passkeys, clock, refuse, issuer });

  /** Throws a 401 while the authenticator is not set up: until then, a session permits nothing else. */
  const enrolledAccount = ({ account, session }: SignedIn<Account>): Account => {
    if (!session.enrolled) throw refuse(401, 'Set up your authenticator first.');
    return account;
  };

  return {
    /** The passkeys of an account, oldest first. */
    list: async (mine: SignedIn<Account>) => passkeys.list(enrolledAccount(mine).id),

    /** Begins to add a passkey, given the password. Throws: 403 for a wrong password, 409 for too many passkeys, 429. */
    async begin(mine: SignedIn<Account>, current: string, { address, origin }: PasskeySender) {
      const { id, name, password_hash: stored } = enrolledAccount(mine);
      limits.take(address, name, clock());
      if (!(await passwords.matches(stored ?? undefined, current)))
        throw refuse(403, 'That is not your current password.', { field: 'current' });
      return passkeys.beginRegistration(origin, { account: id, handle: id, name }, { alone: false });
    },

    /** Adds a passkey. Throws: 409, 422. */
    async add(
      mine: SignedIn<Account>,
      response: PasskeyResponse<NewCredential> & { readonly name: string },
      { origin }: PasskeySender,
    ): Promise<void> {
      const { id, name: actor } = enrolledAccount(mine);
      const name = response.name.trim();
      await passkeys.register(
        origin,
        id,
        { ...response, name },
        { alone: false, added: (tx) => log(tx, { action: 'passkey-add', actor, detail: { passkey: name } }) },
      );
    },

    /** Removes a passkey. Throws a 404. */
    async remove(mine: SignedIn<Account>, id: string): Promise<void> {
      const account = enrolledAccount(mine);
      await database.transaction(async (tx) => {
        const passkey = await options.passkeys.remove(tx, account.id, id);
        if (passkey === undefined) throw refuse(404, 'Passkey not found.');
        await log(tx, { action: 'passkey-remove', actor: account.name, detail: { passkey } });
      });
    },

    /** Begins a sign-in with a passkey alone. Throws a 429. */
    async beginSignIn({ address, origin }: PasskeySender) {
      limits.takeAddress(address, clock());
      return passkeys.beginSignIn(origin);
    },

    /**
     * Begins the second step of a sign-in by name and password. Throws: 401 for wrong ones, 409 for an account without a passkey, 429
     * after many attempts.
     */
    async beginSecondFactor(
      { name, password }: { readonly name: string; readonly password: string },
      { address, origin }: PasskeySender,
    ) {
      limits.take(address, name, clock());
      const account = await store.findAccountNamed(database.db, name);
      const matches = await passwords.matches(account?.password_hash ?? undefined, password);
      if (!account || !matches || account.disabled_at !== null)
        throw refuse(401, 'Name or password is wrong.');
      return passkeys.beginSecondFactor(origin, account.id);
    },

    /** Signs in with a passkey, alone or as the second step. Throws a 401. */
    async signIn(
      response: PasskeyResponse<UsedCredential>,
      { browser, origin }: PasskeySender,
    ): Promise<NewSession> {
      return passkeys.signIn(origin, response, async (tx, id) => {
        const account = await store.lockAccount(tx, id);
        if (!account || account.disabled_at !== null || !isEnrolled(account))
          throw refuse(401, 'This account was disabled or invited again. Ask an admin.');
        await log(tx, { action: 'sign-in', actor: account.name, detail: { with: 'passkey' } });
        return beginSession(store, tx, { account: id, enrolled: true, browser, now: clock() });
      });
    },
  };
}

/** The origin of a request, with the public origin of the page that sent it. */
export interface PasskeySender extends Sender {
  readonly origin: string;
}

export type PasskeySignIn<Account extends SignInAccount = SignInAccount> = ReturnType<
  typeof createPasskeySignIn<unknown, Account>
>;
