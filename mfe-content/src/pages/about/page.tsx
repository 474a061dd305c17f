import { paths } from '@shop/config';
import { ButtonLink } from '@shop/ui';
import { CoreValues } from '../../features/about/core-values';
import { CraftPhilosophy } from '../../features/about/craft-philosophy';
import { CraftProcess } from '../../features/about/craft-process';
import { OurStory } from '../../features/about/our-story';
import { Band } from '../../features/band';
import { PageBanner } from '../../features/page-banner';
import styles from './page.module.css';

/** The story of the shop and of how its things are made. */
export function AboutPage() {
  return (
    <>
      <PageBanner
        trail={[{ label: 'About Vintage Craft' }]}
        eyebrow="About Vintage Craft"
        title="Made slowly, sent with care"
      >
        <p>
          Vintage Craft is one counter in India with a long table behind it. On the table we rule, print, sew
          and stamp. From the counter we post what is finished to people who still like to write by hand.
        </p>
      </PageBanner>
      <OurStory />
      <CraftPhilosophy />
      <CraftProcess />
      <CoreValues />
      <Band ground="inland">
        <div className={styles.end}>
          <h2>Come and see</h2>
          <p>Everything on the table is also on the counter, and the blog tells how it is made.</p>
          <div className={styles.ways}>
            <ButtonLink to={paths.allProducts}>View Our Products</ButtonLink>
            <ButtonLink to={paths.blogs} variant="secondary">
              Read the blog
            </ButtonLink>
          </div>
        </div>
      </Band>
    </>
  );
}
