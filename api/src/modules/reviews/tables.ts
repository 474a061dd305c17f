import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Identity, Timestamp } from '../../platform/db/schema';

/** At most one row: whether the shop shows reviews. Without one, it does not. */
export interface ReviewSettingTable {
  id: Generated<number>;
  shows_reviews: boolean;
}

/** `waiting` for staff, who publish or reject it. An edit by its author makes it wait again. */
export type ReviewState = 'waiting' | 'published' | 'rejected';

/** A review of a product by a buyer; each account has at most one of a product. */
export interface ProductReviewTable {
  id: Identity;
  public_id: string;
  /** A product that has its own page, never a variant. */
  product_id: number;
  user_id: number;
  /** The delivered order that contained the product. */
  order_id: number;
  /** The name that the shop shows: first name and initial. */
  author: string;
  /** 1 to 5. */
  stars: number;
  /** Empty without one. */
  title: string;
  /** Plain text. */
  body: string;
  state: ReviewState;
  /** Incremented with each edit by the author, so that staff do not publish a text that they have not read. */
  version: Generated<number>;
  /** Why staff rejected it; null in the other states. */
  reason: ColumnType<string | null, string | null | undefined, string | null>;
  /** The shop's reply; null without one. */
  reply: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Timestamp;
  /** When the author wrote or last edited it. */
  written_at: Timestamp;
  /** When staff last published or rejected it. */
  decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** A report of a published review. */
export interface ReviewReportTable {
  review_id: number;
  /** A hash of the review and the network of the reporter. */
  reporter: string;
  at: Timestamp;
}

export type ProductReviewRow = Selectable<ProductReviewTable>;

declare module '../../platform/db/schema' {
  interface Schema {
    review_setting: ReviewSettingTable;
    product_review: ProductReviewTable;
    review_report: ReviewReportTable;
  }
}
