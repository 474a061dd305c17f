// Run before each suite of `npm run jest:plain`: its databases then use the plain dialect.
process.env.TEST_DIALECT = 'plain';
if (process.env.TEST_DATABASE_URL) process.env.TEST_ENGINE = 'postgres';
