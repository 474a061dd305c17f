import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar, LinePath } from '@visx/shape';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import styles from './plot.module.css';

/** A bar, and the point of the previous period at the same position. */
export interface PlotPoint {
  readonly name: string;
  readonly now: number;
  readonly before: number;
}

interface BarPlotProps {
  /** The accessible description of the plot. */
  readonly label: string;
  readonly points: readonly PlotPoint[];
  /** Number of bars of the whole period; future ones are empty. */
  readonly barCount: number;
  /** Formats a value for the axis. */
  readonly short: (value: number) => string;
  /** Formats the value of a bar in full. */
  readonly full: (value: number) => string;
}

const HEIGHT = 220;
const edge = { top: 10, right: 8, bottom: 28, left: 58 };
/** Minimum width of a label below the bars, in pixels. */
const NAME_WIDTH = 64;

interface TickProps {
  readonly x: number;
  readonly y: number;
  readonly formattedValue: string | undefined;
}

const tick = (anchor: 'middle' | 'end') =>
  function Tick({ x, y, formattedValue }: TickProps) {
    return (
      <text x={x} y={y} dy="0.32em" textAnchor={anchor} className={styles.tick}>
        {formattedValue}
      </text>
    );
  };
const below = tick('middle');
const yTick = tick('end');

/** Bars of a period and, as a dashed line, the previous period. A table shows the same data to screen readers. */
export function BarPlot({ label, points, barCount, short, full }: BarPlotProps) {
  const [element, width] = useWidth<HTMLDivElement>();
  const max = Math.max(1, ...points.flatMap(({ now, before }) => [now, before]));
  const across = scaleBand({
    domain: Array.from({ length: barCount }, (_, place) => place),
    range: [edge.left, Math.max(edge.left + 1, width - edge.right)],
    padding: 0.25,
  });
  const up = scaleLinear({ domain: [0, max], range: [HEIGHT - edge.bottom, edge.top], nice: 4 });
  const middle = (place: number) => (across(place) ?? 0) + across.bandwidth() / 2;
  const step = Math.max(1, Math.ceil((NAME_WIDTH * barCount) / Math.max(1, width - edge.left)));
  const named = points.map((_, place) => place).filter((place) => place % step === 0);
  const values = up.ticks(4).filter(Number.isInteger);
  return (
    <div ref={element} className={styles.plot}>
      {width > 0 && (
        <svg role="img" aria-label={label} width={width} height={HEIGHT}>
          {values.map((value) => (
            <line
              key={value}
              className={styles.grid}
              x1={edge.left}
              x2={width - edge.right}
              y1={up(value)}
              y2={up(value)}
            />
          ))}
          {points.map(({ name, now }, place) => (
            <Bar
              key={name}
              className={styles.bar}
              x={across(place) ?? 0}
              y={up(now)}
              width={across.bandwidth()}
              height={Math.max(0, up(0) - up(now))}
            >
              <title>{`${name}: ${full(now)}`}</title>
            </Bar>
          ))}
          <LinePath
            data={[...points.keys()]}
            x={middle}
            y={(place) => up(points[place]?.before ?? 0)}
            className={styles.line}
          />
          <AxisLeft
            scale={up}
            left={edge.left}
            tickValues={values}
            tickFormat={(value) => short(Number(value))}
            tickComponent={yTick}
            hideTicks
            hideAxisLine
          />
          <AxisBottom
            scale={across}
            top={HEIGHT - edge.bottom}
            tickValues={named}
            tickFormat={(place) => points[place]?.name}
            tickComponent={below}
            axisLineClassName={styles.axis ?? ''}
            hideTicks
          />
        </svg>
      )}
    </div>
  );
}

/** The width of an element in CSS pixels; 0 before layout. */
function useWidth<Of extends HTMLElement>(): readonly [RefObject<Of | null>, number] {
  const element = useRef<Of>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setWidth(current.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
