/** A line of a stack that names a place in a script. */
export interface StackFrame {
  readonly text: string;
  /** Empty where the browser has no name. */
  readonly name: string;
  /** The remote and version of the script; both empty for one of the shell. */
  readonly remote: string;
  readonly version: string;
  readonly script: string;
  /** From 1, as browsers count. */
  readonly line: number;
  readonly column: number;
}

/** More frames than anybody reads. */
const maxFrames = 30;

/** `…/remotes/cart/1.2.0/page.js:1:234` or `…/shell/main.0a1b2c3d.js:1:234`. */
const place =
  /\/(?:remotes\/(?<remote>[\w-]+)\/(?<version>[\w.+-]+)|shell)\/(?<script>[\w@~+/.-]+?\.m?js)(?:\?\S*?)?:(?<line>\d+):(?<column>\d+)/;

/** Chrome writes `at name (address)`, Firefox and Safari `name@address`. */
const nameIn = (line: string) =>
  /^\s*at (?:async )?(.+?) \(/.exec(line)?.[1] ?? /^(.*?)@/.exec(line)?.[1] ?? '';

/** The lines of a stack that name a place in a script of a remote or of the shell; at most 30. */
export function parseStack(stack: string): StackFrame[] {
  const frames = stack.split('\n').flatMap((text) => {
    const { remote = '', version = '', script, line, column } = place.exec(text)?.groups ?? {};
    if (script === undefined) return [];
    const at = { line: Number(line), column: Number(column) };
    return [{ text: text.trim(), name: nameIn(text), remote, version, script, ...at }];
  });
  return frames.slice(0, maxFrames);
}
