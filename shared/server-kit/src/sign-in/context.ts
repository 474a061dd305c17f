import type { Kysely, Transaction } from 'kysely';
import type { PasskeyStore } from '../passkeys/store';
import type { SignInAccount, SignInStore } from './store';

/** Creates an error of the API. `retryAfter` is in seconds; `field` is the field that the message is about. */
export type Refuse = (
  status: number,
  message: string,
  options?: { readonly retryAfter?: number; readonly field?: string },
) => Error;

/** An event of an account, for the API's log. */
export interface SignInEntry<Action extends string = SignInAction> {
  readonly action: Action;
  /** Name of the actor. */
  readonly actor: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

type SignInAction =
  | 'sign-in'
  | 'invitation-accept'
  | 'authenticator-set-up'
  | 'passkey-add'
  | 'passkey-remove'
  | 'account-create'
  | 'account-invite'
  | 'account-disable';

/** The dependencies of sign-in: the API's tables, log and errors. */
export interface SignInContext<DB, Account extends SignInAccount, Action extends string = SignInAction> {
  readonly database: {
    readonly db: Kysely<DB>;
    transaction<T>(work: (tx: Transaction<DB>) => Promise<T>): Promise<T>;
  };
  readonly store: SignInStore<DB, Account>;
  /** Passkeys of the accounts. */
  readonly passkeys: PasskeyStore<DB, string>;
  readonly clock: () => Date;
  /** Adds to the API's log, in the same transaction. */
  readonly log: (tx: Transaction<DB>, entry: SignInEntry<Action>) => Promise<unknown>;
  readonly refuse: Refuse;
}
