import styles from './panel-loading.module.css';

interface Props {
  /** What the panel is called. */
  readonly title: string;
}

/** The edge of a panel whose remote is being fetched: the button shows that it was pressed, and the panel covers it. */
export function PanelLoading({ title }: Props) {
  return (
    <p className={styles.edge} role="status">
      <span className={styles.mark} aria-hidden="true" />
      {`Your ${title.toLowerCase()} is on its way`}
    </p>
  );
}
