import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../server/build/packages';
import { runMain } from '../run-main';
import { compareAdvisories, findAdvisories, type Accepted } from './advisories';

const usage = `npm run audit

Compares the packages of the lockfile with the advisories that npm publishes, or else osv.dev (OSV_URL). Exits with 1
if an advisory is not in scripts/audit/accepted.json, or its acceptance has expired or is no longer needed.`;

await runMain(usage, async () => {
  const file = path.join(root, 'scripts/audit/accepted.json');
  const accepted = JSON.parse(readFileSync(file, 'utf8')) as readonly Accepted[];
  const found = await findAdvisories(root, process.env.OSV_URL ?? 'https://api.osv.dev');
  const { open, outdated } = compareAdvisories(found, accepted, new Date().toISOString().slice(0, 10));
  for (const one of open) console.log(`${one.id}  ${one.package}: ${one.title}`);
  for (const one of outdated) console.log(`${one.id}  ${one.package}: remove it from accepted.json.`);
  console.log(`${found.length} advisories, ${open.length} of them not accepted.`);
  if (open.length > 0 || outdated.length > 0) process.exitCode = 1;
});
