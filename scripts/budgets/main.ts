import { buildStale } from '../../server/build/build-package';
import { officeDir, remoteDir, remoteNames, shellDir } from '../../server/build/packages';
import { officeTarget, remoteTarget, shellTarget } from '../../server/build/targets';
import { runMain } from '../run-main';
import { readBudget, writeBudget, budgetFor, compare, complaints } from './budget';
import { acrossBuilds, withinBuild, unexplained, withinPages } from './duplicates';
import { groupsOf } from './groups';
import { pageGroups, pagesOf } from './pages';
import { readBuild } from './read-build';
import { describeDuplicates, describeLines } from './report';

const usage = `npm run budgets                       all packages, and code that is shipped twice
npm run budgets -- catalog            that package alone
npm run budgets -- set shell catalog  sets those packages' budgets to their current sizes and a little more
npm run budgets -- set                sets the budgets of packages that have none`;

/** Prints exceeded budgets and fails, or prints that all are met. */
function conclude(failures: readonly string[], success: string): void {
  console.log(failures.length > 0 ? `\n${failures.join('\n')}` : `\n${success}`);
  if (failures.length > 0) process.exitCode = 1;
}

/**
 * Compares the size of each build with the `budget.json` of its package, lists its parts and code that is shipped
 * twice; fails if a budget is exceeded.
 */
async function checkBudgets(words: readonly string[]): Promise<void> {
  const sets = words[0] === 'set';
  const named = sets ? words.slice(1) : words;
  const otherPackages = ['shell', 'office'];
  const unknown = named.filter((name) => !otherPackages.includes(name) && !remoteNames.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `Unknown package ${unknown.join(', ')}. Available: ${[...otherPackages, ...remoteNames].join(', ')}.`,
    );
  }
  const shown = (name: string) => sets || named.length === 0 || named.includes(name);
  // Sequential, because `npm test` may be building at the same time.
  for (const target of [shellTarget(), officeTarget(), ...remoteNames.map((name) => remoteTarget(name))])
    await buildStale([target], () => undefined);
  const shell = readBuild('shell', shellDir);
  const office = readBuild('office', officeDir);
  const remotes = remoteNames.map((name) => readBuild(name, remoteDir(name)));
  const pages = pagesOf(shell, remotes);

  const failures: string[] = [];
  for (const build of [shell, office, ...remotes].filter(({ name }) => shown(name))) {
    const groups = [...groupsOf(build), ...(build === shell ? pageGroups(pages) : [])];
    const budget = readBudget(build.dir);
    const lines = compare(groups, budget);
    if (sets) await writeBudget(build.dir, budgetFor(lines, named.includes(build.name) ? {} : budget));
    console.log(describeLines(build.name, lines).join('\n'));
    failures.push(...complaints(lines, budget).map((complaint) => `${build.name}: ${complaint}`));
  }

  if (!sets && named.length > 0) return conclude(failures, `${named.join(' and ')}: within budget.`);
  const duplicates = [...acrossBuilds([shell, ...remotes]), ...withinPages(pages)];
  const repeated = [shell, ...remotes].map((build) => [build, withinBuild(build)] as const);
  console.log('\nIn several files of one build, downloaded again on other pages (minified):');
  for (const [build, sources] of repeated) {
    const bytes = sources.reduce((sum, { waste }) => sum + waste, 0);
    console.log(`  ${build.name}: ${(bytes / 1000).toFixed(1)} KB in ${sources.length} sources`);
  }
  failures.push(...describeDuplicates(unexplained(duplicates)).map((line) => `shipped twice:${line}`));

  if (!sets) conclude(failures, 'Every build is within its budget, and nothing is shipped twice.');
}

await runMain(usage, checkBudgets);
