import { paths } from '@shop/config';
import { ButtonLink } from '@shop/ui';
import { t } from '../messages';
import { Band } from '../features/band';
import { Eyebrow } from '../features/eyebrow';
import { MotifPicture } from '../features/motif-picture';
import { Nib } from '../features/nib';
import styles from './from-the-workshop.module.css';

const headingId = 'from-the-workshop';

/** A link to the craft story, on the cloth of an account book. */
export function WorkshopBanner() {
  return (
    <Band labelledBy={headingId}>
      <div className={styles.cloth} data-ground="dark">
        <div className={styles.stitched}>
          <div className={styles.label} aria-hidden="true">
            <MotifPicture ink="green">
              <Nib />
            </MotifPicture>
          </div>
          <div>
            <Eyebrow>{t('From the workshop')}</Eyebrow>
            <h2 id={headingId} className={styles.title}>
              {t('Ruled, sewn and stamped by hand')}
            </h2>
            <p className={styles.text}>
              {t(
                'Every notebook is stitched on the same long table, every stamp is cut before it is inked. See how a piece goes from a conversation to your letterbox.',
              )}
            </p>
            <ButtonLink to={paths.about} variant="secondary">
              {t('Read the craft story')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Band>
  );
}
