/** The page's message to the worker that a page is open. */
export interface Visit {
  readonly type: 'visit';
  /** Absolute URL and title of the page. */
  readonly url: string;
  readonly title: string;
  /** URL of the document that the page is rendered in; differs from the page's after a client-side navigation. */
  readonly document: string;
  /** Files that the page fetched before the worker controlled it. */
  readonly fetched: readonly string[];
}

/** The worker's message to a page that one of its requests got no response from the network. */
export interface NoResponse {
  readonly type: 'no-answer';
}
