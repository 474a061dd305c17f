/** A machine to run the suite on, by its differences from this one. */
export interface Machine {
  /** The name that selects it on the command line. */
  readonly name: string;
  /** The label in the table. */
  readonly title: string;
  /** The steps of `npm test` to run; all of them when empty. */
  readonly steps: readonly string[];
  /** Arguments for the runners of these steps. */
  readonly runnerArgs?: readonly string[];
  /** The version of Node, from the npm registry; this process's own when absent. */
  readonly node?: string;
  readonly env?: Readonly<Record<string, string>>;
  /**
   * Whether it runs in a copy of the sources, without `.git` and without packages: at a plain path, or at one with spaces,
   * brackets and Devanagari letters that belongs to an ordinary user.
   */
  readonly copy?: 'plain' | 'ordinary-user';
  /** The wrapping command, such as `unshare` or `taskset`. */
  readonly wrapper?: readonly string[];
  /** The number of busy processes in addition to it. */
  readonly busyProcesses?: number;
  /** The number of runs, 1 when absent; the table sums them up. */
  readonly times?: number;
}

const suites = ['jest', 'browser'];

/**
 * Installation, checks and suites in a fresh copy: with a Node that is too old, which downloads a newer one,
 * and with each supported release.
 */
const versions = ['20.19', '22.15', '24', '26'].map((node): Machine => ({
  name: `node-${node}`,
  title: `Node ${node}`,
  steps: [],
  node,
  copy: 'plain',
}));

/** The shop's time zone, one ahead of it and one behind it. */
const zones = ['Asia/Kolkata', 'Pacific/Auckland', 'America/Los_Angeles'].map((zone): Machine => ({
  name: `zone-${(zone.split('/')[1] ?? zone).toLowerCase().replace('_', '-')}`,
  title: `TZ=${zone}`,
  steps: suites,
  env: { TZ: zone },
}));

/** Terminals forward a locale over SSH whether or not it is installed. */
const languages = ['hi_IN.UTF-8', 'de_DE.UTF-8'].map((language): Machine => ({
  name: `language-${language.slice(0, 2)}`,
  title: `LANG=${language}`,
  steps: suites,
  env: { LANG: language, LC_ALL: language },
}));

/** The seed changes daily and is printed, so that an order can be reproduced. */
const seedOfDay = (today: Date) => today.toISOString().slice(0, 10).replaceAll('-', '');

/** All machines, in the order of the table. */
export const machinesOn = (today: Date): readonly Machine[] => [
  ...versions,
  ...zones,
  ...languages,
  {
    name: 'ordinary-user',
    title: 'an ordinary user, spaces and Devanagari in the path',
    steps: [],
    copy: 'ordinary-user',
  },
  { name: 'archive', title: 'a source archive without .git', steps: [], copy: 'plain' },
  {
    name: 'no-network',
    title: 'no network but loopback',
    steps: suites,
    wrapper: ['unshare', '--net', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh'],
  },
  {
    name: 'shuffled',
    title: `tests in random order (seed ${seedOfDay(today)})`,
    steps: ['jest'],
    runnerArgs: ['--randomize', `--seed=${seedOfDay(today)}`],
  },
  {
    name: 'alone',
    title: 'each suite alone in a new process',
    steps: ['jest'],
    // Workers over the memory limit are replaced after each suite.
    runnerArgs: ['--maxWorkers=2', '--workerIdleMemoryLimit=1MB'],
    times: 3,
  },
  { name: 'one-processor', title: 'one processor', steps: suites, wrapper: ['taskset', '--cpu-list', '0'] },
  { name: 'busy', title: 'eight busy processes', steps: suites, busyProcesses: 8 },
];
