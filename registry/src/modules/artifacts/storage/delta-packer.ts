import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Compresses with dictionaries in a thread, one file after the other. */
export interface DeltaPacker {
  /** Brotli over `dictionary`; undefined when that is not possible. Rejects when the thread ends. */
  pack(bytes: Uint8Array, dictionary: Uint8Array): Promise<Uint8Array | undefined>;
  close(): Promise<void>;
}

export function openDeltaPacker(script = new URL('./delta-worker.mjs', import.meta.url)): DeltaPacker {
  const worker = new Worker(script, { execArgv: [] });
  const over = new Promise<never>((_resolve, reject) => {
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('The thread that compresses has ended.')));
  });
  // Without this a thread that ends between two files would end the process.
  over.catch(() => undefined);
  return {
    async pack(bytes, dictionary) {
      worker.postMessage({ bytes, dictionary });
      const [packed] = (await Promise.race([once(worker, 'message'), over])) as [Uint8Array | null];
      return packed ?? undefined;
    },
    close: async () => void (await worker.terminate()),
  };
}
