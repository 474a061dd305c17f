import type { StaffPass } from '@shop/contracts/registry';
import { istTime } from '../format';
import { markup, type Markup } from '../markup';
import { documentOf, type Frame } from './layout';

/** A link that marks a browser as staff. */
export const staffPage = (
  frame: Frame,
  { pass, shopOrigin }: { readonly pass: StaffPass | null; readonly shopOrigin: string },
): Markup =>
  documentOf(frame, {
    title: 'Staff link',
    place: '/ops/rollouts',
    content: markup`
      <p class="lead">A rollout may begin with staff: browsers that were opened once by a staff link. It holds for a month in that browser.</p>
      ${
        pass
          ? markup`<p class="notice good">Open it by ${istTime(pass.until)}: <a href="${shopOrigin}${pass.path}">the shop as staff</a>, or <a href="${shopOrigin}/registry/v1/staff?pass=off">no longer as staff</a>.</p>`
          : markup`<form method="post" action="/ops/staff"><p class="actions"><button>Make a staff link</button></p></form>`
      }`,
  });
