import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A published vulnerability of an installed package. */
export interface Advisory {
  /** For example, `GHSA-c2qf-rxjj-qqgw`. */
  readonly id: string;
  readonly package: string;
  readonly title: string;
}

interface NpmReport {
  readonly error?: { readonly summary?: string };
  readonly message?: string;
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly via: readonly (string | { name: string; title: string; url: string })[] }>
  >;
}

/** Advisories in the report of `npm audit --json`. Throws an Error if the registry did not serve one. */
export function advisoriesIn(report: NpmReport): readonly Advisory[] {
  if (!report.vulnerabilities)
    throw new Error((report.message ?? report.error?.summary) || 'npm audit printed no report.');
  const all = Object.values(report.vulnerabilities)
    .flatMap(({ via }) => via)
    // A package is also listed because of another that it depends on.
    .filter((cause) => typeof cause !== 'string')
    .map(({ name, title, url }) => ({ id: path.basename(url), package: name, title }));
  return [...new Map(all.map((one) => [`${one.id} ${one.package}`, one])).values()];
}

/**
 * Queries npm's registry for the packages of a lockfile. Rejects with an Error if it does not serve audits.
 */
async function queryNpm(folder: string, env: NodeJS.ProcessEnv): Promise<readonly Advisory[]> {
  const npm = spawn('npm', ['audit', '--json'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'ignore'] });
  const chunks: Buffer[] = [];
  npm.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  await new Promise((resolve, reject) => npm.once('close', resolve).once('error', reject));
  return advisoriesIn(JSON.parse(Buffer.concat(chunks).toString() || '{}') as NpmReport);
}

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly link?: boolean }>>;
}

/** Names and versions of all packages in a lockfile, without those of the checkout. */
export function lockedPackages({ packages }: Lockfile): readonly { name: string; version: string }[] {
  const found = Object.entries(packages).flatMap(([place, { version, link }]) => {
    const name = place.split('node_modules/').slice(1).at(-1);
    return name && version && !link ? [{ name, version }] : [];
  });
  return [...new Map(found.map((one) => [`${one.name}@${one.version}`, one])).values()];
}

/** Maximum number of queries in one request to OSV. */
const batch = 1000;

/**
 * Queries the Open Source Vulnerabilities database at `origin` for the packages of a lockfile. Rejects with
 * an Error.
 */
async function queryOsv(folder: string, origin: string): Promise<readonly Advisory[]> {
  const lock = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) as Lockfile;
  const locked = lockedPackages(lock);
  const found: Advisory[] = [];
  for (let from = 0; from < locked.length; from += batch) {
    const part = locked.slice(from, from + batch);
    const queries = part.map(({ name, version }) => ({ package: { ecosystem: 'npm', name }, version }));
    const response = await fetch(`${origin}/v1/querybatch`, {
      method: 'POST',
      body: JSON.stringify({ queries }),
      signal: AbortSignal.timeout(60_000),
    });
    if (!response.ok) throw new Error(`${origin} responded with ${response.status}.`);
    const { results } = (await response.json()) as { results: { vulns?: { id: string }[] }[] };
    for (const [at, { vulns = [] }] of results.entries())
      for (const { id } of vulns) found.push({ id, package: part[at]?.name ?? '', title: `${origin}/${id}` });
  }
  return found;
}

/**
 * Advisories about the packages in the lockfile of a folder: from npm's registry, or from OSV where a mirror of the registry does
 * not serve them. Rejects with an Error that names both reasons.
 */
export async function findAdvisories(
  folder: string,
  osv: string,
  env = process.env,
): Promise<readonly Advisory[]> {
  try {
    return await queryNpm(folder, env);
  } catch (npm) {
    try {
      return await queryOsv(folder, osv);
    } catch (error) {
      const reasons = [npm, error].map((one) => (one instanceof Error ? one.message : String(one)));
      throw new Error(`No source of advisories could be read. npm: ${reasons[0]} OSV: ${reasons[1]}`, {
        cause: error,
      });
    }
  }
}

/** An advisory that does not affect the shop, with the reason, accepted until a date such as `2027-01-31`. */
export interface Accepted {
  readonly id: string;
  readonly package: string;
  readonly reason: string;
  readonly until: string;
}

/** Advisories that are not accepted on that day, and accepted ones that no longer apply. */
export function compareAdvisories(found: readonly Advisory[], accepted: readonly Accepted[], day: string) {
  const isSame = (one: Pick<Advisory, 'id' | 'package'>) => (other: Pick<Advisory, 'id' | 'package'>) =>
    one.id === other.id && one.package === other.package;
  return {
    open: found.filter((one) => !accepted.some((other) => isSame(one)(other) && other.until >= day)),
    outdated: accepted.filter((one) => !found.some(isSame(one))),
  };
}
