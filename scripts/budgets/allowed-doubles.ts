interface Allowed {
  readonly sources: RegExp;
  /** Bytes of one copy after minifying, at most. */
  readonly upTo: number;
  readonly why: string;
}

/** What may be shipped twice, and why. Whoever adds a line says why nothing better serves. */
export const allowedDoubles: readonly Allowed[] = [
  {
    sources: /^(webpack\/|external |node_modules\/\.federation\/)/,
    upTo: 4000,
    why: 'Each entry starts its own runtime: remotes are built and published apart, and none can count on the one of another.',
  },
  {
    sources: /^shared\/ui\/src\/(after-paint|mark-language)/,
    upTo: 300,
    why: 'A remote that took it from the host would run beside no host of before, for a function of a few lines.',
  },
  {
    sources: /^mfe-[^/]+\//,
    upTo: 600,
    why: 'Parts of a page load one by one as they come near. So small a piece costs less in each than as a file with a request of its own.',
  },
];
