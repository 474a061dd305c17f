import type { Transaction } from 'kysely';
import type { Passwords } from '../passwords';
import { matchesHash, parseSecret } from '../secrets';
import {
  authenticatorUri,
  hashRecoveryCode,
  newAuthenticatorSecret,
  newRecoveryCodes,
  stepOfCode,
} from './authenticator';
import { checkNewPassword, type GuessLimits } from './guessing';
import type { SignInContext } from './context';
import { beginSession, type NewSession, type SignedIn } from './sessions';
import type { SignInAccount } from './store';

/** The origin of an attempt. */
export interface Sender {
  readonly address: string;
  /** Its user agent. */
  readonly browser: string;
}

interface Options<DB, Account extends SignInAccount> extends SignInContext<DB, Account> {
  /** Shown in authenticators next to the name. */
  readonly issuer: string;
  readonly passwords: Passwords;
  readonly limits: GuessLimits;
}

export interface Authenticator {
  /** `otpauth://…` */
  readonly uri: string;
  /** The secret in Base32, for manual entry. */
  readonly secret: string;
}

/** Whether an account has an authenticator. */
export const isEnrolled = ({ totp_step }: SignInAccount): boolean => totp_step !== null;

/** Sign-in: by name, password and code, by an invitation, and setting up the authenticator. */
export function createSignIn<DB, Account extends SignInAccount>(options: Options<DB, Account>) {
  const { database, store, clock, log, refuse, issuer, passwords, limits } = options;

  /** One message for all failures, so that it does not reveal which names exist. */
  const wrong = () =>
    refuse(401, 'Name, password or code is wrong. Each code works once; wait for the next one.');

  /** Consumes a code of the authenticator, or a recovery code. False when it is neither. */
  const useCode = async (
    tx: Transaction<DB>,
    account: Account,
    code: string,
    now: Date,
  ): Promise<boolean> => {
    const { id, totp_secret: secret, totp_step: last, recovery_hashes: recovery } = account;
    if (secret === null) return false;
    const step = stepOfCode(secret, code, now, last === null ? null : Number(last));
    if (step !== null) {
      await store.changeAccount(tx, id, { totp_step: step });
      return true;
    }
    const used = hashRecoveryCode(code);
    if (!recovery.includes(used)) return false;
    const left = recovery.filter((hash) => hash !== used);
    await store.changeAccount(tx, id, { recovery_hashes: JSON.stringify(left) });
    return true;
  };

  return {
    /** Throws a 422 for a password that is easy to guess, or contains the account's name. */
    checkPassword: (password: string, name: string): void => checkNewPassword(password, name, refuse),

    /**
     * Throws: 401 for wrong credentials, 429 after many attempts. An account whose authenticator is not set up
     * yet gets a session that can do nothing else.
     */
    async signIn(
      { name, password, code }: { name: string; password: string; code: string },
      sender: Sender,
    ): Promise<NewSession> {
      limits.take(sender.address, name, clock());
      const found = await store.findAccountNamed(database.db, name);
      let renewed: string | undefined;
      const matches = await passwords.matches(found?.password_hash ?? undefined, password, (hash) => {
        renewed = hash;
      });
      if (!found || !matches || found.disabled_at !== null) throw wrong();
      return database.transaction(async (tx) => {
        const account = await store.lockAccount(tx, found.id);
        if (!account || account.password_hash !== found.password_hash) throw wrong();
        const enrolled = isEnrolled(account);
        if (enrolled && !(await useCode(tx, account, code, clock()))) throw wrong();
        if (renewed !== undefined) await store.changeAccount(tx, account.id, { password_hash: renewed });
        await log(tx, { action: 'sign-in', actor: account.name });
        return beginSession(store, tx, {
          account: account.id,
          enrolled,
          browser: sender.browser,
          now: clock(),
        });
      });
    },

    /** Sets the password of an invited user. Throws: 401, 422 or 429. */
    async acceptInvitation(text: string, password: string, sender: Sender): Promise<NewSession> {
      limits.take(sender.address, 'invitation', clock());
      const parts = parseSecret('inv', text);
      const invited = parts && (await store.findAccount(database.db, parts.id));
      const expired = refuse(401, 'This invitation has expired or was used. Ask an admin for a new one.');
      const isOpen = (account: Account | undefined): account is Account =>
        account?.disabled_at === null &&
        account.invitation_hash !== null &&
        account.invitation_until !== null &&
        account.invitation_until > clock() &&
        matchesHash(parts?.secret ?? '', account.invitation_hash);
      if (!invited || !isOpen(invited)) throw expired;
      checkNewPassword(password, invited.name, refuse);
      const password_hash = await passwords.hash(password);
      return database.transaction(async (tx) => {
        const account = await store.lockAccount(tx, invited.id);
        if (!isOpen(account)) throw expired;
        await store.changeAccount(tx, account.id, {
          password_hash,
          invitation_hash: null,
          invitation_until: null,
          totp_secret: newAuthenticatorSecret(),
          totp_step: null,
          recovery_hashes: '[]',
        });
        await store.removeSessions(tx, account.id);
        await log(tx, { action: 'invitation-accept', actor: account.name });
        const begun = { account: account.id, enrolled: false, browser: sender.browser, now: clock() };
        return beginSession(store, tx, begun);
      });
    },

    /** The secret for setting up a new account's authenticator. Throws a 409 once it is set up. */
    authenticator({ account }: SignedIn): Authenticator {
      const { name, totp_secret: secret } = account;
      if (isEnrolled(account) || secret === null) {
        throw refuse(409, 'Your authenticator is already set up. Ask an admin for a new invitation.');
      }
      return { uri: authenticatorUri(issuer, name, secret), secret };
    },

    /**
     * Confirms the authenticator with one of its codes: the session is replaced by a full one, and recovery codes are
     * shown once. Throws a 422 for a wrong code.
     */
    async enrol({ account: { id }, session }: SignedIn, code: string, sender: Sender) {
      limits.take(sender.address, `enrol ${id}`, clock());
      return database.transaction(async (tx) => {
        const account = await store.lockAccount(tx, id);
        if (!account || isEnrolled(account) || account.totp_secret === null) {
          throw refuse(409, 'Your authenticator is already set up.');
        }
        const step = stepOfCode(account.totp_secret, code, clock(), null);
        if (step === null) {
          throw refuse(422, 'The code is wrong. Enter the current code, and check the clock of your phone.');
        }
        const recoveryCodes = newRecoveryCodes();
        const hashes = JSON.stringify(recoveryCodes.map(hashRecoveryCode));
        await store.changeAccount(tx, id, { totp_step: step, recovery_hashes: hashes });
        await store.removeSession(tx, id, session.id);
        await log(tx, { action: 'authenticator-set-up', actor: account.name });
        const begun = await beginSession(store, tx, {
          account: id,
          enrolled: true,
          browser: sender.browser,
          now: clock(),
        });
        return { ...begun, recoveryCodes };
      });
    },
  };
}

export type SignIn = ReturnType<typeof createSignIn<unknown, SignInAccount>>;
