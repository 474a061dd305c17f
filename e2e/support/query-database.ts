import { sql } from 'kysely';
import { openDatabase } from '../../api/src/platform/db/database';

/** Prints the rows of a query on a stopped shop's embedded database, as JSON: `<data folder> <query>`. */
const [dataDir, query] = process.argv.slice(2);
if (!dataDir || !query) throw new Error('Missing arguments: <data folder> <query>.');

const database = await openDatabase({ dataDir });
const { rows } = await sql.raw(query).execute(database.db);
console.log(JSON.stringify(rows));
await database.close();
