import type { KyselyPlugin } from 'kysely';
import type { RegistryTables } from '../platform/db/tables';
import { createReleases } from '../modules/releases/service';
import { openDatabase } from './databases';
import { admin } from './test-registry';

/**
 * Promotes a version, and kills itself after the release is written and before the head moves. Arguments: `<DatabaseConfig as JSON>
 * <version>`.
 */
const [config, version] = process.argv.slice(2);
if (!config || !version) throw new Error('Missing arguments: database and version.');

const killer: KyselyPlugin = {
  transformQuery({ node }) {
    const moves = node.kind === 'UpdateQueryNode' && JSON.stringify(node.table).includes('registry_env');
    if (moves) process.kill(process.pid, 'SIGKILL');
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

const { db, long, transaction } = await openDatabase(
  JSON.parse(config) as Parameters<typeof openDatabase>[0],
);
const releases = createReleases({
  database: {
    db: db.withTables<RegistryTables>(),
    long: { db: long.db.withTables<RegistryTables>() },
    transaction: (work) => transaction((tx) => work(tx.withTables<RegistryTables>().withPlugin(killer))),
  },
  clock: () => new Date(),
  onRelease: () => Promise.resolve(),
  gate: { hasChromium: false },
});
await releases.change(
  'live',
  { kind: 'promote', versions: { catalog: version } },
  {
    actor: admin,
    reason: 'killed in the middle',
    expected: 1,
    key: null,
  },
);
console.log('alive');
