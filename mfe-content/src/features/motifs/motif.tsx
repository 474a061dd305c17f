import { HillPost, Kite, Kulhad, Nib, PostBox } from './counter-motifs';
import { Feather, Leaf, Lotus, Marigold, Monsoon } from './garden-motifs';
import styles from './motif.module.css';

const drawings = [Lotus, Monsoon, HillPost, PostBox, Marigold, Kulhad, Feather, Nib, Leaf, Kite] as const;
const inks = ['ledger', 'postal', 'green', 'violet', 'brass'] as const;

interface MotifProps {
  /** Which drawing and which ink; both repeat after the last one. */
  readonly at: number;
}

/** A one-ink drawing in the manner of a definitive stamp. Decoration only. */
export function Motif({ at }: MotifProps) {
  const Drawing = drawings[at % drawings.length] ?? Lotus;
  return (
    <svg
      className={styles.motif}
      data-ink={inks[at % inks.length]}
      viewBox="0 0 100 100"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <Drawing />
    </svg>
  );
}
