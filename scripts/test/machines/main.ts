import { runMain } from '../../run-main';
import { machinesOn, type Machine } from './machines';
import { runMachine, type MachineResult } from './run-machine';

const usage = `npm run test:machines [-- name …] [-- --list]

Runs the suite as other machines would: other versions of Node, time zones, languages, users, paths, orders and loads. Prints a
table, and the failed tests with the command that runs each alone. The whole output is in .cache/machines.

  name      only these machines
  --list    prints the names of all machines`;

const row = ({ title }: Machine, { passed, failed, secondTries, seconds }: MachineResult) =>
  `| ${[title, passed, failed, secondTries, seconds.toFixed(0)].join(' | ')} |`;

function chosenFrom(machines: readonly Machine[], names: readonly string[]): readonly Machine[] {
  const unknown = names.filter((name) => !machines.some((machine) => machine.name === name));
  if (unknown.length > 0)
    throw new Error(
      `Unknown machine: ${unknown.join(', ')}. Machines: ${machines.map(({ name }) => name).join(', ')}.`,
    );
  return names.length === 0 ? machines : machines.filter(({ name }) => names.includes(name));
}

await runMain(usage, async (args) => {
  const machines = machinesOn(new Date());
  if (args.includes('--list')) return console.log(machines.map(({ name }) => name).join('\n'));
  const rows: string[] = [];
  for (const machine of chosenFrom(machines, args)) {
    const result = await runMachine(machine);
    rows.push(row(machine, result));
    console.log(rows.at(-1));
    if (result.failures) console.log(`\n${result.failures}\n`);
    if (result.failed > 0) {
      console.log(`Its output is in ${result.log}.\n`);
      process.exitCode = 1;
    }
  }
  const heading = [
    '| Machine | Passed | Failed | Passed on retry | Seconds |',
    '| --- | ---: | ---: | ---: | ---: |',
  ];
  console.log(['', ...heading, ...rows].join('\n'));
});
