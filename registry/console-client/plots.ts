import { formatTime } from '@shop/config/dates';
import uPlot from 'uplot';

type Values = readonly (number | null)[];

/** Values of both sides over time; null for a gap. */
export interface Curves {
  readonly canary: Values;
  readonly control: Values;
}

const height = { plot: 180, spark: 60 } as const;

/** A theme colour, or a system colour in forced-colours mode. */
const colour = (name: string, system = 'CanvasText') =>
  matchMedia('(forced-colors: active)').matches
    ? system
    : getComputedStyle(document.documentElement).getPropertyValue(name).trim();

const curve = (label: string, stroke: string, options: Partial<uPlot.Series>): uPlot.Series => ({
  ...{ label, stroke, width: 2 },
  points: { size: 6, fill: stroke },
  ...options,
});

/** Series of the newer version or the canary as a solid line, and of its baseline as a dashed line. */
const curves = (newer: string, older: string, options: Partial<uPlot.Series>): uPlot.Series[] => [
  curve(newer, colour('--ink', 'Highlight'), options),
  curve(older, colour('--postal'), { ...options, dash: [6, 4] }),
];

/** Adds a plot that fills the width of its container and follows its size. */
function addPlot(
  container: HTMLElement,
  options: Omit<uPlot.Options, 'width'>,
  data: uPlot.AlignedData,
): uPlot {
  container.replaceChildren();
  const plot = new uPlot({ ...options, width: container.clientWidth }, data, container);
  const resize = () => plot.setSize({ width: container.clientWidth, height: options.height });
  new ResizeObserver(resize).observe(container);
  return plot;
}

const plots = new WeakMap<HTMLElement, uPlot>();

/** Draws both sides over time, in IST; a later call updates the same plot. The numbers are in the adjacent table. */
export function drawPlot(
  container: HTMLElement | null,
  at: readonly number[],
  { canary, control }: Curves,
): void {
  if (!container || at.length === 0) return;
  const data: uPlot.AlignedData = [[...at], [...canary], [...control]];
  const drawn = plots.get(container);
  if (drawn) {
    drawn.setData(data);
    return;
  }
  const axis = { stroke: colour('--ink-2'), grid: { stroke: colour('--line'), width: 1 } };
  const time: uPlot.Series = {
    label: 'Time',
    value: (_plot, seconds) => (seconds ? `${formatTime(seconds * 1000)} IST` : '–'),
  };
  const options = {
    height: height.plot,
    series: [time, ...curves('Canary', 'Control', { spanGaps: true })],
    axes: [
      {
        ...axis,
        values: (_plot: uPlot, ticks: number[]) => ticks.map((seconds) => formatTime(seconds * 1000)),
      },
      { ...axis, size: 56 },
    ],
    scales: { y: { range: (_plot: uPlot, _low: number, high: number) => [0, Math.max(1, high * 1.1)] } },
  } satisfies Omit<uPlot.Options, 'width'>;
  plots.set(container, addPlot(container, options, data));
}

/** The figures of a version and of the previous one, step by step. */
interface Spark {
  readonly now: Values;
  readonly before: Values;
  /** When shoppers were switched to the new version, as a fraction of the period; null if that was outside the period. */
  readonly switchedAt: number | null;
  readonly max: number;
}

function markSwitch(plot: uPlot, at: number): void {
  const { ctx, bbox } = plot;
  const x = plot.valToPos(at, 'x', true);
  ctx.save();
  ctx.strokeStyle = colour('--ink-2');
  ctx.setLineDash([2, 3]);
  ctx.beginPath();
  ctx.moveTo(x, bbox.top);
  ctx.lineTo(x, bbox.top + bbox.height);
  ctx.stroke();
  ctx.restore();
}

/** Draws a sparkline. Its scale and numbers are in the page. */
export function drawSpark(container: HTMLElement): void {
  const { now, before, switchedAt, max } = JSON.parse(container.dataset.spark ?? '') as Spark;
  const steps = now.map((_, step) => step + 0.5);
  const earlier = steps.map((_, step) => before[step] ?? null);
  const mark = (plot: uPlot) => switchedAt !== null && markSwitch(plot, switchedAt * steps.length);
  const options: Omit<uPlot.Options, 'width'> = {
    height: height.spark,
    padding: [4, 0, 4, 0],
    legend: { show: false },
    cursor: { show: false },
    // The newer version is drawn last, above the other one.
    series: [{}, ...curves('Now', 'Before', { points: { size: 4 } }).reverse()],
    axes: [{ show: false }, { show: false }],
    scales: { x: { time: false, range: [0, steps.length] }, y: { range: [0, max] } },
    hooks: { draw: [mark] },
  };
  addPlot(container, options, [steps, earlier, [...now]]);
}
