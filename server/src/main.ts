import { buildFolders, finishedBuilds } from './builds/build';
import { importCatalogue } from './catalogue/import-catalogue';
import { home } from './home';
import { migrate } from './migrate';
import { run } from './run';
import { readSettings } from './settings/read-settings';
import { startRegistry } from './wiring/start-registry';
import { startShop } from './wiring/start-shop';

const usage = `Usage: node server/dist/main.js shop | registry | migrate | catalogue import FILE [--dry-run] | check VERSION

shop       serves the shop, and its registry unless REGISTRY_URL names another
registry   serves the registry alone
migrate    brings the database up to date, fills a new one from SEED_DIR, and ends
check      opens every page with a version such as catalog@1.3.0 before it goes live, at SHOP_URL
catalogue  takes products from a file into the catalogue, and ends

Settings are environment variables: docs/configuration.md.`;

const say = (line: string) => console.log(line);

run(async () => {
  const [role, ...words] = process.argv.slice(2);
  const settings = () => readSettings(process.env);
  if (role === 'shop') {
    const getBuilds = async () => finishedBuilds(home);
    say(`Vintage Craft is open at ${await startShop(settings(), { getBuilds, say })}`);
  } else if (role === 'registry') {
    await startRegistry(settings(), { consoleDir: buildFolders(home).consoleDir, say });
  } else if (role === 'migrate') {
    say(await migrate(settings()));
  } else if (role === 'catalogue') {
    say(await importCatalogue(words, settings(), process.env));
  } else if (role === 'check') {
    // Its library is read by nothing else.
    const { checkByEnvironment } = await import('./gate');
    await checkByEnvironment(words, process.env, say);
  } else throw new Error(usage);
});
