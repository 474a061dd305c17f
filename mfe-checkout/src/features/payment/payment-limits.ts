/** How long the provider's script may take, in milliseconds. */
export const scriptDeadline = 15_000;

/** How long the provider's window stays open, in seconds: shorter than the 20 minutes for which the API holds the goods. */
export const windowTimeout = 15 * 60;
