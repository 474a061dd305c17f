import { Link } from 'react-router-dom';
import { classNames } from './class-names';
import styles from './section-heading.module.css';

export interface SectionHeadingProps {
  readonly title: string;
  readonly action?: { readonly label: string; readonly to: string };
  /** Id of the h2, for the section's aria-labelledby. */
  readonly id?: string;
  /** A strip of washi tape under the title; use it once on a page. */
  readonly washi?: boolean;
}

/** A section's h2, with an optional link to more items. */
export function SectionHeading({ title, action, id, washi = false }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 id={id} className={classNames(washi && styles.washi)}>
        {title}
      </h2>
      {action && (
        <Link to={action.to} className={styles.action}>
          {action.label}
        </Link>
      )}
    </div>
  );
}
