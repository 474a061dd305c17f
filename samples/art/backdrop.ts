import { glow, sweep, type Canvas } from './canvas';
import { shade, SHOP, tint } from './palette';
import { times } from './random';
import { svg } from './svg';

/** What the things lie on. */
export type Surface = 'plain' | 'ruled' | 'grid' | 'ledger' | 'desk' | 'airmail' | 'flat';

const markings: Record<Surface, (width: number, height: number, ground: string) => string> = {
  plain: () => '',
  flat: () => '',
  ruled: (width, height) =>
    svg`<path d="${times(Math.ceil(height / 78), (row) => svg`M0 ${90 + row * 78}H${width}`)}" stroke="${SHOP.postal}" stroke-opacity=".22" stroke-width="2"/><path d="M190 0V${height}" stroke="${SHOP.ledger}" stroke-opacity=".45" stroke-width="3"/>`,
  grid: (width, height, ground) =>
    svg`<path d="${times(Math.ceil(width / 60), (column) => svg`M${30 + column * 60} 0V${height}`)}${times(Math.ceil(height / 60), (row) => svg`M0 ${30 + row * 60}H${width}`)}" stroke="${shade(ground, 0.4)}" stroke-opacity=".16" stroke-width="2"/>`,
  ledger: (width, height) =>
    svg`<path d="M${width * 0.16} 0V${height}M${width * 0.175} 0V${height}M${width * 0.84} 0V${height}" stroke="${SHOP.ledger}" stroke-opacity=".4" stroke-width="3"/><path d="${times(Math.ceil(height / 60), (row) => svg`M0 ${60 + row * 60}H${width}`)}" stroke="${SHOP.brass}" stroke-opacity=".2" stroke-width="2"/>`,
  desk: (width, height, ground) =>
    svg`<path d="M0 ${height * 0.64}H${width}V${height}H0z" fill="${shade(ground, 0.16)}"/><path d="M0 ${height * 0.64}H${width}" stroke="${tint(ground, 0.5)}" stroke-width="4" stroke-opacity=".6"/>`,
  airmail: (width, height) =>
    svg`<path d="M0 ${height - 22}H${width}" stroke="${SHOP.ledger}" stroke-width="44" stroke-dasharray="80 160"/><path d="M0 ${height - 22}H${width}" stroke="${SHOP.postal}" stroke-width="44" stroke-dasharray="80 160" stroke-dashoffset="-120"/>`,
};

/** The ground of a picture, lit from the upper left; a flat one has its colour alone. */
export function backdrop(
  canvas: Canvas,
  width: number,
  height: number,
  ground: string,
  surface: Surface = 'plain',
): string {
  const sheet = (fill: string) => svg`<rect width="${width}" height="${height}" fill="${fill}"/>`;
  if (surface === 'flat') return sheet(ground);
  const light = glow(canvas, [
    [0, '#fff', 0.34],
    [0.6, '#fff', 0],
    [1, '#1b1420', 0.18],
  ]);
  const falloff = sweep(
    canvas,
    [
      [0.3, '#1b1420', 0],
      [1, '#1b1420', 0.1],
    ],
    'slant',
  );
  return sheet(ground) + markings[surface](width, height, ground) + sheet(light) + sheet(falloff);
}
