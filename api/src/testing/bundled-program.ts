import { fileURLToPath } from 'node:url';

type BundleStart = (entry: string) => Promise<string>;

const bundled = new Map<string, Promise<string>>();

async function bundle(entry: string): Promise<string> {
  // By its address: it belongs to the commands, which know how the server is bundled.
  const { href } = new URL('../../../scripts/setup/bundle-start.mjs', import.meta.url);
  const { bundleStart } = (await import(href)) as { bundleStart: BundleStart };
  return fileURLToPath(await bundleStart(entry));
}

/**
 * The path of a program of this checkout as one file of plain JavaScript, which starts in a quarter of the time of its
 * sources; `entry` is its source, from the checkout's folder. Bundled once in a process.
 */
export function bundledProgram(entry: string): Promise<string> {
  let program = bundled.get(entry);
  if (!program) bundled.set(entry, (program = bundle(entry)));
  return program;
}
