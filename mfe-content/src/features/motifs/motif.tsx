import type { ComponentType } from 'react';
import { HillPost, Kite, Kulhad, PostBox } from './counter-motifs';
import { Feather, Leaf, Lotus, Marigold, Monsoon } from '../motifs';
import { Diya, Engine } from './evening-motifs';
import { MotifPicture } from '../motif-picture';
import { Nib } from './nib';

interface Drawn {
  readonly Drawing: ComponentType;
  readonly ink: 'ledger' | 'postal' | 'green' | 'violet' | 'brass';
}

/** The drawings by the names that themes have in the catalogue. */
const drawings = {
  lotus: { Drawing: Lotus, ink: 'ledger' },
  monsoon: { Drawing: Monsoon, ink: 'postal' },
  hills: { Drawing: HillPost, ink: 'green' },
  'post-box': { Drawing: PostBox, ink: 'ledger' },
  marigold: { Drawing: Marigold, ink: 'brass' },
  kulhad: { Drawing: Kulhad, ink: 'brass' },
  feather: { Drawing: Feather, ink: 'postal' },
  nib: { Drawing: Nib, ink: 'green' },
  leaf: { Drawing: Leaf, ink: 'green' },
  kite: { Drawing: Kite, ink: 'violet' },
  engine: { Drawing: Engine, ink: 'violet' },
  diya: { Drawing: Diya, ink: 'ledger' },
} as const satisfies Readonly<Record<string, Drawn>>;

export type MotifName = keyof typeof drawings;

/** Whether there is a drawing of this name; a theme of a newer catalogue may name one that is not here yet. */
export const isMotif = (name: string | undefined): name is MotifName =>
  name !== undefined && Object.hasOwn(drawings, name);

/** The drawing of a name. */
export function Motif({ name }: { readonly name: MotifName }) {
  const { Drawing, ink } = drawings[name];
  return (
    <MotifPicture ink={ink}>
      <Drawing />
    </MotifPicture>
  );
}
