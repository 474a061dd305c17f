import { closeOnSignal, run } from '../lifecycle';

/** A shop that takes `<takes>` ms to close, with a deadline of `<given>` ms, and whose start fails once it is closing. */
const [takes = 0, given = 0] = process.argv.slice(2).map(Number);
// In a real shop a connection hangs; here a timer simulates it.
setInterval(() => undefined, 1000);
closeOnSignal({ close: () => new Promise((resolve) => setTimeout(resolve, takes)) }, console.log, given);
run(async () => {
  const closing = new Promise((resolve) => process.once('SIGTERM', resolve));
  console.log('OPEN');
  await closing;
  throw new Error('fetch failed');
});
