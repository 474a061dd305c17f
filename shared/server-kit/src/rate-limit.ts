/** Counts calls per sender in fixed windows, in the memory of this process, which is sufficient against floods. */
export interface RateLimit {
  /** Seconds to wait; 0 when the call is allowed. */
  take(sender: string, now: Date): number;
}

export function createRateLimit({ max, ms }: { readonly max: number; readonly ms: number }): RateLimit {
  let began = 0;
  const counts = new Map<string, number>();
  return {
    take(sender, now) {
      if (now.getTime() - began >= ms) {
        began = now.getTime();
        counts.clear();
      }
      const count = (counts.get(sender) ?? 0) + 1;
      counts.set(sender, count);
      return count <= max ? 0 : Math.ceil((began + ms - now.getTime()) / 1000);
    },
  };
}
