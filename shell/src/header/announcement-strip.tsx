import { useGetPageSectionQuery } from '@shop/api-client';
import { SafeHtml } from '@shop/ui';
import styles from './announcement-strip.module.css';

/** Key of the page section whose entries the strip shows. */
export const announcementSection = 'discount-top-bar';

/** The announcements above the header, scrolling past; hovering or focusing holds them still. */
export function AnnouncementStrip() {
  const { data: entries = [] } = useGetPageSectionQuery(announcementSection);
  if (entries.length === 0) return <div className={styles.strip} />;
  const line = (hidden: boolean) => (
    <ul className={styles.line} aria-hidden={hidden || undefined}>
      {entries.map((entry) => (
        <li key={entry._id}>
          <SafeHtml html={entry.description} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.strip} role="region" aria-label="Announcements">
      <div className={styles.track}>
        {line(false)}
        {line(true)}
      </div>
    </div>
  );
}
