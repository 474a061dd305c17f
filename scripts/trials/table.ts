import type { Outcome, ResponseCounts } from './outcome';

const headings = [
  'trial',
  'what was done',
  'responses',
  'acknowledged',
  'lost',
  'doubled',
  'stock drift',
  'alive',
  'back within',
  'seen by ops',
  'result',
];

const yesOrNo = (value: boolean | undefined) => (value === undefined ? '-' : value ? 'yes' : 'no');

const responsesText = (responses: ResponseCounts) =>
  Object.entries(responses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ') || '-';

const passed = ({ failures }: Outcome) => failures.length === 0;

function cellsOf(outcome: Outcome): string[] {
  const { trial, done, responses, orders, drifted, alive, back, seen } = outcome;
  return [
    trial,
    done,
    responsesText(responses),
    ...[orders?.acknowledged, orders?.lost, orders?.doubled].map((count) => String(count ?? '-')),
    yesOrNo(drifted),
    yesOrNo(alive),
    back ? `${back.withinSeconds} s: ${yesOrNo(back.is)}` : '-',
    yesOrNo(seen),
    passed(outcome) ? 'pass' : 'FAIL',
  ];
}

/** The outcomes as a Markdown table, and below it why the failed ones failed. */
export function tableOf(outcomes: readonly Outcome[]): string[] {
  const rows = [headings, ...outcomes.map(cellsOf)];
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`;
  const [first = [], ...rest] = rows;
  const reasons = outcomes
    .filter((outcome) => !passed(outcome))
    .map(({ trial, done, failures }) => [
      `${trial}, ${done}:`,
      ...failures.map((failure) => `  - ${failure}`),
    ]);
  const failed = reasons.length;
  return [
    line(first),
    line(
      headings.map(() => ''),
      '-',
    ),
    ...rest.map((cells) => line(cells)),
    '',
    ...reasons.flat(),
    `${outcomes.length - failed} passed, ${failed} failed`,
  ];
}
