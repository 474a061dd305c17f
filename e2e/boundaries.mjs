/** What browser tests may import. */
export const browserTests = [
  {
    name: 'browser-tests-know-no-remote',
    severity: 'error',
    from: { path: '^e2e/' },
    to: { path: '^(mfe-[^/]+|samples)/' },
  },
  {
    name: 'support-knows-no-test',
    severity: 'error',
    from: { path: '^e2e/support/' },
    to: { path: '^e2e/(speed|shopping|delivery|office|offline|accessibility|pictures|matrix)/' },
  },
];
