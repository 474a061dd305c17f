import { phones as allPhones, type PhoneName } from './conditions';
import { interact } from './interactions';
import { sampleNoise } from './noise';
import type { BenchOptions } from './read-options';
import type { InteractionSample, TapSample, VisitSample } from './results';
import { takeTaps, tapNames } from './taps';
import { rotate } from './rotate';
import type { Target } from './targets';
import { openCold, sumUp, type Visit } from './visit';

const round = (value: number | null) => (value === null ? '-' : String(Math.round(value)));

/** Retries of a visit that got an error page, such as from a busy shop. */
const tries = 3;

async function visit(url: string, options: Parameters<typeof openCold>[1], left = tries): Promise<Visit> {
  const open = await openCold(url, options);
  try {
    if (open.isComplete) return sumUp(open);
  } finally {
    await open.close();
  }
  if (left <= 1) throw new Error(`${url} responded with an error.`);
  return visit(url, options, left - 1);
}

/**
 * Visits every page of every target in turn, round after round, each time in a new browser. Comparable measurements are taken
 * within minutes of each other, so that a machine that gets slower affects all of them.
 */
export async function measureVisits(
  targets: readonly Target[],
  { rounds, pages, atOnce }: BenchOptions,
  phone: PhoneName,
  log: (line: string) => void,
): Promise<VisitSample[]> {
  const samples: VisitSample[] = [];
  for (let at = 0; at < rounds; at += 1)
    for (const page of pages)
      for (const { name, pages: urls } of rotate(targets, at)) {
        const noise = await sampleNoise();
        const measured = await visit(urls[page], { atOnce, phone: allPhones[phone] });
        samples.push({ target: name, phone, page, round: at, noise, visit: measured });
        const { lcp, fcp, tbt, js, failed, lcpElement } = measured;
        log(
          `${at + 1}/${rounds} ${page} ${name}: LCP ${round(lcp)} (${lcpElement}), FCP ${round(fcp)}, TBT ${round(tbt)}, ` +
            `JS ${round(js / 1000)} KB${failed > 0 ? `, ${failed} requests failed` : ''}`,
        );
      }
  return samples;
}

/** Interactions after the first page, round after round. At that point it does not matter how the first page was rendered. */
export async function measureInteractions(
  targets: readonly Target[],
  { rounds }: BenchOptions,
  log: (line: string) => void,
): Promise<InteractionSample[]> {
  const samples: InteractionSample[] = [];
  const compared = targets.filter(({ name }) => name !== 'in-browser');
  for (let at = 0; at < rounds; at += 1)
    for (const { name, pages } of rotate(compared, at)) {
      const noise = await sampleNoise();
      const interactions = await interact(pages);
      samples.push({ target: name, phone: 'bench', round: at, noise, interactions });
      const { clickCold, clickWarm, photoCold, photoWarm, addToCart, back, nextPaint, longestTask } =
        interactions;
      log(
        `${at + 1}/${rounds} ${name}: click cold ${round(clickCold)}, warm ${round(clickWarm)}, photo ${round(photoCold)}, approached ${round(photoWarm)}, ` +
          `Back ${round(back)}, cart ${round(addToCart)}; ordinary computer: next paint ${round(nextPaint)}, longest task ${round(longestTask)}`,
      );
    }
  return samples;
}

/** Taps on the pages of each target with a phone, round after round. */
export async function measureTaps(
  targets: readonly Target[],
  { rounds }: BenchOptions,
  phone: PhoneName,
  log: (line: string) => void,
): Promise<TapSample[]> {
  const samples: TapSample[] = [];
  const compared = targets.filter(({ name }) => name !== 'in-browser');
  for (let at = 0; at < rounds; at += 1)
    for (const { name, pages } of rotate(compared, at)) {
      const noise = await sampleNoise();
      const taps = await takeTaps(pages, allPhones[phone]);
      samples.push({ target: name, phone, round: at, noise, taps });
      const each = tapNames.map((tap) => `${tap} ${round(taps[tap].nextPaint)}`);
      log(`${at + 1}/${rounds} ${name}, ${allPhones[phone].title}: ${each.join(', ')}`);
    }
  return samples;
}
