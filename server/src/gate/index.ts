export { check, checkByEnvironment, checkVersions } from './check';
export { findGateChromium, findProgram, isProgram } from './find-chromium';
