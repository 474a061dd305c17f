import { formatTime } from '@shop/config/dates';
import uPlot from 'uplot';

/** Values of both sides over time; null where there was nothing. */
export interface Curves {
  readonly canary: readonly (number | null)[];
  readonly control: readonly (number | null)[];
}

const height = 180;
const plots = new WeakMap<HTMLElement, uPlot>();

const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

function makePlot(place: HTMLElement, data: uPlot.AlignedData): uPlot {
  const axis = { stroke: colour('--ink-2'), grid: { stroke: colour('--line'), width: 1 } };
  const curve = (label: string, stroke: string, dash: number[]) => ({
    label,
    stroke,
    dash,
    width: 2,
    spanGaps: true,
    points: { size: 6, fill: stroke },
  });
  place.replaceChildren();
  return new uPlot(
    {
      width: place.clientWidth,
      height,
      series: [
        {
          label: 'Window',
          value: (_plot, seconds) => (seconds ? `${formatTime(seconds * 1000)} IST` : '–'),
        },
        curve('Canary', colour('--ledger'), []),
        curve('Control', colour('--postal'), [6, 4]),
      ],
      axes: [
        { ...axis, values: (_plot, ticks) => ticks.map((seconds) => formatTime(seconds * 1000)) },
        { ...axis, size: 56 },
      ],
      scales: { y: { range: (_plot, _low, high) => [0, Math.max(1, high * 1.1)] } },
    },
    data,
    place,
  );
}

/** Draws both sides over time, in IST; a later call updates the same plot. Its numbers are in the table beside it. */
export function drawPlot(
  place: HTMLElement | null,
  at: readonly number[],
  { canary, control }: Curves,
): void {
  if (!place || at.length === 0) return;
  const data: uPlot.AlignedData = [[...at], [...canary], [...control]];
  const plot = plots.get(place);
  if (plot) {
    plot.setData(data);
    return;
  }
  const made = makePlot(place, data);
  plots.set(place, made);
  new ResizeObserver(() => made.setSize({ width: place.clientWidth, height })).observe(place);
}
