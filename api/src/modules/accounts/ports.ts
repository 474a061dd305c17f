import type { Executor } from '../../platform/db/schema';
import type { Email } from '../../platform/email/email';
import type { StoredPhoto } from '../media';

/** Takes the emails about accounts. */
export interface AccountMailer {
  /** False in a shop without a mail server. */
  readonly enabled: boolean;
  /** Stores an email in the transaction `db`; it is sent when that commits. */
  send(db: Executor, email: Email): Promise<unknown>;
}

/** A line of an order, as the profile lists it. */
export interface OrderedLine {
  /** The order's public id. */
  readonly public_id: string;
  readonly status: string;
  readonly created_at: Date;
  readonly ship: Readonly<
    Record<'name' | 'streetAddress' | 'apartment' | 'city' | 'state' | 'phone', string>
  >;
  readonly title: string;
  /** Empty without a choice of colour. */
  readonly color: string;
  readonly rate_paise: number;
  readonly quantity: number;
  /** Of the product as it is now. */
  readonly slug: string;
  readonly photos: readonly StoredPhoto[];
  readonly colors: string;
}

/** The lines of the orders that a user has placed, order by order, the latest first. */
export type ListOrderedLines = (db: Executor, userId: number) => Promise<readonly OrderedLine[]>;
