import { createCatalogueCache } from '../../../api/src/modules/catalog/catalogue-cache';
import { searchProducts } from '../../../api/src/modules/catalog/search/search-products';
import { createSearchWords } from '../../../api/src/modules/catalog/search/vocabulary';
import { loadSeedData } from '../../../api/src/modules/seed/seed-data';
import { type Judgement, judgeSearches, meanOf, searchSlugs } from '../../../api/src/testing/judge-searches';
import { samplesFolder } from '../../../api/src/testing/test-home';
import { type Command, readCount, readValues } from '../../support/command';
import { onEngine, onFilledDatabase } from './filled-shop';
import { readTimes, timesLine } from './read-times';

const usage = `npm run bench:search -- [options]

  --products N   products of the shop whose searches are timed, by default 10000
  --reads N      searches for each text, by default 50

Prints how well samples/judged-searches.yaml is found in the sample shop, and how long searches take. ${onEngine}`;

const texts = {
  'a common word': 'washi',
  'two words': 'brass kochi',
  'the name of a category': 'notebook',
  'with synonyms': 'gift card',
  Hindi: 'बही',
  'a mistyped word': 'leterpres',
  'a code': 'GEN-00000711',
  'two letters': 'pe',
  'words that no product has together': 'marigold fountain calligraphy tin',
  'no match': 'zzqqxx',
};

function describe(kind: string, judgements: readonly Judgement[]): void {
  const figures = (['precision', 'recall'] as const).map((figure) =>
    meanOf(judgements, figure).toFixed(3).padStart(12),
  );
  console.log(kind.padEnd(40) + String(judgements.length).padStart(8) + figures.join(''));
}

/** Judges the search, and measures its time in a shop with many products. */
export const command: Command = {
  usage,
  async run(args) {
    const values = readValues(
      args,
      { products: { type: 'string', default: '10000' }, reads: { type: 'string', default: '50' } },
      usage,
    );
    const count = readCount(values.products, 'products', 1000);
    const reads = readCount(values.reads, 'reads');
    const data = loadSeedData(samplesFolder);
    await onFilledDatabase(0, async ({ db }) => {
      const judgements = await judgeSearches(data, searchSlugs(db));
      console.log('queries'.padEnd(40) + '  number  precision@5   recall@20');
      for (const kind of new Set(judgements.map((one) => one.kind)))
        describe(
          kind,
          judgements.filter((one) => one.kind === kind),
        );
      describe('all', judgements);
    });
    await onFilledDatabase(count, async ({ db, engine }) => {
      const searchWords = createSearchWords(db, createCatalogueCache(db));
      console.log(`\n${count} products, ${engine}`.padEnd(41) + '     p50, ms     p99, ms');
      for (const [name, text] of Object.entries(texts)) {
        const taken = await readTimes(reads, () => searchProducts({ db, searchWords }, text, 16));
        console.log(timesLine(name, taken, [0.5, 0.99]));
      }
    });
  },
};
