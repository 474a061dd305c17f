/** What the gate takes for wrong. Times in ms, sizes in bytes. */
export const limits = {
  /** A server's render: how many times as long as what is live needs, and by how much; how long where nothing is live. */
  server: { ratio: 3, slackMs: 300, aloneMs: 1500, tries: 3 },
  /** From the load of a page until it handles clicks. */
  readyMs: 15_000,
  /** One step of a purchase. */
  stepMs: 8000,
  /** How long a page that Back has led to is watched for leading away again. */
  stayMs: 1000,
  /** What a click may keep the page from doing anything else. */
  clickMs: 1500,
  /** From when on a page counts as hanging. */
  hangMs: 5000,
  /** How many times as late as with what is live, and by how much, the largest paint may be. */
  paint: { ratio: 2, slackMs: 300, tries: 3 },
  /** How much more a version's files for browsers may weigh than those of the version before; and what any may. */
  weight: { ratio: 1.5, slack: 100_000, most: 3_000_000 },
  /** Renders of one page in a row, and how many of them may go wrong on a busy machine. */
  renders: { count: 60, atOnce: 4, mayFail: 2 },
  /** Share of pixels from which on a picture is shown. */
  difference: 0.002,
  /** Buttons of a page that are pressed. */
  buttons: 5,
} as const;

/** Windows that pages are opened in, CSS pixels. */
export const windows = [
  { width: 390, height: 844 },
  { width: 1366, height: 900 },
] as const;
