/** An option of the command lines. One without `value` is a flag. */
interface OptionEntry {
  /** Its argument, as shown by `--help`. */
  readonly value?: string;
  readonly help: string;
}

/** All options: the parser, `--help`, the documentation and shell completion read this table. */
export const optionTable = {
  registry: { value: 'url', help: 'URL of the registry (REGISTRY_URL)' },
  'token-file': { value: 'file', help: 'a file with the token (default: the variable SHOP_TOKEN)' },
  url: {
    value: 'url',
    help: 'URL of the registry (REGISTRY_URL; by default that of the shop on this machine)',
  },
  token: { value: 'token', help: 'your token (REGISTRY_TOKEN; DATA_DIR/admin-token by default)' },
  environment: { value: 'staging', help: 'the environment, live by default' },
  json: { help: 'print the result as JSON to standard output, everything else to standard error' },
  help: { help: 'print this help, or the help of the given command' },
  reason: { value: 'text', help: 'the reason, shown in the history and the audit log' },
  head: { value: '12', help: 'apply the change only if release 12 is live' },
  from: { value: 'staging', help: 'promote the versions that are live in this environment' },
  force: { help: 'continue a paused canary' },
  again: { help: 'release a version again that was rolled back; requires --reason' },
  overrule: {
    help: 'continue even if the gate rejected or did not check the versions, or they were not live in the source environment; requires --reason',
  },
  acknowledge: { help: 'release a deprecated version; requires --reason' },
  'request-approval': {
    help: 'request the approval of a second person in the console',
  },
  stages: {
    value: 'staff=100,1,10,100',
    help: 'shares in percent, of segments first: staff, signed-in, narrow, wide, city:Jaipur',
  },
  bake: { value: '10m', help: 'minimum time in a stage' },
  'min-sessions': { value: '50', help: 'minimum sessions in a stage' },
  approval: { value: '4,5', help: 'stages that need the approval of another person' },
  'start-at': { value: '2026-11-26T10:00+05:30', help: 'when the rollout starts; immediately by default' },
  draft: { help: 'do not start the rollout' },
  holidays: { value: '2026-11-08', help: 'dates on which no stage begins' },
  minutes: { value: '60', help: 'how long the preview is available' },
  as: { value: '1.3.0-rc.1', help: 'the version to publish; the version in package.json by default' },
  key: {
    value: 'file',
    help: 'a file with the private key that signs the version (default: the variable SIGNING_KEY)',
  },
  issuer: { value: 'url', help: 'the issuer of the ID tokens; the only configured issuer by default' },
  workflow: {
    value: 'release.yml',
    help: 'the file of the workflow in .github/workflows; required for GitHub',
  },
  'job-environment': { value: 'production', help: 'only jobs in this environment; all by default' },
  'ref-type': { value: 'tag', help: 'only pipelines for a branch or a tag; both by default' },
  subject: { value: 'text', help: 'the "sub" claim, for issuers other than GitHub and GitLab' },
  name: { value: 'ci', help: 'the name of the public key; the name of its file by default' },
  out: { value: 'file', help: 'the output path for the archive, the key pair or the comment' },
  browser: { value: 'folder', help: 'the build for browsers, with mf-manifest.json (dist/browser)' },
  server: {
    value: 'folder',
    help: 'the build for the server, with the entry of its container (dist/server)',
  },
  shop: { value: 'url', help: 'the shop to open (SHOP_URL)' },
  port: { value: '3003', help: 'the port to listen on' },
  host: { value: '127.0.0.1', help: 'the address to listen on' },
  short: { help: 'check only the pages of these remotes' },
  role: {
    value: 'publisher,releaser',
    help: 'one or more of viewer, shop, gate, publisher, releaser, operator, admin',
  },
  remote: { value: 'catalog', help: "a remote; '*' for all in a role" },
  env: { value: 'live', help: 'the environment of the role; all by default' },
  until: { value: '2026-12-31T18:00+05:30', help: 'when the deprecation ends; never by default' },
  actor: { value: 'asha', help: 'only entries of this person, token or machine' },
  since: { value: '2026-11-26', help: 'only entries from this time' },
  before: { value: '2026-11-27', help: 'only entries before this time' },
  csv: { help: 'print all matching entries as a CSV file' },
  days: { value: '90', help: 'a number of days' },
  format: { value: 'chat', help: 'the format of the messages' },
  only: { value: 'promote,rollback', help: 'the actions to send; all by default' },
  limit: { value: '20', help: 'the number of entries' },
  'allow-changes': { help: 'let agents change releases, each time after a person confirmed' },
  yes: { help: 'remove the files; without it they are only listed' },
} as const satisfies Readonly<Record<string, OptionEntry>>;

export type OptionName = keyof typeof optionTable;

/** The options of every command that makes a release. */
export const changeOptions: readonly OptionName[] = [
  'reason',
  'head',
  'force',
  'again',
  'overrule',
  'acknowledge',
  'request-approval',
];

/** Values of options, by name. Flags are false when absent. */
export type OptionValues = {
  readonly [Name in OptionName]?:
    | ((typeof optionTable)[Name] extends { readonly value: string } ? string : boolean)
    | undefined;
};

export const optionEntryOf = (name: OptionName): OptionEntry => optionTable[name];

/** The configuration of `parseArgs` for some options. */
export const parserOptions = (names: readonly OptionName[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      { type: optionEntryOf(name).value === undefined ? 'boolean' : 'string' } as const,
    ]),
  );

/** `--head 12` and its help. */
export function optionHelp(name: OptionName): readonly [string, string] {
  const { value, help } = optionEntryOf(name);
  return [`--${name}${value === undefined ? '' : ` ${value}`}`, help];
}
