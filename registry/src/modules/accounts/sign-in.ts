import { RegistryError } from '@shop/packer';
import type { Passwords } from '@shop/http/passwords';
import { addAudit } from '../../platform/db/audit';
import type { AuditAction } from '../../platform/db/audit-actions';
import type { RegistryDatabase, Tx } from '../../platform/db/tables';
import { isSecret, parseSecret } from '../../platform/secrets';
import {
  changeAccount,
  findAccount,
  findAccountNamed,
  lockAccount,
  type AccountRow,
} from './account-queries';
import { authenticatorUri, newAuthenticatorSecret, stepOfCode } from './authenticator';
import type { GuessLimits } from './guess-limits';
import { checkNewPassword } from './new-password';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes';
import { removeSession, removeSessions } from './session-queries';
import { beginSession, type NewSession, type SignedIn } from './sessions';

/** Where a try comes from. */
export interface Sender {
  readonly address: string;
  /** Its user agent. */
  readonly browser: string;
}

interface Options {
  readonly database: RegistryDatabase;
  readonly clock: () => Date;
  readonly passwords: Passwords;
  readonly limits: GuessLimits;
}

export interface Authenticator {
  /** `otpauth://…` */
  readonly uri: string;
  /** The same in Base32, to type. */
  readonly secret: string;
}

/** What does not fit is not told, so that nobody learns which names there are. */
const wrong = () =>
  new RegistryError(401, 'Name, password or code is not right. A code works once; wait for the next one.');

/** Uses a code of the authenticator, or a recovery code, up. False when it is neither. */
async function useCode(tx: Tx, account: AccountRow, code: string, now: Date): Promise<boolean> {
  const { id, totp_secret: secret, totp_step: last, recovery_hashes: recovery } = account;
  if (secret === null) return false;
  const step = stepOfCode(secret, code, now, last === null ? null : Number(last));
  if (step !== null) {
    await changeAccount(tx, id, { totp_step: step });
    return true;
  }
  const used = hashRecoveryCode(code);
  if (!recovery.includes(used)) return false;
  const left = recovery.filter((hash) => hash !== used);
  await changeAccount(tx, id, { recovery_hashes: JSON.stringify(left) });
  return true;
}

const isEnrolled = ({ totp_step }: AccountRow) => totp_step !== null;

/** The ways into an account: name, password and code, an invitation, and the setting up of its authenticator. */
export function createSignIn({ database, clock, passwords, limits }: Options) {
  const told = (tx: Tx, action: AuditAction, actor: string, detail?: Readonly<Record<string, unknown>>) =>
    addAudit(tx, { env: '*', action, actor, at: clock().toISOString(), ...(detail && { detail }) });

  return {
    /**
     * Throws a RegistryError: 401 for what is not right, 429 after many tries. An account whose authenticator is not set up
     * yet gets a session that can do nothing else.
     */
    async signIn(
      { name, password, code }: { name: string; password: string; code: string },
      sender: Sender,
    ): Promise<NewSession> {
      limits.take(sender.address, name, clock());
      const found = await findAccountNamed(database.db, name);
      const matches = await passwords.matches(found?.password_hash ?? undefined, password);
      if (!found || !matches || found.disabled_at !== null) throw wrong();
      return database.transaction(async (tx) => {
        const account = await lockAccount(tx, found.id);
        if (!account || account.password_hash !== found.password_hash) throw wrong();
        const enrolled = isEnrolled(account);
        if (enrolled && !(await useCode(tx, account, code, clock()))) throw wrong();
        await told(tx, 'sign-in', account.name);
        return beginSession(tx, { account: account.id, enrolled, browser: sender.browser, now: clock() });
      });
    },

    /** Chooses the password of whoever was invited. Throws a RegistryError: 401, 422 or 429. */
    async acceptInvitation(text: string, password: string, sender: Sender): Promise<NewSession> {
      limits.take(sender.address, 'invitation', clock());
      const parts = parseSecret('inv', text);
      const invited = parts && (await findAccount(database.db, parts.id));
      const over = new RegistryError(401, 'This invitation is over or was used. Ask an admin for a new one.');
      const isOpen = (account: AccountRow | undefined): account is AccountRow =>
        account?.disabled_at === null &&
        account.invitation_hash !== null &&
        account.invitation_until !== null &&
        account.invitation_until > clock() &&
        isSecret(parts?.secret ?? '', account.invitation_hash);
      if (!invited || !isOpen(invited)) throw over;
      checkNewPassword(password, invited.name);
      const password_hash = await passwords.hash(password);
      return database.transaction(async (tx) => {
        const account = await lockAccount(tx, invited.id);
        if (!isOpen(account)) throw over;
        await changeAccount(tx, account.id, {
          password_hash,
          invitation_hash: null,
          invitation_until: null,
          totp_secret: newAuthenticatorSecret(),
          totp_step: null,
          recovery_hashes: '[]',
        });
        await removeSessions(tx, account.id);
        await told(tx, 'invitation-accept', account.name);
        const begun = { account: account.id, enrolled: false, browser: sender.browser, now: clock() };
        return beginSession(tx, begun);
      });
    },

    /** What the authenticator of a new account is set up with. Throws a RegistryError 409 once it is. */
    authenticator({ account }: SignedIn): Authenticator {
      const { name, totp_secret: secret } = account;
      if (isEnrolled(account) || secret === null) {
        throw new RegistryError(
          409,
          'Your authenticator is set up already. Ask an admin for a new invitation.',
        );
      }
      return { uri: authenticatorUri(name, secret), secret };
    },

    /**
     * Confirms the authenticator by a code of it: the session is replaced by one that may do everything, and recovery codes are
     * shown this once. Throws a RegistryError 422 for a wrong code.
     */
    async enrol({ account: { id }, session }: SignedIn, code: string, sender: Sender) {
      limits.take(sender.address, `enrol ${id}`, clock());
      return database.transaction(async (tx) => {
        const account = await lockAccount(tx, id);
        if (!account || isEnrolled(account) || account.totp_secret === null) {
          throw new RegistryError(409, 'Your authenticator is set up already.');
        }
        const step = stepOfCode(account.totp_secret, code, clock(), null);
        if (step === null) {
          throw new RegistryError(422, 'That is not the code of now. Look at the clock of your phone, too.');
        }
        const recoveryCodes = newRecoveryCodes();
        const hashes = JSON.stringify(recoveryCodes.map(hashRecoveryCode));
        await changeAccount(tx, id, { totp_step: step, recovery_hashes: hashes });
        await removeSession(tx, id, session.id);
        await told(tx, 'authenticator-set-up', account.name);
        const begun = await beginSession(tx, {
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

export type SignIn = ReturnType<typeof createSignIn>;
