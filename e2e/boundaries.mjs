/** What browser tests, trials and measurements may import. */
export const browserTests = [
  {
    name: 'browser-tests-know-no-remote',
    severity: 'error',
    from: { path: '^e2e/' },
    to: { path: '^(mfe-[^/]+|samples)/' },
  },
  {
    // What they share is in support.
    name: 'speed-and-trials-keep-apart',
    severity: 'error',
    from: { path: '^e2e/(speed|trials)/' },
    to: { path: '^e2e/', pathNot: '^e2e/($1|support)/' },
  },
  {
    name: 'support-knows-no-tool',
    severity: 'error',
    from: { path: '^e2e/support/' },
    to: { path: '^e2e/(speed|trials|shopping|delivery|offline|accessibility|payment-scripts)/' },
  },
];
