import { PIGMENTS, SHOP, tint } from '../palette';
import { lifted } from '../canvas';
import { openTin } from '../recipes/containers';
import {
  albumClosed,
  castSheet,
  labelAlbum,
  numberedBoxes,
  plainBoxes,
  theatre,
} from '../recipes/matchbox-views';
import {
  bellAbove,
  deskBell,
  inlandForms,
  inlandWritten,
  lanternGlow,
  lanternTin,
  nibsAndPins,
  stampBag,
  stampSheet,
  usedRows,
} from '../recipes/old-finds';
import { postageStamp } from '../recipes/postage';
import { tin } from '../recipes/tin';
import { STAMPS } from '../pictures/stamps';
import { place } from '../svg';
import type { Shelf } from './art';

const { Leaf, Marigold, Rose, Teal, Plum } = PIGMENTS;
const GREEN_GLASS = '#2f8a5a';

/** Matchboxes, stamps, tins and brass. */
export const HANDMADE_FINDS: Shelf = {
  'matchbox-label-album-60-labels': {
    main: (canvas) => place(0, 0, labelAlbum(canvas, '#8f231e'), -3, 0.97),
    use: (canvas) => place(0, 0, albumClosed(canvas, '#8f231e'), 4),
    ground: tint(Teal, 0.5),
  },
  'empty-matchboxes-pack-of-20': {
    main: (canvas) => place(0, -10, plainBoxes(canvas), 0, 1.02),
    use: (canvas) => numberedBoxes(canvas),
    ground: '#31506a',
  },
  'matchbox-theatre-cut-fold': {
    main: (canvas, ink) => place(0, 0, theatre(canvas, ink), -2, 1.06),
    use: (canvas, ink) => place(0, 0, castSheet(canvas, ink), 3),
    ground: tint(Marigold, 0.55),
  },
  'mint-stamp-reproductions-lotus-issue': {
    main: (canvas) => place(0, 0, stampSheet(canvas), -4, 1.02),
    use: (canvas) =>
      lifted(canvas, place(-190, -120, postageStamp(canvas, STAMPS.lotus), -7, 1.1)) +
      lifted(canvas, place(230, -150, postageStamp(canvas, STAMPS.monsoon), 6, 1.1)) +
      lifted(canvas, place(20, 240, postageStamp(canvas, STAMPS.hill), -2, 1.1)),
    ground: SHOP.kraft,
  },
  'bag-of-used-stamps-200': {
    main: (canvas) => stampBag(canvas),
    use: (canvas) => place(0, 0, usedRows(canvas), 4),
    ground: tint(Leaf, 0.5),
  },
  'inland-letter-forms-unused-pack-of-10': {
    main: (canvas, ink) => place(0, 0, inlandForms(canvas, ink)),
    use: (canvas, ink) => place(0, 0, inlandWritten(canvas, ink), -5),
    ground: SHOP.buff,
  },
  'chai-tin-lithographed': {
    main: (canvas, ink) =>
      tin(canvas, { paint: ink, emblem: 'glass', name: 'Chai Tin', line: 'FOR NIBS AND PINS' }),
    use: (canvas, ink) => openTin(canvas, ink, 'Chai Tin', nibsAndPins),
    ground: SHOP.inland,
    surface: 'desk',
  },
  'brass-desk-bell-hill-station': {
    main: (canvas) => place(0, 60, deskBell(canvas, Leaf)),
    use: (canvas) => bellAbove(canvas),
    ground: tint(Rose, 0.55),
    surface: 'desk',
  },
  'engine-drivers-lantern-tin': {
    main: (canvas, ink) => place(0, 60, lanternTin(canvas, ink, '#d8382c', GREEN_GLASS), 0, 0.98),
    use: (canvas, ink) =>
      lanternGlow(canvas, GREEN_GLASS) +
      place(0, 60, lanternTin(canvas, ink, GREEN_GLASS, '#d8382c'), 0, 0.8),
    ground: tint(Plum, 0.5),
  },
};
