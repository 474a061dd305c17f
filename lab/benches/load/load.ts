import { loadavg } from 'node:os';
import { type Command, readCount, readValues } from '../../support/command';
import { log, printReport } from '../harness/print-report';
import { machineCircumstances, whenAndWhere } from '../harness/circumstances';
import { loadReport } from './report';
import { runLoad } from './run';

const usage = `npm run bench:load -- [options]

  --seconds N   length of each flood, by default 10
  --write       puts the report into docs/load.md`;

/** Responses of a separate shop to many simultaneous requests. */
export const command: Command = {
  usage,
  async run(args) {
    const values = readValues(
      args,
      { seconds: { type: 'string', default: '10' }, write: { type: 'boolean', default: false } },
      usage,
    );
    const seconds = readCount(values.seconds, 'seconds');
    const [before = 0] = loadavg();
    const results = await runLoad(seconds, log);
    const when = `${whenAndWhere(machineCircumstances())}, load average before ${before.toFixed(1)}, ${seconds} s each.`;
    await printReport('load', `${when} ${loadReport(results)}`, {
      write: values.write,
      document: 'docs/load.md',
    });
  },
};
