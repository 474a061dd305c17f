import { buildFolders, finishedBuilds, recordOf } from './builds/build';
import { home } from './home';
import { run } from './lifecycle';
import type { Role } from './settings/roles';
import { readSettings } from './settings/read-settings';

const usage = `Usage: node server/dist/main.js shop | registry | office | migrate | catalogue import FILE [--dry-run] | check VERSION | gate-worker

shop       serves the shop, its registry unless REGISTRY_URL names another, and the office unless OFFICE is off
registry   serves the registry alone, and publishes the remotes in its folder as the shop does
office     serves the office alone
migrate    brings the database up to date, fills a new one from SEED_DIR, and ends
check      opens every page with a version such as catalog@1.3.0 before it goes live, at SHOP_URL
gate-worker  runs the gate for versions that operators choose in the console, at SHOP_URL
catalogue  imports products from a file into the catalogue, then exits

Settings are environment variables: docs/configuration.md.`;

const log = (line: string) => console.log(line);

/** Each role loads its own part of the program. */
run(async () => {
  const [role, ...words] = process.argv.slice(2);
  const settings = (as: Role) => readSettings(process.env, process.cwd(), as);
  const getBuilds = async () => finishedBuilds(home);
  if (role === 'shop') {
    const { startShop } = await import('./wiring/start-shop');
    const shellSource = () => recordOf(buildFolders(home).shell).source;
    const address = await startShop(settings(role), { getBuilds, shellSource, log });
    log(`Vintage Craft is open at ${address}`);
  } else if (role === 'registry') {
    const { startRegistry } = await import('./wiring/start-registry');
    await startRegistry(settings(role), { consoleDir: buildFolders(home).consoleDir, getBuilds, log });
  } else if (role === 'office') {
    const { startOffice } = await import('./wiring/start-office');
    await startOffice(settings(role), { build: finishedBuilds(home).office, log });
  } else if (role === 'migrate') {
    const { migrate } = await import('./schema');
    log(await migrate(settings(role), log));
  } else if (role === 'catalogue') {
    const { importCatalogue } = await import('./import-catalogue');
    log(await importCatalogue(words, settings(role), process.env));
  } else if (role === 'check') {
    const { checkByEnvironment } = await import('./gate');
    await checkByEnvironment(words, process.env, log);
  } else if (role === 'gate-worker') {
    const { startGateWorker } = await import('./gate');
    await startGateWorker(process.env, log);
  } else throw new Error(usage);
});
