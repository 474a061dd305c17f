/** The usual exit codes of signals: 128 plus the signal's number. */
const signals = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/** Runs `cleanup` synchronously when this process exits, normally or by a signal. */
export function onEnd(cleanup: () => void): void {
  process.on('exit', cleanup);
  for (const [signal, code] of Object.entries(signals)) process.once(signal, () => process.exit(code));
}
