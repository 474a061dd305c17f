const tests = '(\\.test|-fixture)\\.tsx?$';

/** Folders of the registry, the lowest first: each may import those before it. What stands together does not meet. */
const registryFloors = [
  ['domain'],
  ['platform'],
  ['modules/tokens', 'modules/artifacts'],
  ['modules/telemetry'],
  ['modules/releases'],
  ['modules/canaries'],
  ['registry', 'registry-jobs'],
  ['http'],
  ['console'],
];
const registryFolder = (names) => `^registry/src/(${names.join('|')})(/|\\.ts$)`;

export const registryOneWay = registryFloors.slice(0, -1).map((names, floor) => ({
  name: `registry-${names.join('-').replaceAll('/', '-')}-imports-down`,
  severity: 'error',
  from: { path: registryFolder(names), pathNot: tests },
  to: { path: registryFolder(registryFloors.slice(floor + 1).flat()) },
}));
