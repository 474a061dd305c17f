import { documentBlocks as blocks, type PageRelease } from '@shop/contracts';
import { yieldToMain } from '../paint/yield-to-main';
import { adoptStyles } from '../federation/adopt-styles';
import { readJson } from '../federation/read-json';
import { fetchRestStyles } from '../federation/rest-styles';
import { baseline } from '../federation/release/baseline';

/**
 * Packages that take long to run for the first time, each in a task of its own: together with the page's own code they
 * would hold up a phone's scrolling for a third of a second. They lie in this same file.
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

/** Opens the page: what is heavy first, a piece a task, then the page with the release of its document. */
export async function start(): Promise<void> {
  // Before the address of its file is made a full one, and in place before anything is drawn that the document did not have.
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
