const tests = '(\\.test|-fixture)\\.tsx?$';

/** Folders of the registry, lowest layer first: each may import from the layers before it, but not from its own. */
const registryFloors = [
  ['durations'],
  ['domain'],
  ['platform'],
  ['modules/provenance'],
  ['modules/accounts', 'modules/artifacts', 'modules/environments', 'modules/tokens', 'modules/webhooks'],
  ['modules/source-maps', 'modules/origins', 'modules/trusted-publishing'],
  ['modules/telemetry', 'modules/gate', 'modules/approvals', 'modules/restrictions'],
  ['modules/releases'],
  ['modules/canaries', 'modules/shopper'],
  ['modules/rollouts'],
  ['registry'],
  ['registry-jobs'],
  ['http'],
  ['console'],
];

/** The platform lists the tables and migrations of the modules; these files import nothing else from the modules. */
const tablesOfModules = '^registry/src/modules/[^/]+/(tables|migrations)\\.ts$';
/** The list of metrics imports nothing; schemas and tables are derived from it. */
const metrics = '^registry/src/modules/telemetry/metrics\\.ts$';
const registryFolder = (names) => `^registry/src/(${names.join('|')})(/|\\.ts$)`;

const registryFloorRules = registryFloors.slice(0, -1).flatMap((names, floor) =>
  names.map((name) => ({
    name: `registry-${name.replaceAll('/', '-')}-imports-down`,
    severity: 'error',
    from: { path: registryFolder([name]), pathNot: tests },
    to: {
      path: registryFolder([
        ...names.filter((other) => other !== name),
        ...registryFloors.slice(floor + 1).flat(),
      ]),
      ...(name === 'platform' && { pathNot: tablesOfModules }),
    },
  })),
);

const file = (kind) => `^registry/src/modules/.*[/-]${kind}\\.ts$`;

/** Inside a module, routes call services and services call repositories. All of them may import schemas and tables. */
const registryModuleRules = [
  {
    name: 'registry-services-know-no-routes',
    severity: 'error',
    from: { path: '^registry/src/modules/', pathNot: [tests, file('routes')] },
    to: { path: file('routes') },
  },
  {
    name: 'registry-repositories-know-no-services',
    severity: 'error',
    from: { path: file('repository') },
    to: { path: '^registry/src/modules/', pathNot: [file('repository'), tablesOfModules] },
  },
  {
    name: 'registry-schemas-stand-alone',
    severity: 'error',
    from: { path: file('schemas') },
    to: { path: '^registry/src/modules/', pathNot: [file('schemas'), metrics] },
  },
  {
    name: 'registry-tables-stand-alone',
    severity: 'error',
    from: { path: tablesOfModules },
    to: {
      path: '^registry/src/',
      pathNot: ['^registry/src/(domain/|platform/db/column-types\\.ts$)', metrics],
    },
  },
];

const testingRules = [
  {
    name: 'registry-tests-borrow-databases',
    severity: 'error',
    from: { path: '^registry/src/testing/' },
    to: {
      path: '^(api|shell)/',
      pathNot: '^api/src/(index|testing/(bundled-program|test-database|test-home))\\.ts$',
    },
  },
  {
    name: 'registry-testing-only-in-tests',
    severity: 'error',
    from: {
      path: '^(registry|shared/(packer|protocol))/',
      pathNot: `${tests}|^(registry|shared/protocol)/src/testing/`,
    },
    to: { path: '^(registry|shared/protocol)/src/testing/' },
  },
];

export const registryOneWay = [...testingRules, ...registryFloorRules, ...registryModuleRules];
