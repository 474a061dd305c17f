export { check, checkByEnvironment, checkVersions } from './check';
