import { PIGMENTS, SHOP, tint } from '../palette';
import { brushJar } from '../recipes/brush-jar';
import { paints } from '../recipes/paints';
import { punch } from '../recipes/punch';
import { rulers } from '../recipes/rulers';
import { scissors } from '../recipes/scissors';
import { square } from './square';

const { Vermilion, Indigo, Leaf, Marigold, Plum, Rose, Teal, Brass } = PIGMENTS;

export const TOOLS = [
  square('scissors-brass', tint(Teal, 0.55), (c) => scissors(c, { blade: '#c9a75a', handle: Brass })),
  square('scissors-steel', SHOP.kraft, (c) => scissors(c, { blade: '#aab3bb', handle: '#262b33' })),
  square('punch-vermilion', SHOP.inland, (c) =>
    punch(c, { body: Vermilion, emblem: 'marigold', confetti: [SHOP.buff, Rose, Marigold, '#ffffff'] }),
  ),
  square('rulers-brass', Leaf, (c) => rulers(c, { metal: ['#f0d58f', '#c99b43', '#a67c2c'] }), 'grid'),
  square(
    'brush-jar-indigo',
    SHOP.buff,
    (c) => brushJar(c, { glaze: Indigo, emblem: 'lotus', handles: [Vermilion, '#c79a62', Leaf] }),
    'desk',
  ),
  square(
    'paints-enamel',
    SHOP.paper,
    (c) =>
      paints(c, {
        enamel: '#2d3a55',
        pans: [Vermilion, Marigold, '#e8c63d', Leaf, Indigo, Teal, Plum, '#8a4b2c'],
      }),
    'grid',
  ),
];
