import { PIGMENTS } from '../palette';
import type { StampLook } from '../recipes/postage';

const { Vermilion, Indigo, Leaf, Plum } = PIGMENTS;

/** The postage stamps that pictures and clips share. */
export const STAMPS: Record<'lotus' | 'monsoon' | 'hill' | 'sparrow' | 'mail' | 'sun', StampLook> = {
  lotus: { ink: Vermilion, emblem: 'lotus', name: 'LOTUS', value: '10p' },
  monsoon: { ink: Indigo, emblem: 'umbrella', name: 'MONSOON', value: '25p', field: '#e4eef2' },
  hill: { ink: Leaf, emblem: 'hill', name: 'HILL POST', value: '50p' },
  sparrow: { ink: Plum, emblem: 'sparrow', name: 'SPARROW', value: '15p', field: '#f3e9f0' },
  mail: { ink: '#3a3f4d', emblem: 'engine', name: 'NIGHT MAIL', value: '75p', field: '#f6e9c8' },
  sun: { ink: '#b8640f', emblem: 'sun', name: 'HARVEST', value: '20p', field: '#fbeed0' },
};
