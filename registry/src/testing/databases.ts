/** The API's databases for tests: the registry has its tables in one of them, on either engine. */
export { openDatabase, type Database } from '../../../api/src/index';
export { bundledProgram } from '../../../api/src/testing/bundled-program';
export { openTestDatabase, START_MS } from '../../../api/src/testing/test-database';
export { makeTestHome } from '../../../api/src/testing/test-home';
