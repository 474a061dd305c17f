/** Number of visits that reached a stage on one day. Contains no personal data. */
export interface VisitCountTable {
  /** In India, as YYYY-MM-DD. */
  day: string;
  stage: VisitStage;
  visits: number;
}

/** Stages of a visit, from opening the shop to the checkout. */
export const visitStages = ['visit', 'product', 'cart', 'checkout'] as const;

export type VisitStage = (typeof visitStages)[number];

declare module '../../platform/db/schema' {
  interface Schema {
    visit_count: VisitCountTable;
  }
}
