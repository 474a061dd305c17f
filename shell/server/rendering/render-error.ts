/** Why there is no rendered page. */
export type RenderErrorReason =
  /** The shell's own code threw, or the page was no page. */
  | 'threw'
  /** It was still busy when its time was over. */
  | 'timed-out'
  /** Its process ended, or took too much memory. */
  | 'died'
  /** More renders wait already than can be done in time. */
  | 'busy'
  /** Nobody waits for it any more. */
  | 'cancelled';

/** A page that could not be rendered; `entered` is the remote whose code ran last. */
export class RenderError extends Error {
  constructor(
    readonly reason: RenderErrorReason,
    message: string,
    readonly entered?: { readonly remote: string; readonly version: string },
  ) {
    super(message);
    this.name = 'RenderError';
  }
}
