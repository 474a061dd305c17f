import { timings } from '@shop/config';
import { Carousel, IconButton, PauseIcon, PlayIcon, SectionHeading, useReducedMotion } from '@shop/ui';
import { useState } from 'react';
import { Band } from '../band';
import { SampleMark } from '../eyebrow';
import { CreatorPoster } from './creator-poster';
import { creators } from '../../slots/creators-data';
import styles from './creators-section.module.css';

const headingId = 'creators';

/** Five people who make things with what the shop sells, each with a clip that plays while it is in view. */
export function CreatorsSection() {
  const reduced = useReducedMotion();
  const [choice, setChoice] = useState<boolean | null>(null);
  const playing = choice ?? !reduced;
  return (
    <Band ground="card" labelledBy={headingId}>
      <SectionHeading title="From our creators" id={headingId} />
      <p className={styles.sample}>
        <SampleMark>Sample clips and figures</SampleMark>
      </p>
      <Carousel
        label="Creators"
        transition={timings.carouselTransition}
        className={styles.strip}
        control={
          <IconButton label={playing ? 'Pause clips' : 'Play clips'} onClick={() => setChoice(!playing)}>
            {playing ? <PauseIcon aria-hidden="true" /> : <PlayIcon aria-hidden="true" />}
          </IconButton>
        }
      >
        {creators.map((creator) => (
          <CreatorPoster key={creator.id} creator={creator} playing={playing} />
        ))}
      </Carousel>
    </Band>
  );
}
