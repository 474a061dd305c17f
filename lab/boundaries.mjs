/** Import boundaries of the lab. */
export const labFolders = [
  {
    name: 'nothing-imports-the-lab',
    severity: 'error',
    from: { pathNot: '^(lab/|\\.dependency-cruiser\\.mjs$)' },
    to: { path: '^lab/' },
  },
  {
    name: 'the-lab-knows-no-remote',
    severity: 'error',
    from: { path: '^lab/' },
    to: { path: '^(mfe-[^/]+|samples)/' },
  },
  {
    // Shared code is in lab/support and e2e/support.
    name: 'folders-of-the-lab-are-separate',
    severity: 'error',
    from: { path: '^lab/(benches|simulations|trials|tools)/' },
    to: {
      path: '^(lab|e2e)/',
      pathNot: '^(lab/($1|support|bad-versions/src/index\\.ts)|e2e/(support/|playwright\\.config))',
    },
  },
  {
    // Others use the package without this repository.
    name: 'the-bad-versions-need-nothing-else',
    severity: 'error',
    from: { path: '^lab/bad-versions/', pathNot: '\\.test\\.ts$' },
    to: { path: '.', pathNot: '^lab/bad-versions/' },
  },
];
