import { parseArgs } from 'node:util';
import { circumstances } from '../circumstances';
import { writeReport } from '../write-report';
import { measurePage } from './page-memory';
import { memoryReport } from './report';
import { measureServer } from './server-memory';
import { measureSwitches } from './switch-memory';

const say = (line: string) => console.error(line);

const count = (text: string, what: string): number => {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0) return value;
  throw new Error(`--${what} is "${text}", which is no count.`);
};

/** `npm run bench:memory`: whether a server that renders or switches versions and a page that changes its screen hold more and more. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      renders: { type: 'string', default: '10000' },
      switches: { type: 'string', default: '1000' },
      changes: { type: 'string', default: '40' },
      write: { type: 'boolean', default: false },
    },
  });
  const { at, machine, chromium, commit } = circumstances();
  const renders = count(values.renders, 'renders');
  const switches = count(values.switches, 'switches');
  const changes = count(values.changes, 'changes');
  const results = {
    server: renders > 0 ? await measureServer(renders, say) : null,
    switching: switches > 0 ? await measureSwitches(switches, say) : null,
    page: changes > 0 ? await measurePage(changes, say) : null,
  };
  const when = `${at.slice(0, 16).replace('T', ' ')} UTC, ${machine}, ${chromium}, commit ${commit}.`;
  const text = `${when}\n\n${memoryReport(results)}`;
  console.log(text);
  if (values.write) await writeReport('memory', text);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
