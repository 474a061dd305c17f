import type { Artifact } from '@shop/contracts';
import type { GateFinding, GatePage, GateReportRequest } from '@shop/contracts/registry';
import type { Page } from 'playwright-core';
import { addressesOf, sitemapPaths, type Address } from './addresses';
import { comparePictures } from './compare-pictures';
import { openGateBrowser, type GateBrowser, type GateCookie } from './gate-browser';
import { isLate, judgePage } from './judge-page';
import { limits, windows } from './limits';
import type { Observed } from './observed';
import { pressButtons } from './press-buttons';
import { judgePurchase, tryPurchase } from './purchase';
import { cookieHeader, fetchPage, judgeRender, renderOften } from './renders';
import { signIn, type Account } from './sign-in';
import { visit } from './visit';
import { weigh } from './weigh';

/** A version that is to be looked at, beside the one of the same remote that is live. */
export interface Exchange {
  readonly candidate: Artifact;
  /** Null for a remote that shoppers do not have yet. */
  readonly live: Artifact | null;
}

export interface GateRun {
  /** Origin of a shop in which the candidates may be previewed. */
  readonly shop: string;
  readonly exchanges: readonly Exchange[];
  /** Versions of the other remotes, as they are live. */
  readonly others: readonly Artifact[];
  /** Cookies of a browser that previews the candidates, and of one that has what is live. */
  readonly cookies: { readonly candidate: readonly GateCookie[]; readonly live: readonly GateCookie[] };
  readonly chromium: string;
  /** Pages are opened as this shopper too; as nobody else when absent. */
  readonly account?: Account | undefined;
  /** Opens the routes of the candidates alone, and home, where every remote has a part. */
  readonly isShort?: boolean;
  readonly say: (line: string) => void;
}

export type GateResult = Omit<GateReportRequest, 'promote' | 'set'>;
type Picture = GateResult['pictures'][number];

const home: Address = { path: '/', route: '/' };
const productRoute = '/products/:category';
const mostPictures = 24;

const note = (check: GateFinding['check'], message: string): GateFinding => ({
  ...{ check, message },
  ...{ severity: 'note', path: null, width: null },
});

/** What a run has found so far. */
interface Gathered {
  readonly findings: GateFinding[];
  readonly pages: GatePage[];
  readonly pictures: Picture[];
}

async function addressesIn({
  shop,
  exchanges,
  others,
  isShort,
}: GateRun): Promise<ReturnType<typeof addressesOf>> {
  const sitemap = await fetch(`${shop}/sitemap.xml`).then((response) => response.text());
  const routes = [...exchanges.map(({ candidate }) => candidate), ...others].flatMap((artifact) =>
    artifact.routes.map(({ path }) => ({ path, remote: artifact.remote })),
  );
  const all = addressesOf(
    routes.map(({ path }) => path),
    sitemapPaths(sitemap),
  );
  const own = new Set(exchanges.flatMap(({ candidate }) => candidate.routes.map(({ path }) => path)));
  const wanted = all.addresses.filter(({ route }) => !isShort || own.has(route) || route === productRoute);
  return { addresses: [home, ...wanted], unknown: all.unknown };
}

/** One run: everything that is asked of a page, of the server and of the files. */
export async function runGate(run: GateRun): Promise<GateResult> {
  const { exchanges, chromium, account, say } = run;
  const began = performance.now();
  const remotes = exchanges.map(({ candidate }) => candidate.remote);
  const wanted = Object.fromEntries(exchanges.map(({ candidate: { remote, version } }) => [remote, version]));
  const gathered: Gathered = { findings: [], pages: [], pictures: [] };
  for (const { candidate, live } of exchanges) gathered.findings.push(...weigh(candidate, live));
  const { addresses, unknown } = await addressesIn(run);
  if (unknown.length > 0)
    gathered.findings.push(
      ...[note('scope', `Not opened, as no address of them is in the sitemap: ${unknown.join(', ')}.`)],
    );
  if (!account)
    gathered.findings.push(note('scope', 'Nothing was opened as a shopper who is signed in (GATE_ACCOUNT).'));

  say(`Rendering ${addresses.length} pages on the server …`);
  const serverMs = await renderAll(run, addresses, remotes, gathered);
  const browser = await openGateBrowser(chromium);
  try {
    const own = new Set(exchanges.flatMap(({ candidate }) => candidate.routes.map(({ path }) => path)));
    for (const window of windows) {
      say(`Opening ${addresses.length} pages at ${window.width} px …`);
      for (const address of addresses) {
        const presses = window.width > 1000 && (own.has(address.route) || address.route === '/');
        const page = await openPair(browser, run, {
          ...address,
          ...window,
          wanted,
          presses: presses ? remotes : [],
        });
        gathered.findings.push(...page.findings);
        gathered.pages.push({ ...page.measured, serverMs: serverMs.get(address.path) ?? null });
        if (page.picture) gathered.pictures.push(page.picture);
      }
    }
    const product = addresses.find(({ route }) => route === productRoute)?.path;
    if (product === undefined)
      gathered.findings.push(note('scope', 'The sitemap has no product: nothing was bought.'));
    else await purchaseAll(browser, run, product, gathered);
    if (account) await openSignedIn(browser, run, { account, own, wanted, addresses }, gathered);
    const pictures = [...gathered.pictures].sort((one, other) => other.difference - one.difference);
    const { findings, pages } = gathered;
    return {
      ...{ findings: distinct(findings).slice(0, 300), pages, browser: browser.version() },
      pictures: pictures.slice(0, mostPictures),
      seconds: Math.round((performance.now() - began) / 100) / 10,
    };
  } finally {
    await browser.close();
  }
}

const distinct = (findings: readonly GateFinding[]): GateFinding[] => [
  ...new Map(findings.map((finding) => [finding.message, finding])).values(),
];

async function renderAll(
  { shop, cookies, exchanges }: GateRun,
  addresses: readonly Address[],
  remotes: readonly string[],
  gathered: Gathered,
): Promise<ReadonlyMap<string, number>> {
  const [cookie, liveCookie] = [cookieHeader(cookies.candidate), cookieHeader(cookies.live)];
  const own = new Set(exchanges.flatMap(({ candidate }) => candidate.routes.map(({ path }) => path)));
  const times = new Map<string, number>();
  let often = false;
  for (const { path, route } of addresses) {
    const live = await fetchPage(shop + path, liveCookie);
    const beside = live.status === 404 && own.has(route) ? null : live;
    const first = await fetchPage(shop + path, cookie);
    // A machine may be busy for a moment; code that is slow is so again.
    const found = judgeRender(path, remotes, first, beside);
    const page = found.length > 0 ? await fetchPage(`${shop}${path}?gate=again`, cookie) : first;
    gathered.findings.push(...(found.length > 0 ? judgeRender(path, remotes, page, beside) : []));
    times.set(path, Math.round(Math.min(first.ms, page.ms)));
    if (often || !own.has(route)) continue;
    often = true;
    gathered.findings.push(...(await renderOften(shop + path, { cookie, path, remotes, live: beside })));
  }
  return times;
}

interface Opening extends Address {
  readonly width: number;
  readonly height: number;
  readonly wanted: Readonly<Record<string, string>>;
  /** Remotes whose buttons are pressed. */
  readonly presses: readonly string[];
}

async function look(
  browser: GateBrowser,
  { shop, cookies }: GateRun,
  { path, width, height }: Opening,
  side: 'candidate' | 'live',
  use?: (page: Page) => Promise<void>,
): Promise<Observed> {
  const context = await browser.open({ shop, cookies: cookies[side], width, height });
  const seen = await visit(context, shop + path, use);
  // A page that hangs keeps its process busy until the browser is gone.
  await (seen.hangs ? browser.restart() : context.close());
  return seen;
}

const earliest = (times: readonly (number | null)[]): number | null => {
  const known = times.filter((time) => time !== null);
  return known.length > 0 ? Math.min(...known) : null;
};

/** Opens a page with the candidate and as it is live, and compares the two. */
async function openPair(browser: GateBrowser, run: GateRun, opening: Opening) {
  const { path, route, width, wanted, presses } = opening;
  const clicks: GateFinding[] = [];
  const press = (page: Page) => pressButtons(page, { path, width, remotes: presses }, clicks);
  const live = await look(browser, run, opening, 'live');
  const beside = live.status === 200 ? live : null;
  const seen = await look(browser, run, opening, 'candidate', presses.length > 0 ? press : undefined);
  let [paintMs, liveMs] = [seen.paintMs, beside?.paintMs ?? null];
  for (let tries = 1; tries < limits.paint.tries && isLate(paintMs, liveMs); tries += 1) {
    paintMs = earliest([paintMs, (await look(browser, run, opening, 'candidate')).paintMs]);
    liveMs = earliest([liveMs, (await look(browser, run, opening, 'live')).paintMs]);
  }
  // What hangs after a click is said of the click.
  const candidate = { ...seen, paintMs, hangs: seen.hangs && clicks.length === 0 };
  const findings = judgePage(
    { path, width },
    { candidate, live: (beside && { ...beside, paintMs: liveMs }) ?? (live.status === 404 ? null : live) },
    { wanted },
  );
  const compared =
    beside?.picture && seen.picture ? await compare(browser, beside.picture, seen.picture) : null;
  const isShown = compared !== null && compared.difference >= limits.difference;
  const difference = compared?.difference ?? null;
  const picture = isShown ? { path, width, ...compared } : null;
  if (isShown) {
    const share = `${(100 * compared.difference).toFixed(1)} %`;
    clicks.push({
      ...{ check: 'picture', severity: 'note', path, width },
      message: `${path} at ${width} px looks different in ${share} of its pixels.`,
    });
  }
  const measured = {
    path,
    route,
    width,
    paintMs: rounded(paintMs),
    livePaintMs: rounded(liveMs),
    difference,
  };
  return { findings: [...findings, ...clicks], measured, picture };
}

const rounded = (ms: number | null) => (ms === null ? null : Math.round(ms));

async function compare(browser: GateBrowser, live: Buffer, candidate: Buffer) {
  const context = await browser.open({ shop: 'http://127.0.0.1', cookies: [], width: 400, height: 300 });
  try {
    return await comparePictures(await context.newPage(), live, candidate);
  } finally {
    await context.close();
  }
}

async function purchaseAll(
  browser: GateBrowser,
  { shop, cookies, say }: GateRun,
  product: string,
  gathered: Gathered,
): Promise<void> {
  const buy = async (side: 'candidate' | 'live', window: (typeof windows)[number]) => {
    const context = await browser.open({ shop, cookies: cookies[side], ...window });
    const why = await tryPurchase(context, { shop, product });
    await (why?.includes('does not answer') ? browser.restart() : context.close());
    return why;
  };
  for (const window of windows) {
    say(`Buying ${product} at ${window.width} px, up to Pay …`);
    let why = await buy('candidate', window);
    // Once more: a step that was late on a busy machine is no fault.
    if (why !== null) why = await buy('candidate', window);
    gathered.findings.push(...judgePurchase(window, why, why === null ? null : await buy('live', window)));
  }
}

/** Opens the candidates' pages as a shopper who is signed in. */
async function openSignedIn(
  browser: GateBrowser,
  { shop, cookies, say }: GateRun,
  {
    account,
    own,
    wanted,
    addresses,
  }: {
    account: Account;
    own: ReadonlySet<string>;
    wanted: Readonly<Record<string, string>>;
    addresses: readonly Address[];
  },
  gathered: Gathered,
): Promise<void> {
  const [, wide] = windows;
  say('Opening pages as a shopper who is signed in …');
  const sides = { candidate: cookies.candidate, live: cookies.live };
  const openAs = async (side: keyof typeof sides) => {
    const context = await browser.open({ shop, cookies: sides[side], ...wide });
    await signIn(context, shop, account);
    return context;
  };
  let [candidate, live] = [await openAs('candidate'), await openAs('live')];
  for (const { path, route } of addresses) {
    if (!own.has(route) && route !== '/') continue;
    const seen = await visit(candidate, shop + path);
    const beside = await visit(live, shop + path);
    const found = judgePage(
      { path, width: wide.width },
      { candidate: { ...seen, paintMs: null }, live: beside },
      { wanted },
    );
    gathered.findings.push(
      ...found.map((one) => ({ ...one, message: one.message.replace(' px ', ' px, signed in, ') })),
    );
    if (!seen.hangs) continue;
    await browser.restart();
    [candidate, live] = [await openAs('candidate'), await openAs('live')];
  }
  await candidate.close();
  await live.close();
}
