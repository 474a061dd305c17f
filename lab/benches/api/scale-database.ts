import pg from 'pg';

const nameOf = (size: number) => `vintage_craft_scale_${size}`;

async function onServer<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** URL of the database for a shop of this size on a PostgreSQL server; creates it if missing. */
export async function withDatabase(server: string, size: number): Promise<string> {
  const name = nameOf(size);
  await onServer(server, async (client) => {
    const known = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!known.rowCount) await client.query(`create database ${name}`);
  });
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Drops the databases for shops of these sizes. */
export async function removeDatabases(server: string, sizes: readonly number[]): Promise<void> {
  await onServer(server, async (client) => {
    for (const size of sizes) await client.query(`drop database if exists ${nameOf(size)} with (force)`);
  });
}
