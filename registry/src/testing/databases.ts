/** The API's test databases, on either engine. The registry stores its tables in them. */
export { openDatabase, type Database } from '../../../api/src/index';
export { bundledProgram } from '../../../api/src/testing/bundled-program';
export { openTestDatabase, START_MS } from '../../../api/src/testing/test-database';
export { makeTestHome } from '../../../api/src/testing/test-home';
