import type { StaffPass } from '@shop/contracts/registry';
import { istTime } from '../format';
import { markup, type Markup } from '../markup';
import { documentOf, type Frame } from './layout';

/** The link; its path alone where the registry does not know the shop's address. */
const passNotice = ({ path, until }: StaffPass, shopOrigin: string | null): Markup =>
  shopOrigin === null
    ? markup`<p class="notice good">Open this path at the shop by ${istTime(until)}: <span class="code key">${path}</span></p>`
    : markup`<p class="notice good">Open it by ${istTime(until)}: <a href="${shopOrigin}${path}">the shop as staff</a>, or <a href="${shopOrigin}/registry/v1/staff?pass=off">no longer as staff</a>.</p>`;

/** A link that marks a browser as staff. */
export const staffPage = (
  frame: Frame,
  { pass, shopOrigin }: { readonly pass: StaffPass | null; readonly shopOrigin: string | null },
): Markup =>
  documentOf(frame, {
    title: 'Staff link',
    place: '/ops/rollouts',
    content: markup`
      <p class="lead">A rollout may begin with staff: browsers that were opened once by a staff link. It holds for a month in that browser.</p>
      <p>Each page of the shop has a tab “Staff” there, at its edge. It says which version of each remote the page runs, why, and how fast it came; and it loads the page with the live version, the canary or a preview of a remote, in that browser alone, which counts in no comparison meanwhile. “No longer as staff” ends it.</p>
      ${
        pass
          ? passNotice(pass, shopOrigin)
          : markup`<form method="post" action="/ops/staff"><p class="actions"><button>Make a staff link</button></p></form>`
      }`,
  });
