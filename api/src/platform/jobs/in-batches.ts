/** Small enough not to block others who need the same rows or the one connection. */
const BATCH = 500;

/**
 * Work on many rows a batch at a time: calls `work` with the most that it may take until it took fewer. Returns how many that were
 * in all.
 */
export async function inBatches(work: (limit: number) => Promise<number>, size = BATCH): Promise<number> {
  let all = 0;
  for (;;) {
    const done = await work(size);
    all += done;
    if (done < size) return all;
  }
}
