import { useRelease } from './release-context';
import styles from './preview-badge.module.css';

/** Shows which versions this browser previews, and links back to the live shop. */
export function PreviewBadge() {
  const { remotes } = useRelease();
  const previews = Object.entries(remotes).filter(([, { variant }]) => variant === 'preview');
  if (previews.length === 0) return null;
  return (
    <aside className={styles.badge} aria-label="Preview">
      <p>
        Preview of{' '}
        <strong>{previews.map(([remote, { version }]) => `${remote} ${version}`).join(', ')}</strong>
      </p>
      {/* A full page load, because the versions of a page never change while it is open. */}
      <a href="?preview=off">Leave the preview</a>
    </aside>
  );
}
