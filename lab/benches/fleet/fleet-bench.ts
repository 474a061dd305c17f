import { loadavg } from 'node:os';
import { useScratchFolder } from '../../support/scratch';
import { type Command, readCount, readValues } from '../../support/command';
import { machineCircumstances, whenAndWhere } from '../harness/circumstances';
import { log, printReport } from '../harness/print-report';
import { measureFleets } from './measure';
import { measureStarts } from './measure-starts';
import { fleetReport, startTable } from './report';
import { measureBareStart } from './starts';

const usage = `npm run bench:fleet -- [options]

  --shops N     the largest fleet, by default 3
  --seconds N   length of each flood, by default 10
  --starts      measures only starts, which takes two minutes
  --beside DIR  with --starts: another built checkout, whose starts alternate with those of this one
  --write       puts the report into docs/sizing.md

Run "npm run build" first.`;

/** Start times, throughput and costs of fleets of one to several shops, and the capacity for a number of shoppers. */
export const command: Command = {
  usage,
  async run(args) {
    const values = readValues(
      args,
      {
        shops: { type: 'string', default: '3' },
        seconds: { type: 'string', default: '10' },
        starts: { type: 'boolean', default: false },
        beside: { type: 'string' },
        write: { type: 'boolean', default: false },
      },
      usage,
    );
    useScratchFolder();
    if (values.starts) {
      const starts = await measureStarts({ beside: values.beside, log });
      return console.log(startTable({ bareStart: await measureBareStart(), starts }));
    }
    const seconds = readCount(values.seconds, 'seconds');
    const [before = 0] = loadavg();
    const results = await measureFleets({ maxShops: readCount(values.shops, 'shops'), seconds, log });
    const when = `${whenAndWhere(machineCircumstances())}, load average before ${before.toFixed(1)}, ${seconds} s each.`;
    await printReport('fleet', `${when}\n\n${fleetReport(results)}`, {
      write: values.write,
      document: 'docs/sizing.md',
    });
  },
};
