import { loadavg } from 'node:os';
import { useScratchFolder } from '../../support/scratch';
import { type Command, readCount, readValues } from '../../support/command';
import { machineCircumstances, whenAndWhere } from '../harness/circumstances';
import { log, printReport } from '../harness/print-report';
import { measureFleets } from './measure';
import { fleetReport } from './report';

const usage = `npm run bench:fleet -- [options]

  --shops N     the largest fleet, 3 when absent
  --seconds N   length of each flood, 10 when absent
  --write       puts the report into docs/sizing.md

"npm run build" has to have run.`;

/** What fleets of one shop to several start in, send and cost, and what a crowd needs by that. */
export const command: Command = {
  usage,
  async run(args) {
    const values = readValues(
      args,
      {
        shops: { type: 'string', default: '3' },
        seconds: { type: 'string', default: '10' },
        write: { type: 'boolean', default: false },
      },
      usage,
    );
    useScratchFolder();
    const seconds = readCount(values.seconds, 'seconds');
    const [before = 0] = loadavg();
    const results = await measureFleets({ most: readCount(values.shops, 'shops'), seconds, log });
    const when = `${whenAndWhere(machineCircumstances())}, load average before ${before.toFixed(1)}, ${seconds} s each.`;
    await printReport('fleet', `${when}\n\n${fleetReport(results)}`, {
      write: values.write,
      document: 'docs/sizing.md',
    });
  },
};
