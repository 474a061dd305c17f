import { PIGMENTS, SHOP, tint } from '../palette';
import { brushPens } from '../recipes/brush-pens';
import { dipPen } from '../recipes/dip-pen';
import { inkBottle } from '../recipes/ink-bottle';
import { journal } from '../recipes/journal';
import { notebook } from '../recipes/notebook';
import { pen } from '../recipes/pen';
import { planner } from '../recipes/planner';
import { sketchbook } from '../recipes/sketchbook';
import { square } from './square';

const { Vermilion, Indigo, Leaf, Marigold, Plum, Rose, Teal, Kraft, Ink, Slate } = PIGMENTS;
const THREAD = '#f4e7c4';

export const NOTEBOOKS = [
  square('notebook-vermilion', SHOP.buff, (c) =>
    notebook(c, {
      cloth: Vermilion,
      thread: THREAD,
      label: 'बही',
      line: '192 PAGES, RULED',
      devanagari: true,
    }),
  ),
  square('notebook-indigo', SHOP.inland, (c) =>
    notebook(c, { cloth: Indigo, thread: THREAD, label: 'Bahi No. 7', line: '192 PAGES, RULED' }),
  ),
  square('notebook-leaf', tint(Rose, 0.66), (c) =>
    notebook(c, { cloth: Leaf, thread: '#f1dca7', label: 'Day Book', line: '144 PAGES, PLAIN' }),
  ),
  square('journal-tan', SHOP.inland, (c) =>
    journal(c, { leather: '#9c6236', emblem: 'hill', cord: '#e0c594' }),
  ),
  square('journal-ink', SHOP.kraft, (c) =>
    journal(c, { leather: '#2d3a55', emblem: 'engine', cord: '#c9a063' }),
  ),
  square('sketchbook-kraft', tint(Teal, 0.58), (c) =>
    sketchbook(c, { cover: Kraft, ink: Ink, emblem: 'sparrow', pencil: Vermilion }),
  ),
  square('planner-week', SHOP.kraft, (c) =>
    planner(c, { cover: Indigo, ink: Vermilion, month: 'August', motif: 'rain', emblem: 'umbrella' }),
  ),
  square('planner-plum', SHOP.buff, (c) =>
    planner(c, { cover: Plum, ink: Leaf, month: 'Kartik', motif: 'marigold', emblem: 'diya' }),
  ),
];

export const PENS = [
  square('pen-indigo', SHOP.paper, (c) => pen(c, { barrel: '#235f80', ink: Indigo }), 'ruled'),
  square('pen-vermilion', SHOP.buff, (c) => pen(c, { barrel: Vermilion, ink: Ink }), 'ledger'),
  square('pen-leaf', SHOP.inland, (c) => pen(c, { barrel: '#2e6b4d', ink: Leaf }), 'ruled'),
  square(
    'dip-pen-wood',
    SHOP.paper,
    (c) => dipPen(c, { holder: '#a5703f', ink: Indigo, tin: Vermilion }),
    'ruled',
  ),
  square(
    'brush-pens-bright',
    SHOP.paper,
    (c) => brushPens(c, [Vermilion, Marigold, Leaf, Indigo, Plum]),
    'grid',
  ),
  square('brush-pens-earth', SHOP.inland, (c) =>
    brushPens(c, ['#8a4b2c', '#c08a4a', '#6b7345', Slate, '#4b3a48']),
  ),
  square(
    'ink-indigo',
    SHOP.paper,
    (c) => inkBottle(c, { ink: Indigo, name: 'Barsaat', line: 'INDIGO 60 ML' }),
    'ruled',
  ),
  square('ink-vermilion', SHOP.inland, (c) =>
    inkBottle(c, { ink: Vermilion, name: 'डाक', line: 'POST RED 60 ML', devanagari: true }),
  ),
  square('ink-leaf', SHOP.buff, (c) => inkBottle(c, { ink: Leaf, name: 'Neem', line: 'GREEN 60 ML' })),
];
