import { setTimeout as pause } from 'node:timers/promises';

const everyMs = 200;

/** Whether something comes true within `limitMs`; asked again and again, and a rejection is a no. */
export async function becomes(limitMs: number, ask: () => Promise<boolean>): Promise<boolean> {
  const endsAt = performance.now() + limitMs;
  for (;;) {
    const late = pause(Math.max(0, endsAt - performance.now()), false, { ref: false });
    if (await Promise.race([ask().catch(() => false), late])) return true;
    if (performance.now() >= endsAt) return false;
    await pause(everyMs);
  }
}
