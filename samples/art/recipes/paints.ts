import { lifted, sweep, type Canvas } from '../canvas';
import { shade, SHOP, tint } from '../palette';
import { between, times } from '../random';
import { place, svg } from '../svg';

export interface PaintsLook {
  pans: readonly string[];
  enamel: string;
}

/** An open enamelled paintbox: pans on the left, mixing wells on the right, a brush across. */
export function paints(canvas: Canvas, look: PaintsLook): string {
  const metal = sweep(
    canvas,
    [
      [0, '#fbfcfc'],
      [0.5, '#d9dfe2'],
      [1, '#a7b0b6'],
    ],
    'slant',
  );
  const wet = sweep(
    canvas,
    [
      [0, '#fff', 0.4],
      [0.4, '#fff', 0],
      [1, '#000', 0.25],
    ],
    'slant',
  );
  const pans = look.pans.map((paint, index) => {
    const x = -196 + (index % 4) * 132;
    const y = 60 + Math.floor(index / 4) * 124;
    return svg`<rect x="${x - 58}" y="${y - 52}" width="116" height="104" rx="10" fill="#fff"/><rect x="${x - 48}" y="${y - 42}" width="96" height="84" rx="8" fill="${paint}"/><rect x="${x - 48}" y="${y - 42}" width="96" height="84" rx="8" fill="${wet}"/><path d="M${x - 30} ${y + between(canvas.random, -16, 14)}q30-14 60 2" fill="none" stroke="${tint(paint, 0.5)}" stroke-width="6" stroke-linecap="round" opacity=".6"/>`;
  });
  const wells = times(3, (index) => {
    const x = -196 + index * 198;
    const paint = look.pans[(index * 3 + 1) % look.pans.length] ?? SHOP.postal;
    return svg`<ellipse cx="${x}" cy="-220" rx="86" ry="100" fill="#c6ced3"/><ellipse cx="${x + 4}" cy="-214" rx="80" ry="92" fill="#eef2f3"/><path d="M${x - 50}-200C${x - 40}-260 ${x + 44}-256 ${x + 52}-206S${x + 10}-140 ${x - 20}-150 ${x - 56}-160 ${x - 50}-200z" fill="${paint}" opacity=".72"/>`;
  });
  const box = svg`<rect x="-300" y="-370" width="600" height="350" rx="26" fill="${look.enamel}"/><rect x="-286" y="-356" width="572" height="322" rx="18" fill="${metal}"/>${wells}<rect x="-310" y="-24" width="620" height="372" rx="26" fill="${shade(look.enamel, 0.15)}"/><rect x="-292" y="-8" width="584" height="340" rx="16" fill="#39414a"/>${pans}<path d="M-190-34H-90V-12H-190zM90-34H190V-12H90z" fill="#8f979d"/>`;
  const brush = svg`<path d="M-120-13C40-22 260-14 420-4Q426 0 420 4C260 14 40 22-120 13z" fill="${SHOP.ledger}"/><path d="M-100-8C60-15 240-9 380-2" stroke="#fff" stroke-width="4" opacity=".45" fill="none"/><path d="M-210-16-118-15V15L-210 16z" fill="#d8dde0"/><path d="M-190-16V16M-134-15V15" stroke="#8b949a" stroke-width="4"/><path d="M-208-17C-270-26-310-12-352 4-300 18-260 22-208 17z" fill="#5b3f2a"/><path d="M-352 4C-330-6-306-12-284-14-290 0-292 8-290 16-310 14-330 10-352 4z" fill="${look.pans[4] ?? SHOP.postal}"/>`;
  return lifted(canvas, place(-20, -10, box, -6, 1.12)) + lifted(canvas, place(150, 330, brush, -28, 1.06));
}
