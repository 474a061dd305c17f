/** Makes an error of the accounts' owner; `retryAfter` in seconds. */
export type Refuse = (status: number, message: string, options?: { readonly retryAfter: number }) => Error;

/** The columns of an account that sign-in needs. */
export interface SignInAccount {
  readonly id: string;
  readonly name: string;
  /** Null until the invitation is accepted. */
  readonly password_hash: string | null;
  /** Base32; null until the authenticator is being set up. */
  readonly totp_secret: string | null;
  /** The last 30 s step whose code was used, so that no code works twice; null before the first. */
  readonly totp_step: number | string | null;
  readonly recovery_hashes: readonly string[];
  readonly invitation_hash: string | null;
  readonly invitation_until: Date | null;
  readonly disabled_at: Date | null;
}

/** Columns to write; `recovery_hashes` is JSON text. */
interface AccountChange {
  readonly password_hash?: string | null;
  readonly totp_secret?: string | null;
  readonly totp_step?: number | null;
  readonly recovery_hashes?: string;
  readonly invitation_hash?: string | null;
  readonly invitation_until?: Date | null;
  readonly disabled_at?: Date | null;
}

/** A browser in which somebody is signed in. */
export interface SignInSession {
  readonly id: string;
  /** Id of the account. */
  readonly account: string;
  /** sha256 of the secret half of its cookie. */
  readonly hash: string;
  /** False while the authenticator is not set up: it may do nothing else then. */
  readonly enrolled: boolean;
  /** Its user agent, for its owner to know it by. */
  readonly browser: string;
  readonly created_at: Date;
  /** To the minute. */
  readonly seen_at: Date;
}

/** Accounts and sessions in their owner's tables. `Db` is a handle or an open transaction. */
export interface SignInStore<Db, Account extends SignInAccount> {
  findAccount(db: Db, id: string): Promise<Account | undefined>;
  /** By its name, in upper or lower case. */
  findAccountNamed(db: Db, name: string): Promise<Account | undefined>;
  /** The account, locked: two concurrent changes run one after the other. */
  lockAccount(db: Db, id: string): Promise<Account | undefined>;
  changeAccount(db: Db, id: string, change: AccountChange): Promise<void>;
  addSession(db: Db, session: SignInSession): Promise<void>;
  findSession(db: Db, id: string): Promise<SignInSession | undefined>;
  listSessionRows(db: Db, account: string): Promise<readonly SignInSession[]>;
  markSessionSeen(db: Db, id: string, at: Date): Promise<void>;
  /** Ends one session of an account; false when it has no such session. */
  removeSession(db: Db, account: string, id: string): Promise<boolean>;
  removeSessions(db: Db, account: string): Promise<void>;
  /** Removes sessions that began, or were last seen, before these moments. */
  removeOldSessions(db: Db, created: Date, seen: Date): Promise<void>;
}

export interface SignInDatabase<Db, Tx extends Db> {
  readonly db: Db;
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** An event of an account, for its owner's log. */
type SignInAction =
  | 'sign-in'
  | 'invitation-accept'
  | 'authenticator-set-up'
  | 'account-create'
  | 'account-invite'
  | 'account-disable';

export interface SignInEntry {
  readonly action: SignInAction;
  /** Name of the actor. */
  readonly actor: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** The accounts' storage and their owner's hooks. */
export interface SignInContext<Db, Tx extends Db, Account extends SignInAccount> {
  readonly database: SignInDatabase<Db, Tx>;
  readonly store: SignInStore<Db, Account>;
  readonly clock: () => Date;
  /** Adds to the owner's log, in the same transaction. */
  readonly log: (tx: Tx, entry: SignInEntry) => Promise<unknown>;
  readonly refuse: Refuse;
}
