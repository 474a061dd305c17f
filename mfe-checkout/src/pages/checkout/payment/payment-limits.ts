/** How long the provider's script may take, in milliseconds. */
export const scriptDeadline = 15_000;

/** How long the provider's window stays open, in seconds, where the API does not say how long the goods are held. */
export const windowTimeout = 15 * 60;
