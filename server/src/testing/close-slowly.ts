import { closeOnSignal } from '../shutdown';

/** A shop that takes the first number of ms to close, and is given the second: `<takes> <given>`. */
const [takes, given] = process.argv.slice(2).map(Number);
// What hangs in a real shop is a connection; here it is a timer.
setInterval(() => undefined, 1000);
closeOnSignal({ close: () => new Promise((resolve) => setTimeout(resolve, takes)) }, console.log, given);
console.log('OPEN');
