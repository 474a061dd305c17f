import type { ColumnType, Kysely, Selectable } from 'kysely';

/** A passkey of an account. `account` is the id of a row in the API's table of accounts. */
export interface PasskeyTable<Account extends AccountId = AccountId> {
  /** The credential's id, in base64url. */
  id: string;
  account: Account;
  /** Chosen by its owner. */
  name: string;
  /** COSE key, in base64url. */
  public_key: string;
  /** Number of uses that the device counts; 0 for passkeys that are synchronised between devices. */
  counter: ColumnType<number | string, number, number>;
  /** How browsers reach the device, such as `internal` or `usb`. */
  transports: ColumnType<readonly string[], string, string>;
  created_at: ColumnType<Date, Date, Date>;
  /** When it last signed in; null before. */
  used_at: ColumnType<Date, Date, Date> | null;
}

/** A challenge that a browser has not responded to yet. */
export interface PasskeyChallengeTable<Account extends AccountId = AccountId> {
  /** sha256 of the attempt's token, which only the browser has. */
  id: string;
  /** In base64url. */
  challenge: string;
  purpose: PasskeyPurpose;
  /** The account that the response must belong to; null where any account may sign in. */
  account: Account | null;
  expires_at: ColumnType<Date, Date, Date>;
}

export type AccountId = string | number;

/** What a challenge is for: a new passkey, a sign-in without a password, or the second factor after it. */
export type PasskeyPurpose = 'registration' | 'sign-in' | 'second-factor';

/** A row of the passkeys; not derived from the table, as the type of its account is generic. */
export interface Passkey<Account extends AccountId = AccountId> extends Omit<
  Selectable<PasskeyTable>,
  'account'
> {
  readonly account: Account;
}

export interface PasskeyChallenge<Account extends AccountId = AccountId> extends Omit<
  Selectable<PasskeyChallengeTable>,
  'account'
> {
  readonly account: Account | null;
}

/** A type, not an interface: Kysely joins it with other tables. */
type PasskeyTables = { passkey: PasskeyTable; challenge: PasskeyChallengeTable };

interface StoreOptions {
  /** Name of the table of passkeys. */
  readonly passkeys: string;
  /** Name of the table of challenges. */
  readonly challenges: string;
}

/** Passkeys and challenges in the tables of an API. Each function takes a database handle or an open transaction. */
export function createPasskeyStore<DB, Account extends AccountId>(tables: StoreOptions) {
  // Statements are typed by the shared columns and run on the tables of the API.
  const passkeys = tables.passkeys as 'passkey';
  const challenges = tables.challenges as 'challenge';
  const on = (db: Kysely<DB>) => db as unknown as Kysely<PasskeyTables>;
  const select = (db: Kysely<DB>) => on(db).selectFrom(passkeys).selectAll();

  return {
    /** Adds a passkey; false if its id is taken. */
    async add(db: Kysely<DB>, passkey: Omit<Passkey<Account>, 'transports'> & { transports: string }) {
      const { numInsertedOrUpdatedRows } = await on(db)
        .insertInto(passkeys)
        .values({ ...passkey, counter: Number(passkey.counter) })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    /** Passkeys of an account, oldest first. */
    list: (db: Kysely<DB>, account: Account) =>
      select(db).where('account', '=', account).orderBy('created_at').orderBy('id').execute() as Promise<
        Passkey<Account>[]
      >,
    /** A passkey, locked: two concurrent responses are checked one after the other. */
    lock: (db: Kysely<DB>, id: string) =>
      select(db).where('id', '=', id).forUpdate().executeTakeFirst() as Promise<Passkey<Account> | undefined>,
    async markUsed(db: Kysely<DB>, id: string, counter: number, at: Date): Promise<void> {
      await on(db).updateTable(passkeys).set({ counter, used_at: at }).where('id', '=', id).execute();
    },
    /** Removes a passkey of an account. Resolves with its name; undefined when the account does not have it. */
    async remove(db: Kysely<DB>, account: Account, id: string): Promise<string | undefined> {
      const removed = await on(db)
        .deleteFrom(passkeys)
        .where('account', '=', account)
        .where('id', '=', id)
        .returning('name')
        .executeTakeFirst();
      return removed?.name;
    },
    /** Removes all passkeys of an account, and its challenges. */
    async removeAll(db: Kysely<DB>, account: Account): Promise<void> {
      await on(db).deleteFrom(passkeys).where('account', '=', account).execute();
      await on(db).deleteFrom(challenges).where('account', '=', account).execute();
    },

    /** Adds a challenge, and removes expired ones. */
    async addChallenge(db: Kysely<DB>, challenge: PasskeyChallenge<Account>, now: Date): Promise<void> {
      await on(db).deleteFrom(challenges).where('expires_at', '<=', now).execute();
      await on(db).insertInto(challenges).values(challenge).execute();
    },
    /** Takes a challenge: of concurrent calls one gets it. Undefined for one that is unknown, used or expired. */
    takeChallenge: (db: Kysely<DB>, id: string, now: Date) =>
      on(db)
        .deleteFrom(challenges)
        .where('id', '=', id)
        .where('expires_at', '>', now)
        .returningAll()
        .executeTakeFirst() as Promise<PasskeyChallenge<Account> | undefined>,
  };
}

/** The store of any API. */
export type PasskeyStore<DB, Account extends AccountId> = ReturnType<typeof createPasskeyStore<DB, Account>>;
