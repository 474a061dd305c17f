import { lifted } from '../canvas';
import { PIGMENTS, mix, SHOP, tint } from '../palette';
import { place } from '../svg';
import {
  dyeLine,
  grassSheets,
  marbledBack,
  marbledSheets,
  petalSheet,
  rag,
  seedPaper,
  tulsiPot,
} from '../recipes/handmade-papers';
import {
  nightMailLabel,
  printedCreeper,
  creeperBlock,
  blockKit,
  blockOnCloth,
  napkins,
  framedTank,
  tankPrint,
} from '../recipes/block-views';
import { frameOnWall, stampBlock } from '../recipes/frames';
import { blockPrint } from '../recipes/block-print';
import { grassInvitation, indigoLetter } from '../recipes/paper-uses';
import { deckleSheet } from '../recipes/sketch-pads';
import { stampedParcel } from '../recipes/stamp-uses';
import { emblem } from '../emblems';
import type { Shelf } from './art';

const { Indigo, Leaf, Rose, Teal, Marigold, Vermilion } = PIGMENTS;

/** Handmade paper, by the sheet. */
export const HANDMADE_PAPERS: Shelf = {
  'petal-inclusion-handmade-paper': {
    main: (canvas, ink) =>
      lifted(canvas, place(110, 40, petalSheet(canvas, mix(ink, '#fff6ea', 0.72), ink, 10), 14)) +
      lifted(canvas, place(40, 10, petalSheet(canvas, '#efe6d2', ink, 10), 5)) +
      lifted(canvas, place(-50, -10, petalSheet(canvas, '#faf4e8', ink), -5)),
    use: (canvas, ink) =>
      place(-40, -90, rag(canvas, ink), -8, 1.2) +
      lifted(canvas, place(80, 110, petalSheet(canvas, '#faf4e8', ink, 20), 70, 0.86)),
  },
  'indigo-dyed-deckle-sheets': {
    main: (canvas, ink) => dyeLine(canvas, ink),
    use: indigoLetter,
    laid: (canvas, ink) =>
      lifted(canvas, place(40, 20, deckleSheet(canvas, 600, 840, tint(ink, 0.3)), 4)) +
      lifted(canvas, deckleSheet(canvas, 600, 840, ink)),
    ground: tint(Rose, 0.62),
  },
  'elephant-grass-paper-rough': {
    main: (canvas) => grassSheets(canvas, '#d8b36a'),
    use: grassInvitation,
    ground: '#3c6a55',
  },
  'marbled-sheets-from-pondicherry': {
    main: (canvas) => marbledSheets(canvas),
    use: (canvas) => marbledBack(canvas),
    ground: SHOP.kraft,
  },
  'seed-paper-tulsi-marigold': {
    main: (canvas, ink) => place(0, 20, seedPaper(canvas, ink)),
    use: (canvas, ink) => tulsiPot(canvas, ink),
    ground: tint(Leaf, 0.42),
  },
};

/** Carved blocks and what they print. */
export const HANDMADE_BLOCKS: Shelf = {
  'teak-printing-block-paisley': {
    main: (canvas, ink) =>
      blockPrint(canvas, { ink, cloth: ink === Indigo ? '#f4ead6' : '#f7f0de', emblem: 'paisley' }),
    use: (canvas, ink) => stampedParcel(canvas, emblem(canvas, 'paisley', ink, '#fdfaf1'), 62),
  },
  'border-block-running-creeper': {
    main: (canvas, ink) =>
      printedCreeper(canvas, ink, '#f7efdc') + lifted(canvas, place(60, 90, creeperBlock(canvas), -7, 1.05)),
    use: (canvas) =>
      lifted(canvas, place(0, -150, creeperBlock(canvas), 4, 1.2)) +
      lifted(canvas, place(0, 190, creeperBlock(canvas, 'back'), -5, 1.2)),
    ground: tint(Teal, 0.5),
  },
  'first-block-printing-kit': {
    main: (canvas) => blockKit(canvas, [Vermilion, Indigo]),
    use: (canvas) => napkins(canvas, [Vermilion, Indigo, Leaf]),
    ground: tint(Marigold, 0.5),
  },
  'framed-block-print-lotus-tank': {
    main: (canvas, ink) => place(0, 0, framedTank(canvas, ink)),
    use: (canvas, ink) =>
      lifted(canvas, place(-90, -30, tankPrint(canvas, ink), -5, 1.1)) +
      lifted(canvas, place(270, 270, blockOnCloth(canvas, 'lotus'), 12, 0.62)),
    ground: tint(Rose, 0.5),
  },
  'night-mail-matchbox-print': {
    main: (canvas, ink) => lifted(canvas, place(0, 0, nightMailLabel(canvas, ink), 3)),
    use: (canvas, ink) => frameOnWall(canvas, '#c79a62', 560, 770, nightMailLabel(canvas, ink)),
  },
  'night-mail-postage-print-framed': {
    main: (canvas, ink) => frameOnWall(canvas, '#2b2a32', 720, 840, stampBlock(canvas, ink)),
    use: (canvas, ink) => place(220, 240, stampBlock(canvas, ink), -8, 1.9),
    ground: tint(Leaf, 0.5),
  },
};
