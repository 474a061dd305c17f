import { lifted, sweep, type Canvas } from '../canvas';
import { emblem, type Emblem } from '../emblems';
import { shade, SHOP, tint } from '../palette';
import { between, times } from '../random';
import { place, svg } from '../svg';

export interface JournalLook {
  leather: string;
  emblem: Emblem;
  cord: string;
}

/** A soft leather journal with deckled pages, a debossed emblem and a wrapped cord. */
export function journal(canvas: Canvas, look: JournalLook): string {
  const { leather } = look;
  const hide = sweep(
    canvas,
    [
      [0, shade(leather, 0.35)],
      [0.1, tint(leather, 0.12)],
      [0.45, leather],
      [1, shade(leather, 0.3)],
    ],
    'slant',
  );
  const edge = times(22, (index) => svg`L${306 + between(canvas.random, -6, 6)} ${-380 + index * 36}`);
  const pages = svg`<path d="M-280-384H300${edge}V392H-280z" fill="#efe3c8"/><path d="M286-370V380M294-376V386" stroke="#b7a37c" stroke-width="2"/>`;
  const cover = svg`<path d="M-300-404C-120-412 100-400 282-408Q292-408 292-396C296-140 288 160 294 398Q294 412 282 412C80 404-120 416-300 408Q-318 406-318 390V-388Q-318-402-300-404z" fill="${hide}"/>`;
  const creases = svg`<path d="M-246-402C-252-140-240 160-248 408M-226-402C-230-100-222 120-228 408" fill="none" stroke="${shade(leather, 0.45)}" stroke-width="4" opacity=".6"/><path d="M-236-400C-242-100-230 120-238 406" fill="none" stroke="${tint(leather, 0.4)}" stroke-width="3" opacity=".6"/><path d="M-196-372H262V378H-196z" fill="none" stroke="${tint(leather, 0.45)}" stroke-width="5" stroke-dasharray="16 11" opacity=".75"/>`;
  const pressed = (x: number, y: number, ink: string) =>
    place(x, y, emblem(canvas, look.emblem, ink, leather), 0, 2);
  const mark =
    pressed(-3, -4, shade(leather, 0.62)) +
    pressed(3, 4, tint(leather, 0.24)) +
    pressed(0, 0, shade(leather, 0.4));
  const cord = (dy: number) =>
    svg`<path d="M-320 ${dy}C-160 ${dy + 14} 120 ${dy - 12} 300 ${dy + 6}" fill="none" stroke="${shade(look.cord, 0.35)}" stroke-width="17"/><path d="M-320 ${dy - 3}C-160 ${dy + 11} 120 ${dy - 15} 300 ${dy + 3}" fill="none" stroke="${look.cord}" stroke-width="10"/>`;
  const knot = svg`<path d="M210 196C270 260 250 360 330 430M214 196C200 300 150 330 170 440" fill="none" stroke="${look.cord}" stroke-width="12" stroke-linecap="round"/><circle cx="212" cy="190" r="32" fill="${SHOP.brass}"/><circle cx="206" cy="183" r="19" fill="#e6c57e"/><circle cx="212" cy="190" r="8" fill="#59421a"/>`;
  return place(
    0,
    0,
    lifted(canvas, pages + cover) +
      creases +
      place(40, -110, mark) +
      lifted(canvas, cord(170) + cord(204) + knot),
    -7,
  );
}
