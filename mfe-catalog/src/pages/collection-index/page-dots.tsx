import styles from './page-dots.module.css';

interface PageDotsProps {
  readonly page: number;
  readonly pages: number;
  readonly onChoose: (page: number) => void;
}

/** A dot a page; the current one is filled. */
export function PageDots({ page, pages, onChoose }: PageDotsProps) {
  return (
    <div className={styles.dots} role="group" aria-label="Pages">
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
        <button
          key={number}
          type="button"
          className={styles.dot}
          aria-label={`Page ${number} of ${pages}`}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onChoose(number)}
        />
      ))}
    </div>
  );
}
