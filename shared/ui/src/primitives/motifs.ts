import styles from './motifs.module.css';

/** The shop's recurring edges and papers as class names, to be put beside a component's own. */
export const motifs = {
  perforatedSides: styles.perforatedSides,
  perforatedTop: styles.perforatedTop,
  perforatedStamp: styles.perforatedStamp,
  stitched: styles.stitched,
  ruled: styles.ruled,
  airmail: styles.airmail,
} as const;
