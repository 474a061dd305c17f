import { readCount, readValues } from '../../support/command';
import { phoneNames, type PhoneName } from './conditions';
import { pageNames, targetNames, type PageName, type TargetName } from './targets';

export interface BenchOptions {
  readonly rounds: number;
  readonly pages: readonly PageName[];
  readonly targets: readonly TargetName[];
  /** The commit whose shop is measured as the target "before". */
  readonly beside: string | undefined;
  readonly phones: readonly PhoneName[];
  readonly interactions: boolean;
  /** Whether pages are opened while the browser is still starting. */
  readonly atOnce: boolean;
  /** File for all measurements. */
  readonly out: string | undefined;
  /** File of an earlier run to report instead of measuring. */
  readonly from: string | undefined;
  /** Whether the report goes into the documentation. */
  readonly write: boolean;
}

export const usage = `npm run bench -- [options]

  --runs N                   rounds of cold loads, by default 5
  --quick                    one round of only the pages, to check that everything works
  --pages home,listing,product
  --only federated,monolith,in-browser
  --phones bench,entry       a slow phone, by default, and an entry-level one
  --beside COMMIT            today's shop and the shop of that commit, instead of the single application
  --no-interactions          only the pages
  --no-pages                 only the interactions
  --at-once                  opens pages while the browser is still starting
  --out results.json         stores all measurements
  --from results.json        reports an earlier run again
  --write                    puts the report into docs/performance.md`;

const withoutBefore = targetNames.filter((name) => name !== 'before');

function choose<Name extends string>(text: string | undefined, names: readonly Name[]): readonly Name[] {
  if (text === undefined) return names;
  const wanted = text.split(',');
  const unknown = wanted.find((name) => !names.some((known) => known === name));
  if (unknown !== undefined) throw new Error(`Unknown name "${unknown}". Choose from ${names.join(', ')}.`);
  return names.filter((name) => wanted.includes(name));
}

/** Parses the command line; throws an Error with the usage or the problem. */
export function readOptions(args: readonly string[]): BenchOptions {
  const values = readValues(
    args,
    {
      runs: { type: 'string' },
      quick: { type: 'boolean', default: false },
      pages: { type: 'string' },
      only: { type: 'string' },
      phones: { type: 'string', default: 'bench' },
      beside: { type: 'string' },
      'no-interactions': { type: 'boolean', default: false },
      'no-pages': { type: 'boolean', default: false },
      'at-once': { type: 'boolean', default: false },
      out: { type: 'string' },
      from: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
    usage,
  );
  const { quick, beside, out, from, write } = values;
  return {
    rounds: readCount(values.runs ?? (quick ? '1' : '5'), 'runs'),
    pages: values['no-pages'] ? [] : choose(values.pages, pageNames),
    targets: beside === undefined ? choose(values.only, withoutBefore) : ['federated', 'before'],
    beside,
    phones: choose(values.phones, phoneNames),
    interactions: !quick && !values['no-interactions'],
    atOnce: values['at-once'],
    out,
    from,
    write,
  };
}
