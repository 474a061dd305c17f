import { markdownTable } from '@shop/release-tools/markdown-table';
import { whenAndWhere } from '../harness/circumstances';
import { chanceOf } from './chance';
import {
  interactionUnits,
  ratioToGoal,
  tapUnits,
  title,
  verdict,
  visitUnits,
  written,
  writtenRatio,
} from './format';
import { phoneNames, phones, type PhoneName } from './conditions';
import { interactionGoals, interactionRatioGoals, pageGoals, ratioGoals, tapGoals } from './goals';
import { median, spread } from '../harness/statistics';
import { tooBusy } from './noise';
import {
  interactionFigure,
  ratio,
  tapFigure,
  visitFigure,
  withPhone,
  type Figure,
  type Results,
  type VisitMeasure,
} from './results';
import { tapNames } from './taps';
import { pageNames, targetNames, type PageName, type TargetName } from './targets';

const columns: readonly VisitMeasure[] = [
  'lcp',
  'fcp',
  'tbt',
  'cls',
  'js',
  'total',
  'requests',
  'roundTrips',
];
const interactionRows = [
  'clickCold',
  'clickWarm',
  'photoCold',
  'photoWarm',
  'back',
  'backShift',
  'addToCart',
  'nextPaint',
  'longestTask',
] as const;

const targetTitles: Readonly<Record<TargetName, string>> = {
  federated: 'federated',
  before: 'previous commit',
  monolith: 'single application',
  'in-browser': 'single application, rendered in the browser',
};

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Date, machine and background load of the measurements. */
function circumstances(results: Results): string {
  const { command, visits, interactions, taps } = results;
  const noise = [...visits, ...interactions, ...taps].map((sample) => sample.noise);
  const [minLoad = 0, maxLoad = 0] = spread(noise.map(({ load }) => load)) ?? [];
  const others = noise.map((sample) => sample.others);
  const share = median(others) ?? 0;
  const rounds = new Set([...visits, ...taps].map(({ round }) => round)).size;
  const lines = [
    `${whenAndWhere(results)}.`,
    `\`${command}\`: medians of ${rounds} ${rounds === 1 ? 'round' : 'rounds'}, with minimum and maximum in brackets.`,
    `Load average ${minLoad.toFixed(1)}-${maxLoad.toFixed(1)}; other processes used ${percent(share)} of the processors (median; at most ${percent(Math.max(0, ...others))}).`,
  ];
  if (share > tooBusy)
    lines.push('**Other processes were in the way: ratios are rough, and figures in ms are too high.**');
  const broken = visits.filter(({ visit }) => visit.failed > 0);
  if (broken.length > 0)
    lines.push(
      `**Requests failed in ${broken.length} of ${visits.length} loads, so these figures mean little.**`,
    );
  return lines.join('\n');
}

function pageTable(results: Results, page: PageName, targets: readonly TargetName[]): string {
  const figure = (target: TargetName, measure: VisitMeasure) => visitFigure(results, target, page, measure);
  const rows = targets.map((target) => [
    targetTitles[target],
    ...columns.map((measure) => written(figure(target, measure), visitUnits[measure])),
  ]);
  const others = targets.filter((target) => target !== 'federated');
  const ratios = targets.includes('federated')
    ? others.map((target) => [
        `federated / ${targetTitles[target]}`,
        ...columns.map((measure) =>
          writtenRatio(ratio(figure('federated', measure), figure(target, measure))),
        ),
      ])
    : [];
  const head = [page, ...columns.map((measure) => title(visitUnits[measure]))];
  return markdownTable(head, [...rows, ...ratios]);
}

/** A goal as a multiple of another figure; a miss includes the probability of chance. */
function ratioRow(what: string, ours: Figure, theirs: Figure, max: number): string[] {
  const value = ratio(ours, theirs);
  const chance = value !== null && value > max ? chanceOf(ours, theirs) : null;
  return [what, ratioToGoal(value, max), max.toFixed(2), verdict(value, max, chance)];
}

function goalsTable(results: Results, pages: readonly PageName[], phone: PhoneName): string {
  const ours = (page: PageName, measure: VisitMeasure) => visitFigure(results, 'federated', page, measure);
  const ratios = ratioGoals.flatMap(({ measure, against, max }) =>
    pages.map((page) => {
      const what = `${page}: ${visitUnits[measure].name}, times that of the ${targetTitles[against]}`;
      return ratioRow(what, ours(page, measure), visitFigure(results, against, page, measure), max);
    }),
  );
  const interactions = interactionRatioGoals.map(({ measure, max }) => {
    const [figure, theirs] = (['federated', 'before'] as const).map((target) =>
      interactionFigure(results, target, measure),
    ) as [Figure, Figure];
    const what = `${interactionUnits[measure].name}, times that of the ${targetTitles.before}`;
    return ratioRow(what, figure, theirs, max);
  });
  const absolute = pageGoals
    .filter(({ page }) => pages.includes(page) && phone === 'bench')
    .map(({ measure, page, max }) => {
      const unit = visitUnits[measure];
      const { median: value } = ours(page, measure);
      const [measured, goal] = [value, max].map((one) => (one === null ? '-' : unit.write(one)));
      return [`${page}: ${title(unit)}`, measured ?? '', goal ?? '', verdict(value, max)];
    });
  const taps = tapNames.map((name) => {
    const { median: value } = tapFigure(results, 'federated', name, 'nextPaint');
    const goal = tapGoals[phone];
    return [
      `${name}: ${title(tapUnits.nextPaint)}`,
      value === null ? '-' : tapUnits.nextPaint.write(value),
      String(goal),
      verdict(value, goal),
    ];
  });
  const measured = [...ratios, ...interactions, ...absolute, ...taps].filter(([, value]) => value !== '-');
  return markdownTable(['goal', 'measured', 'at most', ''], measured);
}

function interactionsTable(results: Results, targets: readonly TargetName[]): string {
  const rows = interactionRows.map((measure) => {
    const unit = interactionUnits[measure];
    const goal = interactionGoals.find((one) => one.measure === measure);
    const ours = interactionFigure(results, 'federated', measure);
    return [
      title(unit),
      ...targets.map((target) => written(interactionFigure(results, target, measure), unit)),
      goal ? unit.write(goal.max) : '',
      goal ? verdict(ours.median, goal.max) : '',
    ];
  });
  return markdownTable(
    ['after the first page', ...targets.map((target) => targetTitles[target]), 'at most', ''],
    rows,
  );
}

/** Waiting times after each tap: medians, and the ratios to the other targets. */
function tapsTable(results: Results, targets: readonly TargetName[]): string {
  const measures = ['nextPaint', 'longestTask'] as const;
  const others = targets.filter((target) => target !== 'federated');
  const rows = tapNames.flatMap((name) =>
    measures.map((measure) => {
      const figure = (target: TargetName) => tapFigure(results, target, name, measure);
      return [
        `${name}: ${title(tapUnits[measure])}`,
        ...targets.map((target) => written(figure(target), tapUnits[measure])),
        ...others.map((target) => writtenRatio(ratio(figure('federated'), figure(target)))),
      ];
    }),
  );
  const head = [
    'after a tap',
    ...targets.map((target) => targetTitles[target]),
    ...others.map((target) => `federated / ${targetTitles[target]}`),
  ];
  return markdownTable(head, rows);
}

function phoneSections(results: Results, phone: PhoneName): string[] {
  const { visits, interactions, taps } = results;
  const measured = (name: TargetName) =>
    [...visits, ...interactions, ...taps].some(({ target }) => target === name);
  const targets = targetNames.filter(measured);
  const pages = pageNames.filter((name) => visits.some(({ page }) => page === name));
  const within = (samples: readonly { readonly target: TargetName }[]) =>
    targets.filter((name) => samples.some(({ target }) => target === name));
  const [touched, tapped] = [within(interactions), within(taps)];
  return [
    ...pages.map((page) => pageTable(results, page, targets)),
    ...(touched.length > 0 ? [interactionsTable(results, touched)] : []),
    ...(tapped.length > 0 ? [tapsTable(results, tapped)] : []),
    ...(targets.includes('federated') ? [goalsTable(results, pages, phone)] : []),
  ];
}

/** The results of a run, as Markdown that is also readable in a terminal. */
export function report(results: Results): string {
  const used = phoneNames.filter((name) =>
    [...results.visits, ...results.taps].some(({ phone }) => phone === name),
  );
  const sections = used.flatMap((phone) => [
    ...(used.length > 1 ? [`**${phones[phone].title}**`] : []),
    ...phoneSections(withPhone(results, phone), phone),
  ]);
  return [circumstances(results), ...sections].join('\n\n');
}
