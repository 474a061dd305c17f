import type { DatabaseTransaction, Executor } from '../../platform/db/schema';

/** Somebody whom the shop knows: by an account, by orders without one, or by an enquiry. */
export interface Person {
  /** Null without an account. */
  readonly userId: number | null;
  /** In lower case. */
  readonly email: string;
  /** Orders of the account, and those without an account to this e-mail address. Empty, or in the order in which they were made. */
  readonly orders: readonly { readonly id: number; readonly publicId: string }[];
}

/** A part of the shop that stores something about people. */
export interface PersonalDataHolder {
  /** What its part of the export is called. */
  readonly name: string;
  /** All that it stores of a person, as JSON, but for secrets and hashes of such. */
  export(db: Executor, person: Person): Promise<unknown>;
  /** What an erasure has to wait for, each a sentence for the staff member; locks what must not change meanwhile. */
  obstacles?(tx: DatabaseTransaction, person: Person, now: Date): Promise<readonly string[]>;
  /** Removes or replaces what names the person. Returns how much that was, for the log. */
  erase(tx: DatabaseTransaction, person: Person, now: Date): Promise<number>;
}
