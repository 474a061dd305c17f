import { paths } from '@shop/config';
import { langOfEnglish } from '@shop/config/messages';
import { ButtonLink, classNames, motifs, ProductPhoto, SectionHeading } from '@shop/ui';
import type { ReactNode } from 'react';
import { Band } from '../../features/band';
import { Motif } from '../../features/motifs';
import { PageBanner } from '../../features/page-banner';
import styles from './about.module.css';
import { t } from '../../messages';
import { coreValues, craftSteps, story, storyPhoto } from './texts';

/** The shop's history, next to a picture of the printing table. */
function OurStory() {
  return (
    <Band ground="card" labelledBy="our-story">
      <div className={classNames(styles.columns, styles.story)}>
        <div className={styles.words}>
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

/** Why the shop makes things slowly. */
function CraftPhilosophy() {
  return (
    <Band labelledBy="craft-philosophy">
      <div className={classNames(styles.columns, styles.philosophy)}>
        <div className={styles.words}>
          <h2 id="craft-philosophy">Our craft philosophy</h2>
          <p>
            A letter takes longer than a message, and that is the point of it. We make the things that slow
            writing needs: paper with a tooth, ink with a colour of its own, a seal that has to be broken.
          </p>
          <p>
            Old ways are not kept here for their age. They are kept where they are better: thread holds longer
            than glue, a hand-cut block prints with more life than a plate, and a bahi that opens flat is a
            pleasure every single day.
          </p>
        </div>
        <div className={styles.stamps} aria-hidden="true">
          {(['lotus', 'nib'] as const).map((name) => (
            <span key={name} className={styles.lift}>
              <span className={classNames(styles.stamp, motifs.perforatedStamp)}>
                <Motif name={name} />
              </span>
            </span>
          ))}
        </div>
      </div>
    </Band>
  );
}

/** The craft process in four numbered steps. */
function CraftProcess() {
  return (
    <Band labelledBy="craft-process">
      <SectionHeading title="Our craft process" id="craft-process" />
      <ol className={styles.steps}>
        {craftSteps.map(({ title, text }, at) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {at + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}

/** Five values, as lines of an account book. */
function CoreValues() {
  return (
    <Band ground="card" labelledBy="core-values">
      <SectionHeading title="Our core values" id="core-values" />
      <ul className={styles.values}>
        {coreValues.map(({ title, text }) => (
          <li key={title} className={styles.value}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** Marks texts that are not translated, on pages in another language. */
function English({ children }: { readonly children: ReactNode }) {
  const lang = langOfEnglish();
  if (lang === undefined) return children;
  return (
    <div lang={lang} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}

/** The story of the shop and of its craft. */
export function AboutPage() {
  return (
    <>
      <PageBanner
        trail={[{ label: t('About Vintage Craft') }]}
        eyebrow={t('About Vintage Craft')}
        title={t('Made slowly, sent with care')}
      >
        <p>
          {t(
            'Vintage Craft is one counter in India with a long table behind it. On the table we rule, print, sew and stamp. From the counter we post what is finished to people who still like to write by hand.',
          )}
        </p>
      </PageBanner>
      <English>
        <OurStory />
        <CraftPhilosophy />
        <CraftProcess />
        <CoreValues />
      </English>
      <Band ground="inland">
        <div className={styles.end}>
          <h2>{t('Come and see')}</h2>
          <p>{t('Everything on the table is also on the counter, and the blog tells how it is made.')}</p>
          <div className={styles.actions}>
            <ButtonLink to={paths.allProducts}>{t('View Our Products')}</ButtonLink>
            <ButtonLink to={paths.blogs} variant="secondary">
              {t('Read the blog')}
            </ButtonLink>
          </div>
        </div>
      </Band>
    </>
  );
}
