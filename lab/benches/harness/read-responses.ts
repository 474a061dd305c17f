import type { Socket } from 'node:net';

const headEnd = Buffer.from('\r\n\r\n');
const lastChunk = Buffer.from('\r\n0\r\n\r\n');

/**
 * Calls `heard` with the status of each complete response: one with a length, in chunks, or without a body. Callers
 * must wait for each response before the next request. Its HTTP support is minimal, so that the server is measured.
 */
export function readResponses(socket: Socket, heard: (status: number) => void): void {
  let status = 0;
  let head: Buffer = Buffer.alloc(0);
  /** Remaining bytes of a body with a length; null before the head is read. */
  let missing: number | null = null;
  /** The last bytes of a body in chunks; null for others. */
  let tail: Buffer | null = null;

  const readHead = (): Buffer | null => {
    const end = head.indexOf(headEnd);
    if (end < 0) return null;
    const text = head.toString('latin1', 0, end);
    const rest = head.subarray(end + headEnd.length);
    head = Buffer.alloc(0);
    status = Number(text.slice(9, 12));
    missing = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0);
    // The end of the head also serves as the line break before an empty body.
    tail = /\r\ntransfer-encoding: chunked/i.test(text) ? headEnd.subarray(2) : null;
    return rest;
  };

  /** Whether the response ends with these bytes. They do not occur inside the measured bodies. */
  const takeBody = (bytes: Buffer): boolean => {
    if (tail) {
      tail = Buffer.concat([tail, bytes.subarray(-lastChunk.length)]).subarray(-lastChunk.length);
      return tail.equals(lastChunk);
    }
    missing = (missing ?? 0) - bytes.length;
    return missing <= 0;
  };

  socket.on('data', (chunk: Buffer) => {
    let body: Buffer | null = chunk;
    if (missing === null) {
      head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
      body = readHead();
    }
    if (!body || !takeBody(body)) return;
    missing = null;
    heard(status);
  });
}
