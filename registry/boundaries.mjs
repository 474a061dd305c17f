const tests = '(\\.test|-fixture)\\.tsx?$';

/** Folders of the registry, the lowest first: each may import those before it. What stands together does not meet. */
const registryFloors = [
  ['domain'],
  ['schemas', 'db'],
  ['telemetry', 'releases', 'storage'],
  ['rollback', 'publish', 'snapshot', 'tokens'],
  ['registry'],
  ['http'],
  ['shopper'],
  ['console'],
];
const registryFolder = (names) => `^registry/src/(${names.join('|')})(/|\\.ts$)`;

export const registryOneWay = registryFloors.slice(0, -1).map((names, floor) => ({
  name: `registry-${names.join('-')}-imports-down`,
  severity: 'error',
  from: { path: registryFolder(names), pathNot: tests },
  to: { path: registryFolder(registryFloors.slice(floor + 1).flat()) },
}));
