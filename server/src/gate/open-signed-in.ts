import type { Address } from './addresses';
import type { GateBrowser } from './gate-browser';
import { isLate, isOver, ownRoutes, wantedVersions, type GateRun, type Gathered } from './gate-run';
import { judgePage } from './judge-page';
import { windows } from './limits';
import { signIn, type Account } from './sign-in';
import type { ProductFacts } from './shop-facts';
import { visit } from './visit';

/** Opens the candidates' pages as a signed-in shopper. */
export async function openSignedIn(
  browser: GateBrowser,
  run: GateRun,
  {
    account,
    addresses,
    products,
  }: {
    readonly account: Account;
    readonly addresses: readonly Address[];
    readonly products: ReadonlyMap<string, ProductFacts>;
  },
  gathered: Gathered,
): Promise<void> {
  const { shop, cookies, log } = run;
  const [own, wanted] = [ownRoutes(run), wantedVersions(run)];
  const [, wide] = windows;
  log('Opening pages as a shopper who is signed in …');
  const openAs = async (side: 'candidate' | 'live') => {
    const context = await browser.open({ shop, cookies: cookies[side], ...wide });
    await signIn(context, shop, account);
    return context;
  };
  let [candidate, live] = [await openAs('candidate'), await openAs('live')];
  const some = addresses.filter(({ route }) => own.has(route) || route === '/');
  for (const [at, { path }] of some.entries()) {
    const left = some.slice(at).map((one) => `${one.path}, signed in`);
    if (isOver(run, gathered) || isLate(gathered, left)) break;
    const [seen, beside] = await Promise.all([visit(candidate, shop + path), visit(live, shop + path)]);
    const found = judgePage(
      { path, width: wide.width },
      { candidate: seen, live: beside },
      { wanted, products },
    );
    gathered.findings.push(
      ...found.map((one) => ({ ...one, message: one.message.replace(' px ', ' px, signed in, ') })),
    );
    if (!seen.hangs) continue;
    await browser.leave(candidate, true);
    [candidate, live] = [await openAs('candidate'), await openAs('live')];
  }
  await browser.leave(live);
  await browser.leave(candidate);
}
