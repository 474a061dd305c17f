import type { FromProcess, ToProcess } from '../pool/protocol';

/** Maximum number of reads for one page, far more than any page needs. */
const maxReads = 100;

type Data = Extract<ToProcess, { type: 'data' }>;

interface Reader {
  readonly resolve: (data: Data) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Reads data of the API through the server instead of a socket: by GET, without cookies. Rejects for any other method, when the
 * request is aborted, and without a response.
 */
export function createDataReader(send: (message: FromProcess) => void) {
  const waiting = new Map<number, Reader>();
  let ids = 0;
  let reads = 0;
  let missing = 0;

  const ask = (path: string, signal: AbortSignal | null | undefined) =>
    new Promise<Data>((resolve, reject) => {
      reads += 1;
      if (reads > maxReads) throw new Error(`More than ${maxReads} reads for one page`);
      signal?.throwIfAborted();
      const id = (ids += 1);
      waiting.set(id, { resolve, reject });
      signal?.addEventListener('abort', () => {
        waiting.delete(id);
        reject(signal.reason as Error);
      });
      send({ type: 'read', id, path });
    });

  return {
    async fetch(url: string, { method = 'GET', signal }: RequestInit) {
      if (method !== 'GET') throw new Error(`${method} ${url}: renders can only read`);
      const { status, body } = await ask(url, signal);
      if (status === 0 || status >= 500) missing += 1;
      if (status === 0) throw new TypeError(body);
      return { ok: status >= 200 && status < 300, status, text: () => Promise.resolve(body) };
    },
    receive(data: Data): void {
      waiting.get(data.id)?.resolve(data);
      waiting.delete(data.id);
    },
    /** Number of reads of this page without a response or with a server error. */
    missing: () => missing,
    /** Aborts the pending reads of the last page. */
    forget(): void {
      for (const { reject } of waiting.values()) reject(new Error('The page has been rendered'));
      waiting.clear();
      reads = 0;
      missing = 0;
    },
  };
}
