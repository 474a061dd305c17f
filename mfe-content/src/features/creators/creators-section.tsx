import { SectionHeading } from '@shop/ui';
import { Band } from '../band/band';
import { Strip } from '../strip/strip';
import { CreatorPoster } from './creator-poster';
import { creators } from './creators-data';
import styles from './creators-section.module.css';

const headingId = 'creators';

/** Five people who make things with what the shop sells. */
export function CreatorsSection() {
  return (
    <Band ground="card" labelledBy={headingId}>
      <SectionHeading title="From our creators" id={headingId} />
      <Strip label="Creators" count={creators.length} className={styles.strip}>
        {creators.map((creator, at) => (
          <li key={creator.id}>
            <CreatorPoster creator={creator} at={at} />
          </li>
        ))}
      </Strip>
    </Band>
  );
}
