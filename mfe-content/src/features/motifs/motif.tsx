import { HillPost, Kite, Kulhad, PostBox } from './counter-motifs';
import { Feather, Leaf, Lotus, Marigold, Monsoon } from './garden-motifs';
import { MotifPicture } from './motif-picture';
import { Nib } from './nib';

const drawings = [Lotus, Monsoon, HillPost, PostBox, Marigold, Kulhad, Feather, Nib, Leaf, Kite] as const;
const inks = ['ledger', 'postal', 'green', 'violet', 'brass'] as const;

interface MotifProps {
  /** Which drawing and which ink; both repeat after the last one. */
  readonly at: number;
}

/** One of the drawings, for rows that have a different one each. */
export function Motif({ at }: MotifProps) {
  const Drawing = drawings[at % drawings.length] ?? Lotus;
  return (
    <MotifPicture ink={inks[at % inks.length] ?? 'ledger'}>
      <Drawing />
    </MotifPicture>
  );
}
