import styles from './motifs.module.css';

/** Class names of the shop's recurring edges and papers, to add to a component's own. */
export const motifs = {
  perforatedSides: styles.perforatedSides,
  perforatedTop: styles.perforatedTop,
  perforatedStamp: styles.perforatedStamp,
  stitched: styles.stitched,
  ruled: styles.ruled,
  airmail: styles.airmail,
} as const;
