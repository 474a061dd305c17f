import { useGetPageSectionQuery } from '@shop/api-client';
import { timings } from '@shop/config';
import { t } from '@shop/config/messages';
import type { PageSection } from '@shop/contracts';
import { classNames, PauseIcon, PlayIcon, SafeHtml, useReducedMotion } from '@shop/ui';
import { useState, type CSSProperties } from 'react';
import styles from './announcement-strip.module.css';

/** Key of the page section whose entries the strip shows. */
export const announcementSection = 'discount-top-bar';

const loop = { '--loop': `${timings.announcementLoop}ms` } as CSSProperties;

/** Removes the links of the copy from the tab order. */
const withoutTabStops = (html: string) => html.replace(/<a\b/g, '<a tabindex="-1"');

interface AnnouncementListProps {
  readonly entries: readonly PageSection[];
  /** True for the second copy of the list, which makes the loop seamless. */
  readonly copy?: boolean;
}

function AnnouncementList({ entries, copy = false }: AnnouncementListProps) {
  return (
    <ul className={styles.list} aria-hidden={copy || undefined}>
      {entries.map(({ _id, description }) => (
        <li key={_id}>
          <SafeHtml className={styles.text} html={copy ? withoutTabStops(description) : description} />
        </li>
      ))}
    </ul>
  );
}

/**
 * The scrolling announcements above the header. Hover and focus pause them, and a button stops them. With reduced motion they are
 * paused until the button starts them.
 */
export function AnnouncementStrip() {
  const { data: entries } = useGetPageSectionQuery(announcementSection);
  const reduced = useReducedMotion();
  const [choice, setChoice] = useState<'playing' | 'paused' | null>(null);
  const running = choice ? choice === 'playing' : !reduced;

  if (!entries) return <div className={styles.strip} />;
  if (entries.length === 0) return null;
  return (
    <div className={styles.strip} role="region" aria-label={t('Announcements')} data-ground="dark">
      <div className={styles.window}>
        <div
          className={classNames(styles.track, choice && styles.userChosen, !running && styles.resting)}
          style={loop}
          data-testid="announcement-track"
        >
          <AnnouncementList entries={entries} />
          <AnnouncementList entries={entries} copy />
        </div>
      </div>
      <button
        type="button"
        className={styles.button}
        aria-label={t(running ? 'Pause announcements' : 'Play announcements')}
        title={t(running ? 'Pause announcements' : 'Play announcements')}
        onClick={() => setChoice(running ? 'paused' : 'playing')}
      >
        {running ? <PauseIcon size={18} /> : <PlayIcon size={18} />}
      </button>
    </div>
  );
}
