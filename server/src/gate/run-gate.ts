import type { GateFinding } from '@shop/contracts/registry';
import { addressesOf, sitemapPaths, type Address } from './addresses';
import { buyAtEachWidth } from './buy-at-each-width';
import { openGateBrowser, type GateBrowser } from './gate-browser';
import {
  candidateRemotes,
  isOver,
  ownRoutes,
  wantedVersions,
  type GateResult,
  type GateRun,
  type Gathered,
} from './gate-run';
import { windows } from './limits';
import { openPair } from './open-pair';
import { openSignedIn } from './open-signed-in';
import { renderPages } from './render-pages';
import { weigh } from './weigh';

const home: Address = { path: '/', route: '/' };
const productRoute = '/products/:category';
const most = { pictures: 24, findings: 300 } as const;

const note = (message: string): GateFinding => ({
  ...{ check: 'scope', severity: 'note', path: null, width: null, message },
});

/** The pages to open, home first. */
async function addressesIn(run: GateRun): Promise<ReturnType<typeof addressesOf>> {
  const { shop, exchanges, others, isShort } = run;
  const sitemap = await fetch(`${shop}/sitemap.xml`).then((response) => response.text());
  const artifacts = [...exchanges.map(({ candidate }) => candidate), ...others];
  const patterns = artifacts.flatMap(({ routes }) => routes.map(({ path }) => path));
  const { addresses, unknown } = addressesOf(patterns, sitemapPaths(sitemap));
  const own = ownRoutes(run);
  const wanted = addresses.filter(({ route }) => !isShort || own.has(route) || route === productRoute);
  return { addresses: [home, ...wanted], unknown };
}

async function openPages(
  browser: GateBrowser,
  run: GateRun,
  { addresses, serverMs }: { addresses: readonly Address[]; serverMs: ReadonlyMap<string, number> },
  gathered: Gathered,
): Promise<void> {
  const [own, wanted, remotes] = [ownRoutes(run), wantedVersions(run), candidateRemotes(run)];
  for (const window of windows) {
    if (isOver(run, gathered)) return;
    run.log(`Opening ${addresses.length} pages at ${window.width} px …`);
    for (const address of addresses) {
      if (isOver(run, gathered)) return;
      const isOwn = own.has(address.route) || address.route === home.route;
      // At one width only: clicks hardly depend on the width.
      const presses = isOwn && window.width > 1000 ? remotes : [];
      const page = await openPair(browser, run, { ...address, ...window, wanted, presses });
      gathered.findings.push(...page.findings);
      gathered.pages.push({ ...page.measured, serverMs: serverMs.get(address.path) ?? null });
      if (page.picture) gathered.pictures.push(page.picture);
    }
  }
}

const distinct = (findings: readonly GateFinding[]): GateFinding[] => [
  ...new Map(findings.map((finding) => [finding.message, finding])).values(),
];

/** One run: all checks of pages, of server renders and of files. */
export async function runGate(run: GateRun): Promise<GateResult> {
  const { exchanges, chromium, account, log } = run;
  const began = performance.now();
  const gathered: Gathered = { findings: [], pages: [], pictures: [] };
  for (const { candidate, live } of exchanges) gathered.findings.push(...weigh(candidate, live));
  const { addresses, unknown } = await addressesIn(run);
  if (unknown.length > 0) {
    const text = `Not opened, as no address of them is in the sitemap: ${unknown.join(', ')}.`;
    gathered.findings.push(note(text));
  }
  if (run.isShort) {
    gathered.findings.push(note('Only home, a product and the own pages of the candidates were opened.'));
  }
  if (!account) {
    gathered.findings.push(note('Nothing was opened as a shopper who is signed in (GATE_ACCOUNT).'));
  }
  log(`Rendering ${addresses.length} pages on the server …`);
  const serverMs = await renderPages(run, addresses, gathered);
  const browser = await openGateBrowser(chromium);
  const goOn = () => !isOver(run, gathered);
  try {
    const product = addresses.find(({ route }) => route === productRoute)?.path;
    if (!product) gathered.findings.push(note('The sitemap has no product: nothing was bought.'));
    // What costs orders is checked first.
    else if (goOn()) await buyAtEachWidth(browser, run, product, gathered);
    if (account && goOn()) await openSignedIn(browser, run, { account, addresses }, gathered);
    await openPages(browser, run, { addresses, serverMs }, gathered);
    const pictures = [...gathered.pictures].sort((one, other) => other.difference - one.difference);
    return {
      ...{ browser: browser.version(), pages: gathered.pages },
      findings: distinct(gathered.findings).slice(0, most.findings),
      pictures: pictures.slice(0, most.pictures),
      seconds: Math.round((performance.now() - began) / 100) / 10,
    };
  } finally {
    await browser.close();
  }
}
