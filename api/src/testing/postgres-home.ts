import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openDatabase } from '../platform/db/database';
import type { DialectName } from '../platform/db/dialect';
import { fillTemplate, templateName, type TemplateKind } from './template';

export interface TestServerDatabase {
  readonly databaseUrl: string;
  remove(): Promise<void>;
}

// An arbitrary number that nothing else on the test server uses.
const TEMPLATE_LOCK = 7_302;

/** The URL of the tests' PostgreSQL server. Throws when it is not running. */
function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set; `npm test` starts a PostgreSQL server.');
  return url;
}

function databaseUrlOf(name: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
}

async function withAdminClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Creates the template once per server, even for concurrent suites. */
async function ensureTemplate(
  client: pg.Client,
  name: string,
  kind: TemplateKind,
  dialect: DialectName,
): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const known = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (known.rowCount) return;
    const staging = `${name}_staging`;
    await client.query(`drop database if exists ${staging} with (force)`);
    await client.query(`create database ${staging} template template0`);
    const database = await openDatabase({ databaseUrl: databaseUrlOf(staging), dialect });
    try {
      await fillTemplate(database, kind);
    } finally {
      await database.close();
    }
    await client.query(`alter database ${staging} rename to ${name}`);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
}

/** Makes a separate database on the tests' PostgreSQL server, copied from a template by the server itself. */
export async function makePostgresDatabase(
  kind: TemplateKind,
  dialect: DialectName = 'postgresql',
): Promise<TestServerDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withAdminClient(async (client) => {
    const template = templateName(kind, dialect);
    await ensureTemplate(client, template, kind, dialect);
    await client.query(`create database ${name} template ${template}`);
  });
  return {
    databaseUrl: databaseUrlOf(name),
    remove: () =>
      withAdminClient(async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };
}
