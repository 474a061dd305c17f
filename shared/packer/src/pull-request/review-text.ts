import type { Artifact } from '@shop/contracts';
import type { Plan } from '@shop/contracts/registry';

/** The contents of a pull request's comment about the version that was published for it. */
export interface Review {
  readonly artifact: Pick<Artifact, 'remote' | 'version' | 'files'>;
  /** The live version; undefined before the first one. */
  readonly live: Pick<Artifact, 'version' | 'files'> | undefined;
  /** Effects of a promotion. */
  readonly plan: Pick<Plan, 'problems' | 'warnings' | 'gate'>;
  /** Whether it is listed as a preview, which a remote can be once a version of it is live. */
  readonly isListed: boolean;
  /** URL of the preview; null if the shop's URL is unknown. */
  readonly previewUrl: string | null;
  /** How long the preview is available. */
  readonly minutes: number;
  /** URL of the console of the registry. */
  readonly consoleUrl: string;
}

/** Marks the comment of a remote, which is updated instead of adding another one. It is not shown. */
export const markerOf = (remote: string): string => `<!-- shop-remote ${remote} -->`;

const kinds = [
  ['Scripts', /\.m?js$/],
  ['Styles', /\.css$/],
  ['Other files', /./],
] as const;

/** Bytes by kind of file. */
function sizesOf(files: Artifact['files']): readonly number[] {
  const sizes = kinds.map(() => 0);
  for (const { path, size } of files) {
    const kind = kinds.findIndex(([, pattern]) => pattern.test(path));
    sizes[kind] = (sizes[kind] ?? 0) + size;
  }
  return sizes;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function changeText(bytes: number, before: number): string {
  const change = bytes - before;
  if (change === 0) return 'unchanged';
  const sign = change > 0 ? '+' : '−';
  const share = before === 0 ? '' : ` (${sign}${((Math.abs(change) / before) * 100).toFixed(1)}%)`;
  return `${sign}${kilobytes(Math.abs(change))}${share}`;
}

/** A table of sizes, compared with the live version. */
function sizeTable({ artifact, live }: Review): readonly string[] {
  const after = sizesOf(artifact.files);
  const before = live && sizesOf(live.files);
  const rows = [...kinds.map(([name]) => name), 'Total'].map((name, at) => {
    const of = (sizes: readonly number[]) =>
      at < kinds.length ? (sizes[at] ?? 0) : sizes.reduce((sum, size) => sum + size, 0);
    const change = before ? ` ${changeText(of(after), of(before))} |` : '';
    return `| ${name} | ${kilobytes(of(after))} |${change}`;
  });
  return live
    ? [
        `| Uncompressed | ${artifact.version} | Compared with ${live.version} |`,
        '| --- | ---: | ---: |',
        ...rows,
      ]
    : [`| Uncompressed | ${artifact.version} |`, '| --- | ---: |', ...rows];
}

const gateTexts = {
  passed: 'passed',
  refused: '**rejected**',
  unchecked: 'not checked yet',
} as const;

/** Text of the registry in a list: without markup, mentions or line breaks. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(/([\\`*_[\]<>|@#])/g, '\\$1');

function gateLine({ plan: { gate }, consoleUrl }: Review): string {
  if (!gate) return 'Gate: the live version is the same.';
  const { verdict, policy } = gate;
  const note = policy === 'required' && verdict !== 'passed' ? ' It must pass before a promotion.' : '';
  return `Gate: ${gateTexts[verdict]} ([reports](${consoleUrl}/gate)).${note}`;
}

const days = (minutes: number): string =>
  minutes >= 1440 ? `${Math.round(minutes / 1440)} days` : `${minutes} minutes`;

function previewText({ artifact: { remote, version }, isListed, previewUrl, minutes }: Review): string {
  const name = `${remote}@${version}`;
  if (!isListed) return `Preview: possible once a first version of ${remote} is live.`;
  const how =
    previewUrl === null ? `add \`?preview=${name}\` to a URL of the shop` : `[${name}](${previewUrl})`;
  return `Preview: ${how}, for ${days(minutes)}.`;
}

/** The comment, as Markdown. The same data gives the same text. */
export function reviewText(review: Review): string {
  const { artifact, plan, consoleUrl } = review;
  const { remote, version } = artifact;
  const notes = [
    ...plan.problems.map(({ message }) => `- ❌ ${plain(message)}`),
    ...plan.warnings.map(({ message }) => `- ⚠️ ${plain(message)}`),
  ];
  const lines = [
    markerOf(remote),
    `### ${remote}@${version}`,
    '',
    `${previewText(review)} [Version in the console](${consoleUrl}/remotes/${remote}/versions/${encodeURIComponent(version)}).`,
    '',
    gateLine(review),
    ...(notes.length > 0 ? ['', 'A promotion would report:', '', ...notes] : []),
    '',
    ...sizeTable(review),
  ];
  return `${lines.join('\n')}\n`;
}
