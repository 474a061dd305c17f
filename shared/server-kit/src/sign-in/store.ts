import { sql, type ColumnType, type Insertable, type Kysely, type Selectable, type Updateable } from 'kysely';

/** Columns of an account in each API's table, which adds the account's role or grants. */
export interface SignInAccountTable {
  id: string;
  name: string;
  /** Argon2id in PHC form; null until the invitation is accepted. */
  password_hash: string | null;
  /** Base32; null until the authenticator is being set up. */
  totp_secret: string | null;
  /** The last 30 s step whose code was used, so that no code works twice; null before the first. */
  totp_step: ColumnType<number | string | null, number | null, number | null>;
  recovery_hashes: ColumnType<readonly string[], string, string>;
  invitation_hash: string | null;
  invitation_until: ColumnType<Date, Date, Date> | null;
  created_by: string;
  created_at: ColumnType<Date, Date, Date>;
  disabled_at: ColumnType<Date, Date, Date> | null;
}

/** A browser with a signed-in user. */
export interface SignInSessionTable {
  id: string;
  /** Id of the account. */
  account: string;
  /** sha256 of the secret half of its cookie. */
  hash: string;
  /** False while the authenticator is not set up: the session permits nothing else until then. */
  enrolled: boolean;
  /** Its user agent, by which its owner recognises it. */
  browser: string;
  created_at: ColumnType<Date, Date, Date>;
  /** To the minute. */
  seen_at: ColumnType<Date, Date, Date>;
}

export type SignInAccount = Selectable<SignInAccountTable>;
export type SignInSession = Selectable<SignInSessionTable>;

/** A type, not an interface: Kysely joins it with other tables. */
type SignInTables = { account: SignInAccountTable; session: SignInSessionTable };

interface StoreOptions {
  /** Name of the table of accounts. */
  readonly accounts: string;
  /** Name of the table of sessions. */
  readonly sessions: string;
  /** Columns with the names for sign-in; `name` when absent. */
  readonly names?: readonly string[];
}

/**
 * Accounts and sessions in the tables of an API. `DB` has these tables, `Account` is a row, and `Own` are the columns that only this
 * API has. Each function takes a database handle or an open transaction.
 */
export function createSignInStore<DB, Account extends SignInAccount, Own extends object = object>({
  names = ['name'],
  ...tables
}: StoreOptions) {
  // Statements are typed by the shared columns and run on the tables of the API.
  const accounts = tables.accounts as 'account';
  const sessions = tables.sessions as 'session';
  const on = (db: Kysely<DB>) => db as unknown as Kysely<SignInTables>;
  const accountsOf = (db: Kysely<DB>) => on(db).selectFrom(accounts).selectAll();

  return {
    async addAccount(db: Kysely<DB>, account: Insertable<SignInAccountTable> & Own): Promise<void> {
      await on(db).insertInto(accounts).values(account).execute();
    },
    listAccounts: (db: Kysely<DB>) => accountsOf(db).orderBy('name').execute() as Promise<Account[]>,
    findAccount: (db: Kysely<DB>, id: string) =>
      accountsOf(db).where('id', '=', id).executeTakeFirst() as Promise<Account | undefined>,
    /** Finds an account by its name, case-insensitively. */
    findAccountNamed: (db: Kysely<DB>, name: string) =>
      accountsOf(db)
        .where(({ or, eb }) =>
          or(names.map((column) => eb(sql`lower(${sql.ref(column)})`, '=', name.toLowerCase()))),
        )
        .executeTakeFirst() as Promise<Account | undefined>,
    /** The account, locked: two concurrent changes run one after the other. */
    lockAccount: (db: Kysely<DB>, id: string) =>
      accountsOf(db).where('id', '=', id).forUpdate().executeTakeFirst() as Promise<Account | undefined>,
    async changeAccount(
      db: Kysely<DB>,
      id: string,
      change: Updateable<SignInAccountTable> & Partial<Own>,
    ): Promise<void> {
      await on(db).updateTable(accounts).set(change).where('id', '=', id).execute();
    },

    async addSession(db: Kysely<DB>, session: SignInSession): Promise<void> {
      await on(db).insertInto(sessions).values(session).execute();
    },
    findSession: (db: Kysely<DB>, id: string): Promise<SignInSession | undefined> =>
      on(db).selectFrom(sessions).selectAll().where('id', '=', id).executeTakeFirst(),
    /** Sessions of an account, newest first. */
    listSessions: (db: Kysely<DB>, account: string): Promise<SignInSession[]> =>
      on(db)
        .selectFrom(sessions)
        .selectAll()
        .where('account', '=', account)
        .orderBy('created_at', 'desc')
        .execute(),
    async markSessionSeen(db: Kysely<DB>, id: string, at: Date): Promise<void> {
      await on(db).updateTable(sessions).set({ seen_at: at }).where('id', '=', id).execute();
    },
    /** Ends a session of an account; false when the account does not have it. */
    async removeSession(db: Kysely<DB>, account: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await on(db)
        .deleteFrom(sessions)
        .where('account', '=', account)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
    /** Ends the sessions of an account, except one if given. Returns their number. */
    async removeSessions(db: Kysely<DB>, account: string, exceptId?: string): Promise<number> {
      const { numDeletedRows } = await on(db)
        .deleteFrom(sessions)
        .where('account', '=', account)
        .$if(exceptId !== undefined, (others) => others.where('id', '<>', exceptId ?? ''))
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
    /** Removes sessions that began, or were last seen, before these times. */
    async removeOldSessions(db: Kysely<DB>, created: Date, seen: Date): Promise<void> {
      await on(db)
        .deleteFrom(sessions)
        .where(({ or, eb }) => or([eb('created_at', '<=', created), eb('seen_at', '<=', seen)]))
        .execute();
    },
  };
}

/** The store of any API. */
export type SignInStore<DB, Account extends SignInAccount> = ReturnType<
  typeof createSignInStore<DB, Account>
>;
