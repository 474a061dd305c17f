const WIDTH = 30;

/** Shows progress, `share` from 0 to 1: a bar in a terminal, else a line for each tenth. */
export function createProgressBar(name: string, out: NodeJS.WriteStream = process.stderr) {
  let reported = -1;
  return (share: number): void => {
    const full = Math.round(share * WIDTH);
    const percent = `${Math.floor(share * 100)}%`;
    if (out.isTTY) {
      const end = share >= 1 ? '\n' : '';
      out.write(`\r${name} [${'#'.repeat(full).padEnd(WIDTH)}] ${percent.padStart(5)}${end}`);
      return;
    }
    const tenth = Math.floor(share * 10);
    if (tenth > reported) out.write(`${name} ${percent}\n`);
    reported = tenth;
  };
}
