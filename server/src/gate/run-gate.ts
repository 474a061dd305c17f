import type { Artifact } from '@shop/contracts';
import type { GateFinding } from '@shop/contracts/registry';
import { addressesOf, sitemapPaths, type Address } from './addresses';
import { buyAtEachWidth } from './purchase';
import { chooseProducts } from './purchase-steps';
import { openGateBrowser, type GateBrowser } from './browser';
import {
  candidateRemotes,
  isLate,
  isOver,
  note,
  ownRoutes,
  wantedVersions,
  type GateResult,
  type GateRun,
  type GateStage,
  type Gathered,
} from './gate-run';
import { limits, windows } from './limits';
import { openOffline, openSignedIn } from './other-visits';
import { openPair } from './open-pair';
import { renderPages } from './renders';
import { readProducts, type ProductFacts } from './shop-facts';
import { checkIdlePages } from './stay';
import { checkSize } from './judge-page';

const home: Address = { path: '/', route: '/' };
const productRoute = '/products/:category';
const max = { pictures: 24, findings: 300 } as const;

/** Whether a page belongs to a candidate. The home page does, as every remote may have a fragment there. */
function isOwnPage(run: GateRun): (address: Address) => boolean {
  const own = ownRoutes(run);
  return ({ route }) => own.has(route) || route === home.route;
}

/** The context that all stages of a run share. */
interface Stage {
  readonly run: GateRun;
  readonly gathered: Gathered;
  /** Pages of the candidates first, as refusals are most likely there. */
  readonly addresses: readonly Address[];
  readonly products: ReadonlyMap<string, ProductFacts>;
  readonly serverMs: ReadonlyMap<string, number>;
  /** The pages that are still to be opened. */
  readonly waiting: QueuedPage[];
}

/** The pages to open: home, those of the candidates and those of other remotes, including a product with a Hindi name. */
async function addressesIn(
  run: GateRun,
  products: Stage['products'],
): Promise<ReturnType<typeof addressesOf>> {
  const { shop, exchanges, others, isShort } = run;
  const sitemap = await fetch(`${shop}/sitemap.xml`).then((response) => response.text());
  const artifacts = [...exchanges.map(({ candidate }) => candidate), ...others];
  const patterns = artifacts.flatMap(({ routes }) => routes.map(({ path }) => path));
  const { addresses, unknown } = addressesOf(patterns, sitemapPaths(sitemap));
  const own = ownRoutes(run);
  const isOwn = ({ route }: Address) => own.has(route);
  const [hindi] = chooseProducts(products);
  const named = { path: `/products/${encodeURIComponent(hindi?.slug ?? '')}`, route: productRoute };
  const all = [...addresses, ...(hindi && own.has(productRoute) ? [named] : [])];
  const distinct = [...new Map(all.map((address) => [address.path, address])).values()];
  const wanted = distinct.filter((one) => !isShort || isOwn(one) || one.route === productRoute);
  return { addresses: [home, ...wanted.filter(isOwn), ...wanted.filter((one) => !isOwn(one))], unknown };
}

type QueuedPage = Address & (typeof windows)[number];

/** The pages to compare with the live ones at both widths, those of the candidates first. */
function pagesToOpen(run: GateRun, addresses: readonly Address[]): QueuedPage[] {
  const isOwn = isOwnPage(run);
  return [addresses.filter(isOwn), addresses.filter((one) => !isOwn(one))].flatMap((some) =>
    some.flatMap((address) => windows.map((window) => ({ ...address, ...window }))),
  );
}

/** Opens pages of the queue until it is empty; several lanes may share it. */
async function openPages(browser: GateBrowser, stage: Stage): Promise<void> {
  const { run, gathered, waiting, products, serverMs } = stage;
  const [isOwn, wanted, remotes] = [isOwnPage(run), wantedVersions(run), candidateRemotes(run)];
  for (let page = waiting.shift(); page && !isOver(run, gathered); page = waiting.shift()) {
    const name = ({ path, width }: QueuedPage) => `${path} at ${width} px`;
    if (isLate(gathered, [page, ...waiting].map(name))) {
      // The other lane has no time left either.
      waiting.length = 0;
      return;
    }
    run.log(`Opening ${page.path} at ${page.width} px …`);
    // At one width only: clicks hardly depend on the width.
    const presses = isOwn(page) && page.width > 1000 ? remotes : [];
    const found = await openPair(browser, run, { ...page, wanted, products, presses });
    gathered.findings.push(...found.findings);
    gathered.pages.push({ ...found.measured, serverMs: serverMs.get(page.path) ?? null });
    if (found.picture) gathered.pictures.push(found.picture);
  }
}

const aloneNote = ({ remote, version }: Artifact): string =>
  `${remote}@${version} has no live version to compare with. Its pages were judged by absolute limits only, and late paints were not judged.`;

const distinct = (findings: readonly GateFinding[]): GateFinding[] => [
  ...new Map(findings.map((finding) => [finding.message, finding])).values(),
];

/** Checks the purchase first, since a failure there costs orders. */
async function buy(browser: GateBrowser, { run, gathered, addresses, products }: Stage): Promise<void> {
  const product = addresses.find(({ route }) => route === productRoute)?.path;
  if (!product)
    gathered.findings.push(note('Purchases were not tested: the sitemap lists no product pages.'));
  else await buyAtEachWidth(browser, run, { product, products }, gathered);
}

/** Opens idle pages, a page without a network, and pages as a signed-in shopper. */
async function openSpecialVisits(
  browser: GateBrowser,
  { run, gathered, addresses, products }: Stage,
): Promise<void> {
  const { account } = run;
  const own = ownRoutes(run);
  const some = addresses.filter(({ route }) => own.has(route)).slice(0, limits.stay.pages);
  await checkIdlePages(browser, run, [home, ...some], gathered);
  await openOffline(browser, run, some[0] ?? home, gathered);
  if (account) await openSignedIn(browser, run, { account, addresses, products }, gathered);
}

/** A step of a lane. Only the first lane has stages, as a run is in one stage at a time. */
interface Step {
  readonly stage?: GateStage;
  readonly take: (browser: GateBrowser, stage: Stage) => Promise<void>;
}

/**
 * Lanes run concurrently, each in its own browser. The steps of a lane run in sequence, and all lanes share the queue of pages.
 */
const lanes: readonly (readonly Step[])[] = [
  [
    { stage: 'purchase', take: buy },
    { stage: 'visits', take: openSpecialVisits },
    { stage: 'pages', take: openPages },
  ],
  [{ take: openPages }],
];

/** Runs a lane in a new browser, which is closed early if the run is aborted. Resolves with the browser's version. */
async function runLane(steps: readonly Step[], stage: Stage): Promise<string> {
  const { run, gathered } = stage;
  const browser = await openGateBrowser(run.chromium);
  const close = () => void browser.close().catch(() => undefined);
  run.signal?.addEventListener('abort', close);
  try {
    for (const step of steps) {
      if (isOver(run, gathered)) break;
      if (step.stage) run.onStage?.(step.stage);
      await step.take(browser, stage);
    }
    return browser.version();
  } finally {
    run.signal?.removeEventListener('abort', close);
    await browser.close();
  }
}

/** Runs all checks of files, server renders and pages: the fastest first, then two lanes concurrently. */
export async function runGate(run: GateRun): Promise<GateResult> {
  const { exchanges, account, log, shop, signal, onStage } = run;
  const began = performance.now();
  const gathered: Gathered = { findings: [], pages: [], pictures: [], until: began + limits.runMs };
  for (const { candidate, live } of exchanges) gathered.findings.push(...checkSize(candidate, live));
  const products = await readProducts(shop);
  const { addresses, unknown } = await addressesIn(run, products);
  const notes = [
    ...(unknown.length > 0
      ? [`Not opened, because the sitemap lists no URL for them: ${unknown.join(', ')}.`]
      : []),
    ...run.exchanges.filter(({ live }) => live === null).map(({ candidate }) => aloneNote(candidate)),
    ...(run.isShort ? ['Only the home page, a product page and the candidates’ pages were opened.'] : []),
    ...(account ? [] : ['Pages were not opened as a signed-in shopper: GATE_ACCOUNT is not set.']),
  ];
  gathered.findings.push(...notes.map(note));
  onStage?.('render');
  log(`Rendering ${addresses.length} pages on the server …`);
  const serverMs = await renderPages(run, addresses, gathered);
  const waiting = pagesToOpen(run, addresses);
  const stage: Stage = { run, gathered, addresses, products, serverMs, waiting };
  const versions = await Promise.allSettled(lanes.map((steps) => runLane(steps, stage)));
  // The reason for the abort takes precedence over errors of the pages that it closed.
  signal?.throwIfAborted();
  const failed = versions.find((lane) => lane.status === 'rejected');
  if (failed) throw failed.reason;
  const [version = ''] = versions.flatMap((lane) => (lane.status === 'fulfilled' ? lane.value : []));
  const pictures = [...gathered.pictures].sort((one, other) => other.difference - one.difference);
  return {
    ...{ browser: version, pages: gathered.pages },
    findings: distinct(gathered.findings).slice(0, max.findings),
    pictures: pictures.slice(0, max.pictures),
    seconds: Math.round((performance.now() - began) / 100) / 10,
  };
}
