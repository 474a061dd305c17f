/** Why there is no rendered page. */
export type RenderErrorReason =
  /** The shell's own code threw, or the page was no page. */
  | 'threw'
  /** It timed out. */
  | 'timed-out'
  /** Its process exited, or exceeded its memory. */
  | 'died'
  /** The render queue is too long. */
  | 'busy'
  /** It was aborted. */
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
