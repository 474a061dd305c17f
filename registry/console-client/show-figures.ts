import { drawPlot, type Curves } from './plots';
import { poll } from './poll';

interface Figures {
  readonly lines: readonly { readonly canary: string; readonly control: string }[];
  readonly series: {
    readonly at: readonly number[];
    readonly failures: Curves;
    readonly load: Curves;
  };
}

const everyMs = 10_000;

/** Keeps the figures of a running canary up to date: the numbers in the table, and the two plots. */
export function showFigures(comparison: HTMLElement, onNoResponse: () => void): void {
  const { figures: address = '' } = comparison.dataset;
  const cells = (side: string) => comparison.querySelectorAll(`[data-figure="${side}"]`);
  const container = (kind: string) => comparison.querySelector<HTMLElement>(`[data-plot="${kind}"]`);
  const show = (figures: Figures | null) => {
    if (!figures) return;
    for (const side of ['canary', 'control'] as const) {
      cells(side).forEach((cell, at) => (cell.textContent = figures.lines[at]?.[side] ?? ''));
    }
    const { at, failures, load } = figures.series;
    drawPlot(container('failures'), at, failures);
    drawPlot(container('load'), at, load);
  };
  poll(address, everyMs, show, onNoResponse);
}
