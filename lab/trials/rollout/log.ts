const began = performance.now();

/** Prints a line with the seconds since the demonstration began. */
export const log = (line: string): void =>
  console.log(`[${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s] ${line}`);
