import { lifted, type Canvas } from '../canvas';
import { board, fitted, flat, frame, rounded, scribble, sheen, STEEL, stroke } from '../materials';
import { printed, type Motif } from '../motifs';
import { shade, SHOP, tint } from '../palette';
import { between, times } from '../random';
import { place, svg } from '../svg';
import { washiRoll, type RollLook } from './washi-roll';

/** A roll without its loose end, around the origin. */
export const standingRoll = (canvas: Canvas, look: RollLook): string =>
  place(90, 70, washiRoll(canvas, { ...look, strip: false }));

/** A strip of tape with torn ends, `half` to either side and `wide` across. */
export function tapeStrip(canvas: Canvas, look: RollLook, half: number, wide: number): string {
  const teeth = (x: number, down: boolean) =>
    times(8, (step) => {
      const y = (down ? -1 : 1) * (wide / 2 - (wide * (step + 0.5)) / 8);
      return svg`L${x + between(canvas.random, -12, 12)} ${y}`;
    }).join('');
  const shape = svg`M${-half} ${-wide / 2}H${half}${teeth(half, true)}L${half} ${wide / 2}H${-half}${teeth(-half, false)}z`;
  const opacity = look.film ? 0.72 : 0.97;
  return svg`<path d="${shape}" fill="${printed(canvas, look.motif, look.ground, look.print)}" opacity="${String(opacity)}"/><path d="${shape}" fill="${sheen(canvas)}"/>`;
}

/** A long run of tape across the picture, the roll at its upper end. */
export function tapeRun(canvas: Canvas, look: RollLook): string {
  const wide = look.height ?? 150;
  const run = place(0, 110, lifted(canvas, tapeStrip(canvas, look, 560, wide)), -14);
  const roll = place(210, -150, standingRoll(canvas, look), 0, 0.82);
  return run + roll;
}

/** A tape folded over itself in a zigzag, the roll at its end. */
export function tapeFold(canvas: Canvas, look: RollLook): string {
  const wide = (look.height ?? 150) * 0.86;
  const leg = (x: number, y: number, half: number, turn: number) =>
    lifted(canvas, place(x, y, tapeStrip(canvas, look, half, wide), turn));
  return (
    leg(120, -300, 380, 8) +
    leg(170, -40, 400, -34) +
    leg(-40, 250, 360, 12) +
    place(-200, 150, standingRoll(canvas, look), 0, 0.8)
  );
}

/** A roll on its rim, turned towards the viewer, its end trailing over the table. */
export function tapeWheel(canvas: Canvas, look: RollLook): string {
  const deep = (look.height ?? 150) * 0.8;
  const fill = printed(canvas, look.motif, look.ground, look.print);
  const far = svg`translate(${deep * 0.9} ${-deep * 0.34})`;
  const side = svg`M-54-266A270 292 0 0 1 0-292L${deep * 0.9} ${-292 - deep * 0.34}A270 292 0 0 1 ${deep * 0.9} ${292 - deep * 0.34}L0 292z`;
  const face = look.film ? shade(look.ground, 0.06) : look.ground;
  const rings = times(
    13,
    (index) =>
      svg`<ellipse rx="${262 - index * 9}" ry="${284 - index * 9.6}" opacity="${0.1 + (index % 3) * 0.06}"/>`,
  );
  const [dx, dy] = [deep * 0.9, deep * -0.34];
  const run = svg`M-60 284C80 300 210 380 330 470L${344 + dx * 0.3} ${462 + dy * 0.3} ${328 + dx * 0.6} ${470 + dy * 0.6} ${330 + dx} ${470 + dy}C${210 + dx} ${380 + dy} ${100 + dx} ${310 + dy} ${dx} ${292 + dy}z`;
  const trail = svg`<path d="${run}" fill="${fill}" opacity="${look.film ? '.72' : '.97'}"/><path d="${run}" fill="${sheen(canvas)}"/>`;
  const body = svg`<g transform="${far}"><ellipse rx="270" ry="292" fill="${shade(face, 0.3)}"/></g><path d="${side}" fill="${fill}"/><path d="${side}" fill="${rounded(canvas, '#808080', 'down')}" opacity=".3"/><ellipse rx="270" ry="292" fill="${face}"/><g fill="none" stroke="${shade(look.print, 0.3)}" stroke-width="2">${rings}</g><ellipse rx="150" ry="163" fill="${SHOP.kraft}"/><ellipse rx="134" ry="146" fill="#6f5638"/><path d="M-60-130A134 146 0 0 1 40 139 134 146 0 0 0-60-130z" fill="#b9976a"/><ellipse rx="270" ry="292" fill="${sheen(canvas)}"/>`;
  return place(-60, -60, lifted(canvas, trail) + lifted(canvas, body));
}

/** A page of a journal that the tape borders and holds together. */
export function tapePage(canvas: Canvas, look: RollLook): string {
  const wide = Math.min(120, (look.height ?? 150) * 0.62);
  const page = board(760, 900, '#fdfaf1', 8);
  const lines = times(6, (row) =>
    place(-300, 150 + row * 52, scribble(between(canvas.random, 380, 580), SHOP.ink, 4)),
  );
  const photo =
    board(330, 300, '#ffffff', 2) +
    place(
      0,
      -16,
      board(290, 228, tint(look.print, 0.35), 0) +
        svg`<path d="M-145 98-60-20 10 60 70-10 145 98z" fill="${shade(look.print, 0.2)}" opacity=".6"/><circle cx="70" cy="-60" r="30" fill="#fff6dc"/>`,
    );
  return place(
    0,
    0,
    lifted(canvas, page) +
      lines.join('') +
      lifted(canvas, place(130, -130, photo, 5)) +
      lifted(
        canvas,
        place(0, -380, tapeStrip(canvas, look, 400, wide)) +
          place(-250, -120, tapeStrip(canvas, look, 250, wide), 90) +
          place(70, -276, tapeStrip(canvas, look, 110, wide * 0.8), -34),
      ),
    -4,
  );
}

/** An envelope that the tape borders and closes. */
export function tapedEnvelope(canvas: Canvas, look: RollLook): string {
  const wide = Math.min(110, (look.height ?? 150) * 0.6);
  const paper = '#efe3c6';
  const body = svg`${board(880, 600, flat(canvas, paper), 6)}<path d="M-440-300 0 60 440-300" fill="none" stroke="${shade(paper, 0.25)}" stroke-width="5"/>`;
  const label =
    board(380, 190, '#fffdf7', 3) +
    place(-150, -30, scribble(290, SHOP.ink, 5)) +
    place(-150, 34, scribble(220, SHOP.ink, 5));
  return place(
    0,
    0,
    lifted(canvas, body) +
      lifted(
        canvas,
        place(0, 252, tapeStrip(canvas, look, 436, wide)) +
          place(0, -252, tapeStrip(canvas, look, 436, wide)),
      ) +
      lifted(canvas, place(10, 90, label, -3)) +
      lifted(canvas, place(-190, 90, tapeStrip(canvas, look, 74, wide * 0.7), 78)),
    -7,
  );
}

/** A kraft parcel closed with two runs of the tape, the roll beside it. */
export function tapedParcel(canvas: Canvas, look: RollLook): string {
  const wide = Math.min(130, (look.height ?? 150) * 0.7);
  const box = svg`<path d="M-360-300H300V300H-360z" fill="${flat(canvas, SHOP.kraft)}"/><path d="M300-300 360-256V344L300 300zM-360 300H300L360 344H-296z" fill="${shade(SHOP.kraft, 0.35)}"/>`;
  const tag =
    board(240, 150, '#fffdf7', 3) +
    place(-90, -20, scribble(180, SHOP.ink, 5)) +
    place(-90, 34, scribble(120, SHOP.ink, 5));
  return (
    place(
      -40,
      -60,
      lifted(canvas, box) +
        place(-140, 0, tapeStrip(canvas, look, 300, wide), 90) +
        place(-30, -60, tapeStrip(canvas, look, 330, wide)) +
        lifted(canvas, place(110, 140, tag, 5)),
      -5,
    ) + place(290, 330, standingRoll(canvas, look), 0, 0.4)
  );
}

/** Rolls stood one on another, the first lowest. */
export function rollTower(canvas: Canvas, looks: readonly RollLook[], scale = 0.8): string {
  const rise = looks.reduce((sum, { height }) => sum + (height ?? 150), 0);
  let y = rise / 2;
  const rolls = looks.map((look) => {
    y -= look.height ?? 150;
    return place(0, y, standingRoll(canvas, look));
  });
  return place(
    0,
    0,
    lifted(canvas, svg`<ellipse cy="${rise / 2}" rx="290" ry="248" fill="#1b1420" opacity=".4"/>`) +
      rolls.join(''),
    0,
    scale,
  );
}

/** Rolls side by side in two rows. */
export const rollGroup = (canvas: Canvas, looks: readonly RollLook[]): string => {
  const spots: readonly (readonly [number, number, number])[] =
    looks.length <= 3
      ? [
          [-170, -220, 0.66],
          [210, -130, 0.66],
          [-20, 200, 0.76],
        ]
      : [
          [-270, -230, 0.5],
          [40, -280, 0.56],
          [310, -150, 0.46],
          [-160, 110, 0.62],
          [220, 190, 0.6],
        ];
  return looks
    .map((look, index) => {
      const [x, y, scale] = spots[index % spots.length] ?? [0, 0, 0.6];
      return place(x, y, standingRoll(canvas, look), 0, scale);
    })
    .join('');
};

/** Tapes wound on a stiff card, a name beside each. */
export function windCard(
  canvas: Canvas,
  looks: readonly RollLook[],
  name: string,
  card: string = SHOP.kraft,
): string {
  const step = 640 / looks.length;
  const rows = looks.map((look, index) => {
    const y = -250 + step * (index + 0.5);
    const tape = svg`<rect x="-230" y="${y - step * 0.36}" width="460" height="${step * 0.72}" rx="4" fill="${printed(canvas, look.motif, look.ground, look.print, Math.min(1, step / 90))}"/><rect x="-230" y="${y - step * 0.36}" width="460" height="${step * 0.72}" fill="${rounded(canvas, '#ffffff', 'down')}" opacity=".16"/>`;
    return tape + svg`<path d="M250 ${y}H290" stroke="${SHOP.ink}" stroke-width="5" opacity=".6"/>`;
  });
  const shape = svg`<path d="M-310-440H310V440H-310z" fill="${flat(canvas, card)}"/>`;
  return place(
    0,
    0,
    lifted(canvas, shape) +
      frame(580, 840, shade(card, 0.4), 4) +
      fitted('display', name, { y: -320, width: 500, size: 90 }, SHOP.ink) +
      lifted(canvas, rows.join('')),
    3,
  );
}

/** A cast tape cutter with a roll on its wheel. */
export function tapeCutter(canvas: Canvas, look: RollLook, enamel: string): string {
  const body = svg`<path d="M-430 300C-440 160-360 60-240 40L60 20C150 10 250 60 330 180L430 240V310Q430 330 410 330H-400Q-430 330-430 300z" fill="${flat(canvas, enamel)}"/><path d="M-400 270C-390 170-330 96-230 84L60 64" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".4"/><path d="M-430 330H420V352H-430z" fill="${shade(enamel, 0.6)}"/>`;
  const blade = svg`<path d="M330 150 440 200V240L318 182z" fill="${flat(canvas, STEEL)}"/><path d="M440 200l8 8-8 8 8 8-8 8 8 8" fill="none" stroke="#5c646c" stroke-width="5"/>`;
  const wheel = svg`<circle r="230" fill="${printed(canvas, look.motif, look.ground, look.print)}"/><circle r="230" fill="${sheen(canvas)}"/><circle r="196" fill="none" stroke="${shade(look.ground, 0.35)}" stroke-width="3"/><circle r="160" fill="none" stroke="${shade(look.ground, 0.35)}" stroke-width="3"/><circle r="120" fill="${SHOP.kraft}"/><circle r="96" fill="${flat(canvas, enamel)}"/><circle r="30" fill="${STEEL}"/>`;
  const tongue = stroke('M-110-230C60-260 250-60 400 190', tint(look.ground, 0.25), 12);
  return (
    lifted(canvas, place(-90, -60, wheel) + tongue) +
    lifted(
      canvas,
      body + blade + fitted('typed', 'CHOWK BAZAAR', { y: 220, width: 360, size: 44 }, SHOP.buff),
    )
  );
}

/** A lattice of strips laid over and under each other: for plain tapes. */
export const tapeWeave = (canvas: Canvas, looks: readonly RollLook[]): string =>
  lifted(
    canvas,
    looks
      .map((look, index) =>
        index % 2 === 0
          ? place(0, -300 + index * 150, tapeStrip(canvas, look, 430, 96), -8)
          : place(-320 + index * 160, 0, tapeStrip(canvas, look, 430, 96), 82),
      )
      .join(''),
  );

/** A tape's look from its print and two colours. */
export const roll = (
  motif: Motif,
  ground: string,
  print: string,
  more: Partial<RollLook> = {},
): RollLook => ({
  motif,
  ground,
  print,
  hollow: true,
  ...more,
});
