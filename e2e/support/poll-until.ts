import { setTimeout as pause } from 'node:timers/promises';

const everyMs = 200;

/** Polls a condition for up to `limitMs`; a rejection counts as false. */
export async function pollUntil(limitMs: number, condition: () => Promise<boolean>): Promise<boolean> {
  const endsAt = performance.now() + limitMs;
  for (;;) {
    const late = pause(Math.max(0, endsAt - performance.now()), false, { ref: false });
    if (await Promise.race([condition().catch(() => false), late])) return true;
    if (performance.now() >= endsAt) return false;
    await pause(everyMs);
  }
}
