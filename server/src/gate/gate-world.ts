import type { CDPSession, Page } from 'playwright-core';
import { watchPage } from './page-script';

/** Name of the world in which the gate's own code runs. Scripts of a page see nothing of it. */
const worldName = 'watch';

/** Functions compiled by tsx call this helper, which pages do not have. */
const callOf = (work: string, words: readonly unknown[]) =>
  `((__name) => (${work})(...${JSON.stringify(words)}))((of) => of)`;

interface World {
  readonly session: CDPSession;
  /** Of the main frame's current document. */
  context?: string | undefined;
}

const worlds = new WeakMap<Page, World>();

/** Opens the gate's world in a page, before the page is sent anywhere. Resolves with its session. */
export async function openWorld(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  const world: World = { session };
  worlds.set(page, world);
  const { frameTree } = await session.send('Page.getFrameTree');
  session.on('Runtime.executionContextCreated', ({ context: { name, uniqueId, auxData } }) => {
    if (name === worldName && auxData?.['frameId'] === frameTree.frame.id) world.context = uniqueId;
  });
  await session.send('Page.enable');
  await session.send('Runtime.enable');
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    ...{ source: callOf(watchPage.toString(), []), worldName },
  });
  return session;
}

/** The session of a page with the gate's world. Throws an Error for any other page. */
export function sessionOf(page: Page): CDPSession {
  const world = worlds.get(page);
  if (!world) throw new Error('The page was not opened by the gate.');
  return world.session;
}

/**
 * Calls a function in the gate's world of a page: it sees the document, and nothing of the page's scripts. It is sent as text, so it
 * must not use anything outside of it. Rejects while the page is navigating.
 */
export async function inWorld<Words extends readonly unknown[], Result>(
  page: Page,
  work: (...words: Words) => Result,
  ...words: Words
): Promise<Awaited<Result>> {
  const session = sessionOf(page);
  const uniqueContextId = worlds.get(page)?.context;
  if (uniqueContextId === undefined) throw new Error('The page has no document yet.');
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    ...{ expression: callOf(work.toString(), words), uniqueContextId },
    ...{ returnByValue: true, awaitPromise: true },
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as Awaited<Result>;
}

/** The same among the page's own scripts, where their functions are. */
export const inPage = async <Result>(page: Page, work: () => Result): Promise<Result> =>
  (await page.evaluate(callOf(work.toString(), []))) as Result;
