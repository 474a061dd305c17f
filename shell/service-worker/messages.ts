/** What the page tells its worker: a screen is open. */
export interface Visit {
  readonly type: 'visit';
  /** Absolute address and title of the screen. */
  readonly url: string;
  readonly title: string;
  /** Address of the document that the screen is drawn in; another one once the shopper has moved within the page. */
  readonly document: string;
  /** What the page fetched before the worker was there to see it. */
  readonly fetched: readonly string[];
}

/** The worker's message to a page: one of its requests got no response from the network. */
export interface NoAnswer {
  readonly type: 'no-answer';
}
