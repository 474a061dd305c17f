import styles from './on-click.module.css';

export default function OnClick() {
  return (
    <p data-testid="later" className={styles.part}>
      A part after a click
    </p>
  );
}
