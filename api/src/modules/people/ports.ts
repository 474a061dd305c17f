import type { DatabaseTransaction, Executor } from '../../platform/db/schema';

/** A person with an account, orders without one, or an enquiry. */
export interface Person {
  /** Null without an account. */
  readonly userId: number | null;
  /** In lower case. */
  readonly email: string;
  /** Orders of the account, and those without an account with this email address, oldest first. */
  readonly orders: readonly { readonly id: number; readonly publicId: string }[];
}

/** A part of the shop that stores personal data. */
export interface PersonalDataHolder {
  /** Name of its part of the export. */
  readonly name: string;
  /** All data that it stores about a person, as JSON, without secrets and their hashes. */
  export(db: Executor, person: Person): Promise<unknown>;
  /** Reasons to wait with an erasure, each a sentence for staff; locks the rows concerned. */
  obstacles?(tx: DatabaseTransaction, person: Person, now: Date): Promise<readonly string[]>;
  /** Removes or replaces data that identifies the person. Returns the number of changes, for the log. */
  erase(tx: DatabaseTransaction, person: Person, now: Date): Promise<number>;
}
