import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Compresses with dictionaries in a thread, one file after the other. */
export interface DeltaPacker {
  /** Brotli over `dictionary`; undefined when that is not possible. Rejects when the thread ends. */
  pack(bytes: Uint8Array, dictionary: Uint8Array): Promise<Uint8Array | undefined>;
  close(): Promise<void>;
}

export function openDeltaPacker(): DeltaPacker {
  const worker = new Worker(new URL('./delta-worker.mjs', import.meta.url), { execArgv: [] });
  return {
    async pack(bytes, dictionary) {
      worker.postMessage({ bytes, dictionary });
      const [packed] = (await once(worker, 'message')) as [Uint8Array | null];
      return packed ?? undefined;
    },
    close: async () => void (await worker.terminate()),
  };
}
