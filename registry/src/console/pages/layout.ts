import type { Actor } from '@shop/contracts/registry';
import { grantsText, may } from '../../domain/roles';
import { liveEnv } from '../../domain/live-env';
import { istTime } from '../format';
import { addressIn } from '../in-environment';
import { markup, type Markup, type Piece } from '../markup';

/** Addresses of the built style sheet and script. */
export interface ConsoleAssets {
  readonly style: string;
  readonly script: string;
}

/** The user, and what every page shows. */
export interface Frame {
  readonly assets: ConsoleAssets;
  readonly actor: Actor | null;
  /** What people call the OpenID Connect provider; null without one. */
  readonly provider: string | null;
  readonly now: Date;
  /** The environment that the page is about. */
  readonly env: string;
  /** Every environment; empty before sign-in. */
  readonly environments: readonly string[];
}

interface Page {
  readonly title: string;
  /** URL of the page's menu entry. */
  readonly place?: string;
  /** Whether it is about all environments. */
  readonly ofAll?: boolean;
  /** Seq that the page shows; the script reports when another one is live. */
  readonly head?: number | undefined;
  /** Page that follows this one at once. */
  readonly onward?: string;
  readonly content: Piece;
}

const places = [
  ['/ops', 'Live'],
  ['/ops/rollouts', 'Rollouts'],
  ['/ops/approvals', 'Approvals'],
  ['/ops/history', 'History'],
  ['/ops/vitals', 'Web vitals'],
  ['/ops/compatibility', 'Compatibility'],
  ['/ops/environments', 'Environments'],
  ['/ops/audit', 'Audit'],
] as const;

const adminPlaces = [
  ['/ops/webhooks', 'Webhooks'],
  ['/ops/access', 'Access'],
] as const;

/** The other environments, each at the page of the same kind; nothing where there is one alone. */
const chooser = ({ env, environments }: Frame, place = '/ops'): Piece =>
  environments.length > 1 &&
  markup`<nav class="environments" aria-label="Environment"><span aria-hidden="true">Environment</span><ul class="menu">${environments.map(
    (name) =>
      markup`<li><a href="${addressIn(name, place)}"${name === env && markup` aria-current="true"`}>${name}</a></li>`,
  )}</ul></nav>`;

const menu = (actor: Actor, frame: Frame, place: string | undefined) => markup`
  <nav aria-label="Console">
    <ul class="menu">
      ${[...places, ...(may(actor, 'administer') ? adminPlaces : [])].map(
        ([address, name]) =>
          markup`<li><a href="${address}"${address === place ? markup` aria-current="page"` : ''}>${name}</a></li>`,
      )}
    </ul>
  </nav>
  ${chooser(frame, place)}
  <form class="who" method="post" action="/ops/sign-out">
    <span><span class="code">${grantsText(actor.grants)}</span> <a href="/ops/account"${place === '/ops/account' && markup` aria-current="page"`}>${actor.name}</a></span>
    <button class="quiet">Sign out</button>
  </form>`;

/** The whole document, without inline scripts or styles, as the strict policy demands. */
export function documentOf(
  frame: Frame,
  { title: named, place, ofAll = false, head, onward, content }: Page,
): Markup {
  const { assets, actor, env, now } = frame;
  const title = ofAll || env === liveEnv ? named : `${named} in ${env}`;
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
<body${head === undefined ? '' : markup` data-head="${head}"`} data-console="/ops">
<a class="skip-link" href="#content">Skip to content</a>
<header class="cover" data-ground="dark">
  <div class="band">
    <a class="mark" href="/ops"><span class="code">Vintage Craft</span> Releases</a>
    ${actor && menu(actor, frame, place)}
  </div>
</header>
<div class="stripe"></div>
<div class="bars" role="status" id="bars"></div>
<main id="content" tabindex="-1">
<h1>${title}</h1>
${content}
</main>
<footer class="foot code">As of <time datetime="${now.toISOString()}">${istTime(now.toISOString())}</time></footer>
</body>
</html>`;
}
