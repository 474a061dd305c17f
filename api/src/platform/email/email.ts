/** An email to send. */
export interface Email {
  /** What it is about, for logs and metrics: `order-placed`. */
  readonly kind: string;
  /** One plain address; see `isEmailAddress`. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly replyTo?: string;
  /** Names the cause, such as an order's id: an email of a known key is not stored again. Random when left out. */
  readonly key?: string;
  /** How long the email is worth sending, in milliseconds; three days when left out. */
  readonly worthMs?: number;
}
