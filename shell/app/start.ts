import { documentBlocks as blocks, type PageRelease } from '@shop/contracts';
import { yieldToMain } from '../paint/scheduling';
import { adoptStyles, fetchRestStyles } from '../federation/styles';
import { readJson } from '../federation/read-json';
import { documentLanguage } from '../federation/document-language';
import { baseline } from '../federation/release/page-release';
import { rememberedAddress } from './language/remembered-language';

/**
 * Packages that are slow to evaluate, each in a separate task: together with the page's own code they would block scrolling on a
 * phone for a third of a second. They are part of this file.
 */
const heavy: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@shop/config'),
  () => import(/* webpackMode: "eager" */ '@shop/money'),
  () => import(/* webpackMode: "eager" */ '@shop/store'),
  () => import(/* webpackMode: "eager" */ '@shop/api-client'),
  () => import(/* webpackMode: "eager" */ 'react-router-dom'),
  () => import(/* webpackMode: "eager" */ '@shop/ui'),
];

/** Loads the messages of a document that is not in English. */
async function loadMessages(): Promise<void> {
  if (documentLanguage() !== 'hi') return;
  const { openHindi } = await import('./language/hindi');
  openHindi();
}

/** Opens the page: evaluates heavy packages in separate tasks, then renders the page with the release of its document. */
export async function start(): Promise<void> {
  const remembered = rememberedAddress();
  if (remembered !== undefined) return location.replace(remembered);
  // A page whose messages cannot be loaded is in English.
  const messages = loadMessages().catch((error: unknown) => console.info('[messages]', error));
  // Requested before `adoptStyles` makes the URL of its file absolute, and applied before new elements are rendered.
  const styles = fetchRestStyles();
  adoptStyles();
  for (const run of heavy) {
    await yieldToMain();
    await run();
  }
  await yieldToMain();
  const { openPage } = await import(/* webpackMode: "eager" */ './open-page');
  await yieldToMain();
  await styles;
  await messages;
  const inside = readJson<PageRelease>(blocks.release);
  if (inside && inside.seq > 0) return openPage(inside, true);
  // The server had no release when it made the document, or the document is static.
  const found = await import('../federation/release/without-document')
    .then(({ releaseWithoutDocument }) => releaseWithoutDocument())
    .catch(() => baseline);
  openPage(found, false);
}
