import { documentBlocks as blocks, type PageRelease } from '@shop/contracts';
import { yieldToMain } from '../paint/scheduling';
import { adoptStyles, fetchRestStyles } from '../federation/styles';
import { readJson } from '../federation/read-json';
import { baseline } from '../federation/release/page-release';

/**
 * Packages that are slow to evaluate, each in a separate task: together with the page's own code they
 * would block a phone's scrolling for a third of a second. They are in this same file.
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

/** Opens the page: heavy packages first, one a task, then the page with the release of its document. */
export async function start(): Promise<void> {
  // Before the URL of its file is made absolute, and applied before anything is rendered that the document did not have.
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
  const inside = readJson<PageRelease>(blocks.release);
  if (inside && inside.seq > 0) return openPage(inside, true);
  // The server had none when it made the document, or it is a document that no server made.
  const found = await import('../federation/release/without-document')
    .then(({ releaseWithoutDocument }) => releaseWithoutDocument())
    .catch(() => baseline);
  openPage(found, false);
}
