import { PIGMENTS, SHOP, tint } from '../palette';
import { ephemera } from '../recipes/ephemera';
import { paperStack } from '../recipes/paper-stack';
import { spools } from '../recipes/spools';
import { tags } from '../recipes/tags';
import { square } from './square';

const { Vermilion, Indigo, Leaf, Marigold, Rose, Teal, Kraft, Ivory, Ink } = PIGMENTS;

export const PAPERS = [
  square('paper-kraft', SHOP.inland, (c) =>
    paperStack(c, { sheets: ['#8a6d49', Ivory, '#b48d5f', '#efe3c8', Kraft], band: Vermilion }),
  ),
  square('paper-indigo', SHOP.buff, (c) =>
    paperStack(c, {
      sheets: ['#9fc0cf', Ivory, Indigo, '#dbe8ed', Indigo],
      motif: 'wave',
      print: '#cfe3ea',
      band: Vermilion,
    }),
  ),
  square('paper-marigold', tint(Leaf, 0.62), (c) =>
    paperStack(c, {
      sheets: [Vermilion, Ivory, Marigold, '#f6dfae', '#f3cf86'],
      motif: 'marigold',
      print: '#b8640f',
      band: Leaf,
    }),
  ),
  square('vellum-mist', Indigo, (c) =>
    paperStack(c, {
      sheets: ['#dfeaf0', '#f4f7f8', '#cfe0e8', '#ffffff', '#e6f0f4'],
      sheer: true,
      motif: 'leaf',
      print: '#7fa2b2',
    }),
  ),
  square('handmade-rose', SHOP.inland, (c) =>
    paperStack(c, { sheets: ['#d8c7a4', '#f6efe0', '#ecd0cd', '#faf4e8'], deckle: true, print: Rose }),
  ),
  square('handmade-indigo', SHOP.kraft, (c) =>
    paperStack(c, { sheets: ['#f6efe0', '#7fa6ba', '#faf4e8', '#2a5f7c'], deckle: true, print: '#bcd7e4' }),
  ),
  square('ephemera-railway', tint(Teal, 0.62), (c) =>
    ephemera(c, { emblem: 'engine', ink: Vermilion, second: Ink, ticket: 'Third Class', label: 'Luggage' }),
  ),
  square('ephemera-post', SHOP.buff, (c) =>
    ephemera(c, {
      emblem: 'postbox',
      ink: Indigo,
      second: Vermilion,
      ticket: 'Money Order',
      label: 'By Post',
    }),
  ),
  square('tags-kraft', Indigo, (c) =>
    tags(c, {
      colours: [Ivory, '#d9bd92', Kraft],
      emblems: ['leaf', 'sun', 'sparrow'],
      inks: [Leaf, Vermilion, Ink],
    }),
  ),
  square('spools-warm', SHOP.inland, (c) => spools(c, [Marigold, Vermilion, Ivory]), 'desk'),
];
