/** Limits of the gate. Times in ms, sizes in bytes. */
export const limits = {
  /** A whole run. Its report lists the pages that it had no time to open. */
  runMs: 290_000,
  /** A server's render: factor and excess over the live one; absolute where nothing is live. */
  server: { ratio: 3, slackMs: 300, aloneMs: 1500, tries: 3 },
  /** From the load of a page until it handles clicks. */
  readyMs: 15_000,
  /** One step of a purchase: far longer than a good one takes on a busy machine, as one failed try counts. */
  stepMs: 15_000,
  /** How long a control has to be there, enabled and unchanged before it is pressed: a person needs about as long. */
  holdMs: 1000,
  /** Without requests and changes of the DOM for this long, a page has settled; one that never does is not waited for longer than `settleMs`. */
  quietMs: 300,
  settleMs: 5000,
  /** A page that has settled for this long will not change any more: waiting for the rest of the step is pointless. */
  giveUpMs: 5000,
  /** Between two polls of a page. */
  pollMs: 50,
  /** How long the shop may take to serve a release, which it polls for every few seconds, and between two checks for it. */
  releaseMs: 20_000,
  releasePollMs: 250,
  /** A request to the shop's API. */
  apiMs: 10_000,
  /** Pairs of purchases, with the candidate and with what is live, until it is clear whose fault a failure is. */
  pairs: 2,
  /** How long a click may block the page. */
  clickMs: 1500,
  /** How long a press, a wheel or a key may take to have an effect. */
  effectMs: 3000,
  /** When a page counts as hanging. */
  hangMs: 5000,
  /**
   * A largest paint is noticeably later by this factor and excess over the live one. Then both are measured in turns, and the candidate is
   * refused if chance is an unlikely explanation: with 7 turns the smallest possible probability is 1 in 3,432.
   */
  paint: { ratio: 1.5, slackMs: 200, turns: 7, minTurns: 3, chance: 0.001 },
  /**
   * An idle page: simulated minutes, how far its clock is then moved ahead, the real time limit, how many requests it may send in excess
   * of three times those of the live page, and the number of the candidates' own pages that are tested.
   */
  stay: { minutes: 5, aheadSeconds: 30 * 24 * 3600, realMs: 15_000, requests: 60, pages: 2 },
  /** How long an idle page is observed, and the share of that time that its main thread may be blocked in excess of the live page's. */
  idle: { ms: 3000, share: 0.12 },
  /** Size limit of a version's browser files: relative to the previous version, and absolute. */
  weight: { ratio: 1.5, slack: 100_000, max: 3_000_000 },
  /** Renders of one page in a row, and how many of them may fail on a busy machine. */
  renders: { count: 60, atOnce: 4, mayFail: 2 },
  /** Pictures are of the whole page, up to this many CSS pixels, and may take this long on a busy machine. */
  pictureHeight: 12_000,
  pictureMs: 20_000,
  /** Share of differing pixels from which a screenshot is stored. */
  difference: 0.002,
  /** Buttons and links of a page that are pressed. */
  buttons: 5,
  links: 2,
} as const;

/** Windows that pages are opened in, CSS pixels. */
export const windows = [
  { width: 390, height: 844 },
  { width: 1366, height: 900 },
] as const;
