import { classNames, ProductPhoto } from '@shop/ui';
import { Band } from '../band';
import { story, storyPhoto } from '../../pages/about/texts';
import columns from './columns.module.css';
import styles from './our-story.module.css';

/** Where the shop comes from, beside a picture of the printing table. */
export function OurStory() {
  return (
    <Band ground="card" labelledBy="our-story">
      <div className={classNames(columns.columns, styles.columns)}>
        <div className={columns.words}>
          <h2 id="our-story">Our story</h2>
          {story.map((paragraph) => (
            <p key={paragraph.slice(0, 24)}>{paragraph}</p>
          ))}
        </div>
        <figure className={styles.plate}>
          <ProductPhoto
            photo={storyPhoto}
            alt="A carved printing block on cloth that it has printed with blue leaves"
            sizes="(min-width: 1024px) 480px, 100vw"
          />
          <figcaption>The printing table, a little after seven.</figcaption>
        </figure>
      </div>
    </Band>
  );
}
