export interface RegularWork {
  /** Ends the timer and waits for work under way. */
  stop(): Promise<void>;
}

/** Does `work` now and then again `everyMs` after each end, one at a time, until stopped. `work` must not reject. */
export function runRegularly(work: () => Promise<void>, everyMs: number): RegularWork {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const turn = () => {
    running = work().then(() => {
      if (stopped) return;
      timer = setTimeout(turn, everyMs);
      timer.unref();
    });
  };
  turn();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
