import { paths } from '@shop/config';
import { ButtonLink } from '@shop/ui';
import { CoreValues } from '../features/about/core-values';
import { CraftPhilosophy } from '../features/about/craft-philosophy';
import { CraftProcess } from '../features/about/craft-process';
import { Band } from '../features/band/band';
import { PageBanner } from '../features/page-banner/page-banner';

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
      <CraftPhilosophy />
      <CraftProcess />
      <CoreValues />
      <Band>
        <ButtonLink to={paths.allProducts}>View Our Products</ButtonLink>
      </Band>
    </>
  );
}
