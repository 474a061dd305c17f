import { shutdownMs } from '../durations';

/** Limits of the gate. Times in ms, sizes in bytes. */
export const limits = {
  /** Time limit of a run. The report lists the pages that were not opened. */
  runMs: 290_000,
  /**
   * A worker of the queue: `pollMs` is the interval of its requests for a job; `renewMs` of lease renewals, and thus the
   * longest time until it notices a cancellation; `jobMs` is the time limit of a job; `endMs` of stopping an aborted one. A
   * worker is not ready if its calls have failed for `seenMs`.
   */
  worker: {
    ...{ pollMs: 3000, renewMs: 4000, jobMs: 900_000, endMs: 60_000, previewMinutes: 20 },
    seenMs: 30_000,
  },
  /** Time limit of a server render: factor and excess over the live version's; `aloneMs` without a live version. */
  server: { ratio: 3, slackMs: 300, aloneMs: 1500, tries: 3 },
  /** Time limit from the load of a page until it handles clicks. */
  readyMs: 15_000,
  /** Time limit of a purchase step: much longer than it takes on a busy machine, as a single failure counts. */
  stepMs: 15_000,
  /** How long a control must be visible, enabled and unchanged before it is pressed; about as long as a person needs. */
  holdMs: 1000,
  /** A page has settled after this time without requests and DOM changes. The wait ends after `settleMs`. */
  quietMs: 300,
  settleMs: 5000,
  /** A page that has been settled for this long is not expected to change, so the step fails early. */
  giveUpMs: 5000,
  /** Interval between two polls of a page. */
  pollMs: 50,
  /**
   * How long the shop may take to serve a preview, as it polls for releases every few seconds, and the interval of checking for it.
   */
  releaseMs: 20_000,
  releasePollMs: 250,
  /** Timeout of a request to the shop's API. */
  apiMs: 10_000,
  /** Maximum number of purchase pairs, with the candidate and with the live versions, to find the cause of a failure. */
  pairs: 2,
  /** How long a click may block the page. */
  clickMs: 1500,
  /** How long a click, the mouse wheel or a key may take to have an effect. */
  effectMs: 3000,
  /** Time without a response after which a page counts as hanging. */
  hangMs: 5000,
  /**
   * A largest contentful paint is noticeably later by this factor and excess over the live one. Then both are measured in turns,
   * and the candidate is refused if the difference is significant: with 7 turns, the smallest possible p-value is 1 in 3,432.
   */
  paint: { ratio: 1.5, slackMs: 200, turns: 7, minTurns: 3, chance: 0.001 },
  /**
   * Layout shift: a page is refused if it exceeds `max`, the web vitals limit for a good page, and the live page does not, or
   * if it shifts by `slack` more than the live page. Measured in turns, like paints.
   */
  shift: { max: 0.1, slack: 0.05 },
  /**
   * An idle page: simulated minutes, how far its clock is then moved ahead, the real time limit, the allowed number of requests in
   * excess of three times those of the live page, and the number of tested pages of the candidates.
   */
  stay: { minutes: 5, aheadSeconds: 30 * 24 * 3600, realMs: 15_000, requests: 60, pages: 2 },
  /** How long an idle page is observed, and the share of that time that its main thread may be blocked in excess of the live page's. */
  idle: { ms: 3000, share: 0.12 },
  /** Size limit of a version's browser files: relative to the previous version, and absolute. */
  weight: { ratio: 1.5, slack: 100_000, max: 3_000_000 },
  /** Renders of one page in a row, and how many of them may fail on a busy machine. */
  renders: { count: 60, concurrency: 4, mayFail: 2 },
  /** Screenshots show the whole page, up to this height in CSS pixels, and may take this long on a busy machine. */
  pictureHeight: 12_000,
  pictureMs: 20_000,
  /** Share of differing pixels from which a screenshot is stored. */
  difference: 0.002,
  /** Number of pressed buttons and links per page. */
  buttons: 5,
  links: 2,
} as const;

/** Time limit for a stopped worker to close its browsers and return its job to the queue. */
export const gateWorkerStopMs = limits.worker.endMs + shutdownMs;

/** Window sizes, in CSS pixels. */
export const windows = [
  { width: 390, height: 844 },
  { width: 1366, height: 900 },
] as const;
