/** The bytes from `first` to `last`, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * What a `Range` header asks of a file of `size` bytes (RFC 9110, 14.2). Null for the whole file: no header, another
 * unit, several ranges at once or nothing to be read in it, all of which a server may ignore. 'unsatisfiable' when it
 * begins after the file's end.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=([0-9]*)-([0-9]*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  const range = { first: Number(first), last: Math.min(last === '' ? size : Number(last), size - 1) };
  if (last !== '' && Number(last) < range.first) return null;
  return range.first >= size ? 'unsatisfiable' : range;
}
