import type { Actor } from '@shop/contracts/registry';
import { liveEnv } from '../domain/live-env';
import { grantsText, may } from '../domain/roles';
import { refusalNotice, timeText } from './components';
import { basePath, type Frame } from './frame';
import { markup, type Child, type Markup } from './markup';
import type { RefusalText } from './refusal-text';
import { statusLine } from './status-line';

interface Page {
  readonly title: string;
  /** Path of the page's menu entry; empty for the first page. */
  readonly place?: string;
  /** Whether the page covers all environments. */
  readonly ofAll?: boolean;
  /** The seq of the release that the page shows. The script reports when a newer release is live. */
  readonly head?: number | undefined;
  /** Whether the content starts with the environment's status, so that the status lines above it are left out. */
  readonly showsStatus?: boolean;
  /** URL to redirect to immediately. */
  readonly onward?: string;
  readonly content: Child;
}

const places = [
  ['', 'Live'],
  ['/rollouts', 'Rollouts'],
  ['/approvals', 'Approvals'],
  ['/history', 'History'],
  ['/vitals', 'Web vitals'],
  ['/compatibility', 'Compatibility'],
  ['/environments', 'Environments'],
  ['/audit', 'Audit log'],
] as const;

const adminPlaces = [
  ['/webhooks', 'Webhooks'],
  ['/access', 'Access'],
] as const;

/** Links to the same page in the other environments; nothing if there is only one environment. */
const environmentMenu = ({ env, environments }: Frame, place = ''): Child =>
  environments.length > 1 &&
  markup`<nav class="environments" aria-label="Environment"><span aria-hidden="true">Environment</span><ul class="menu">${environments.map(
    (name) =>
      markup`<li><a href="${basePath(name)}${place}"${name === env && markup` aria-current="true"`}>${name}</a></li>`,
  )}</ul></nav>`;

const menu = (actor: Actor, frame: Frame, place: string | undefined) => markup`
  <nav aria-label="Console">
    <ul class="menu">
      ${[...places, ...(may(actor, 'administer') ? adminPlaces : [])].map(
        ([path, name]) =>
          markup`<li><a href="${frame.href(path)}"${path === place && markup` aria-current="page"`}>${name}</a></li>`,
      )}
    </ul>
  </nav>
  ${environmentMenu(frame, place)}
  <form class="who" method="post" action="${frame.href('/sign-out')}">
    <span><span class="code">${grantsText(actor.grants)}</span> <a href="${frame.href('/account')}"${place === '/account' && markup` aria-current="page"`}>${actor.name}</a></span>
    <button class="quiet">Sign out</button>
  </form>`;

/** The whole document, without inline scripts or styles, which the content security policy forbids. */
export function documentOf(
  frame: Frame,
  { title: ownTitle, place, ofAll = false, head, showsStatus = false, onward, content }: Page,
): Markup {
  const { assets, actor, env, now } = frame;
  const title = ofAll || env === liveEnv ? ownTitle : `${ownTitle} in ${env}`;
  return markup`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
${onward !== undefined && markup`<meta http-equiv="refresh" content="0; url=${onward}">\n`}<title>${title} · Releases · Vintage Craft</title>
<link rel="stylesheet" href="${assets.style}">
<script type="module" src="${assets.script}"></script>
</head>
<body${head !== undefined && markup` data-head="${head}"`} data-console="${frame.href()}">
<a class="skip-link" href="#content">Skip to content</a>
<header class="cover" data-ground="dark">
  <div class="band">
    <a class="mark" href="${frame.href()}"><span class="code">Vintage Craft</span> Releases</a>
    ${actor && menu(actor, frame, place)}
  </div>
</header>
<div class="stripe"></div>
<div class="bars" role="status" id="bars"></div>
${!showsStatus && statusLine(frame)}
<main id="content" tabindex="-1">
<h1>${title}</h1>
${content}
</main>
<footer class="foot code">As of ${timeText(now.toISOString())}</footer>
</body>
</html>`;
}

/** An error page with a link to try again. */
export const errorPage = (frame: Frame, refusal: RefusalText, address: string): Markup =>
  documentOf(frame, {
    title: refusal.title,
    content: markup`${refusalNotice(refusal)}
      <p class="actions"><a class="action" href="${address}">Try again</a> <a class="action" href="${frame.href()}">What is live</a></p>`,
  });

export const notFoundPage = (frame: Frame, address: string): Markup =>
  documentOf(frame, {
    title: 'Page not found',
    content: markup`${refusalNotice({
      title: 'Page not found',
      message: `The console has no page at ${address}.`,
      advice: 'Check the address. A link from an older console may no longer work.',
      details: [],
    })}
      <p class="actions"><a class="action" href="${frame.href()}">What is live</a> <a class="action" href="${frame.href('/history')}">History</a></p>`,
  });
