/** A fake clock. */
export function createTestClock(start = '2026-11-20T06:00:00.000Z') {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    forward(ms: number): void {
      now += ms;
    },
  };
}

export type TestClock = ReturnType<typeof createTestClock>;
