import type { TextSection } from './anchored';
import styles from '../long-text.module.css';

/** The sections of a long text, each a link to its heading. */
export function Contents({ sections }: { readonly sections: readonly TextSection[] }) {
  return (
    <nav aria-labelledby="on-this-page" className={styles.contents}>
      <h2 id="on-this-page" className={styles.title}>
        On this page
      </h2>
      <ol className={styles.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
