import { type Command, readCount, readValues } from '../../support/command';
import { log, printReport } from '../harness/print-report';
import { browserCircumstances, whenAndWhere } from '../harness/circumstances';
import { measurePage } from './page-memory';
import { memoryReport } from './report';
import { measureServer } from './server-memory';
import { measureSwitches } from './switch-memory';

const usage = `npm run bench:memory -- [options]

  --renders N    page renders of a server, by default 10000; 0 skips them
  --switches N   switches of a remote in a render process, by default 1000
  --changes N    changes of the screen in one page, by default 40
  --write        puts the report into docs/performance.md`;

/** Detects memory leaks in a server that renders or switches versions, and in a page that navigates. */
export const command: Command = {
  usage,
  async run(args) {
    const values = readValues(
      args,
      {
        renders: { type: 'string', default: '10000' },
        switches: { type: 'string', default: '1000' },
        changes: { type: 'string', default: '40' },
        write: { type: 'boolean', default: false },
      },
      usage,
    );
    const when = whenAndWhere(browserCircumstances());
    const renders = readCount(values.renders, 'renders', 0);
    const switches = readCount(values.switches, 'switches', 0);
    const changes = readCount(values.changes, 'changes', 0);
    const results = {
      server: renders > 0 ? await measureServer(renders, log) : null,
      switching: switches > 0 ? await measureSwitches(switches, log) : null,
      page: changes > 0 ? await measurePage(changes, log) : null,
    };
    await printReport('memory', `${when}.\n\n${memoryReport(results)}`, values);
  },
};
