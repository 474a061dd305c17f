import { timings } from '@shop/config';
import { Carousel, SectionHeading } from '@shop/ui';
import { Band } from '../band/band';
import { CreatorPoster } from './creator-poster';
import { creators } from './creators-data';
import styles from './creators-section.module.css';

const headingId = 'creators';

/** Five people who make things with what the shop sells. */
export function CreatorsSection() {
  return (
    <Band ground="card" labelledBy={headingId}>
      <SectionHeading title="From our creators" id={headingId} />
      <Carousel label="Creators" transition={timings.carouselTransition} className={styles.strip}>
        {creators.map((creator, at) => (
          <CreatorPoster key={creator.id} creator={creator} at={at} />
        ))}
      </Carousel>
    </Band>
  );
}
