// Run before each suite of jest's project `postgres`: its databases are then on the server instead of in a folder.
process.env.TEST_ENGINE = 'postgres';
