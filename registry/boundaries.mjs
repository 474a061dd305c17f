const tests = '(\\.test|-fixture)\\.tsx?$';

/** Folders of the registry, the lowest first: each may import those before it, and none of its own floor. */
const registryFloors = [
  ['domain'],
  ['platform'],
  ['modules/accounts', 'modules/artifacts', 'modules/tokens', 'modules/webhooks'],
  ['modules/telemetry', 'modules/gate'],
  ['modules/releases'],
  ['modules/canaries'],
  ['modules/rollouts'],
  ['registry'],
  ['registry-jobs'],
  ['http'],
  ['console'],
];
const registryFolder = (names) => `^registry/src/(${names.join('|')})(/|\\.ts$)`;

export const registryOneWay = registryFloors.slice(0, -1).flatMap((names, floor) =>
  names.map((name) => ({
    name: `registry-${name.replaceAll('/', '-')}-imports-down`,
    severity: 'error',
    from: { path: registryFolder([name]), pathNot: tests },
    to: {
      path: registryFolder([
        ...names.filter((other) => other !== name),
        ...registryFloors.slice(floor + 1).flat(),
      ]),
    },
  })),
);
