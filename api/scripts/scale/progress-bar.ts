const WIDTH = 30;

/** Shows progress, `share` from 0 to 1: a bar on a terminal, a line each tenth elsewhere. */
export function createProgressBar(name: string, out: NodeJS.WriteStream = process.stderr) {
  let told = -1;
  return (part: number): void => {
    const full = Math.round(part * WIDTH);
    const percent = `${Math.floor(part * 100)} %`;
    if (out.isTTY) {
      const end = part >= 1 ? '\n' : '';
      out.write(`\r${name} [${'#'.repeat(full).padEnd(WIDTH)}] ${percent.padStart(5)}${end}`);
      return;
    }
    const tenth = Math.floor(part * 10);
    if (tenth > told) out.write(`${name} ${percent}\n`);
    told = tenth;
  };
}
