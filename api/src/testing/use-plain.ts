// Run before each suite of `npm run jest:plain`: its databases are then without what PostgreSQL alone has.
process.env.TEST_DIALECT = 'plain';
if (process.env.TEST_DATABASE_URL) process.env.TEST_ENGINE = 'postgres';
