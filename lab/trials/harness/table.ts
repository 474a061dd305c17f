import { markdownTable } from '@shop/release-tools/markdown-table';
import type { Outcome, ResponseCounts, Stopped } from './outcome';

const headings = [
  'trial',
  'what was done',
  'responses',
  'acknowledged',
  'lost',
  'duplicated',
  'max. pause',
  'stock drift',
  'alive',
  'back within',
  'seen by ops',
  'stopped by',
  'result',
];

const yesOrNo = (value: boolean | undefined) => (value === undefined ? '-' : value ? 'yes' : 'no');

const responsesText = (responses: ResponseCounts) =>
  Object.entries(responses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ') || '-';

/** The number of shoppers and seconds until a version was stopped, as text. */
export const stoppedAfter = ({ shoppers, met, seconds }: Stopped) =>
  `${shoppers} shoppers${met === undefined ? '' : `, ${met} of them with the version`}, ${seconds} s`;

const passed = ({ failures }: Outcome) => failures.length === 0;

function cellsOf(outcome: Outcome): string[] {
  const { trial, done, responses, orders, drifted, alive, back, seen, stopped } = outcome;
  return [
    trial,
    done,
    responsesText(responses),
    ...[orders?.acknowledged, orders?.lost, orders?.duplicated].map((count) => String(count ?? '-')),
    orders?.maxPauseMs === undefined ? '-' : `${(orders.maxPauseMs / 1000).toFixed(1)} s`,
    yesOrNo(drifted),
    yesOrNo(alive),
    back ? `${back.withinSeconds} s: ${yesOrNo(back.is)}` : '-',
    yesOrNo(seen),
    stopped ? `${stopped.by}; ${stoppedAfter(stopped)}` : '-',
    passed(outcome) ? 'pass' : 'FAIL',
  ];
}

/** The outcomes as a Markdown table, followed by the reasons for failures. */
export function tableOf(outcomes: readonly Outcome[]): string[] {
  const reasons = outcomes
    .filter((outcome) => !passed(outcome))
    .map(({ trial, done, failures }) => [
      `${trial}, ${done}:`,
      ...failures.map((failure) => `  - ${failure}`),
    ]);
  const failed = reasons.length;
  return [
    ...markdownTable(headings, outcomes.map(cellsOf), headings.length).split('\n'),
    '',
    ...reasons.flat(),
    `${outcomes.length - failed} passed, ${failed} failed`,
  ];
}
