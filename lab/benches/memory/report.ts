import { markdownTable } from '@shop/release-tools/markdown-table';
import type { PageMemory } from './page-memory';
import type { ServerMemory } from './server-memory';
import type { SwitchMemory } from './switch-memory';

/** More than this multiple of the memory after the warm-up is a leak. */
export const maxGrowth = 1.1;

export interface MemoryResults {
  readonly server: ServerMemory | null;
  readonly switching: SwitchMemory | null;
  readonly page: PageMemory | null;
}

type Row = readonly [what: string, before: number, after: number, unit: 'MB' | ''];

const write = (value: number, unit: string) =>
  unit ? `${(value / 1_000_000).toFixed(1)} ${unit}` : String(value);

function memoryTable(head: string, rows: readonly Row[]): string {
  return markdownTable(
    [head, 'after the warm-up', 'at the end', 'ratio', ''],
    rows.map(([what, before, after, unit]) => [
      what,
      write(before, unit),
      write(after, unit),
      (after / before).toFixed(2),
      after <= before * maxGrowth ? 'flat' : 'grows',
    ]),
  );
}

const serverTable = ({ renders, before, after }: ServerMemory) =>
  memoryTable(`server, ${renders} page renders`, [
    ['memory of the render processes', before.workers, after.workers, 'MB'],
    ['heap of the main thread', before.main, after.main, 'MB'],
    ['resident memory of the process', before.resident, after.resident, 'MB'],
  ]);

const ms = (value: number) => `${value.toFixed(1)} ms`;

function switchTable(found: SwitchMemory): string {
  const { switches, before, after, coldMs, modules, switchMs, switchedModules } = found;
  const held = memoryTable(`render process, ${switches} switches of a remote`, [
    ['heap', before, after, 'MB'],
  ]);
  const cold = `${modules} modules of a first release are linked in ${ms(coldMs)} (${ms(coldMs / modules)} each)`;
  const next = `the ${switchedModules} of a replacement version in ${ms(switchMs)}`;
  return `${held}\n\n${cold}, ${next}.`;
}

const pageTable = ({ changes, before, after }: PageMemory) =>
  memoryTable(`page, ${changes} changes of the screen`, [
    ['heap', before.heap, after.heap, 'MB'],
    ['DOM nodes', before.nodes, after.nodes, ''],
    ['event listeners', before.listeners, after.listeners, ''],
  ]);

/** The measurements as Markdown tables: heaps after a forced collection, and resident memory. */
export const memoryReport = ({ server, switching, page }: MemoryResults): string =>
  [server && serverTable(server), switching && switchTable(switching), page && pageTable(page)]
    .filter((part) => part !== null)
    .join('\n\n');
