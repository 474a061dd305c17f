import styles from './panel-loading.module.css';

interface Props {
  /** What the panel is called. */
  readonly title: string;
}

/** The frame of a panel whose remote is loading, so that a press is visible at once; the panel covers it. */
export function PanelLoading({ title }: Props) {
  return (
    <p className={styles.edge} role="status">
      <span className={styles.mark} aria-hidden="true" />
      <span>{`Your ${title.toLowerCase()} is on its way`}</span>
    </p>
  );
}
