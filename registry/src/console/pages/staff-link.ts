import type { StaffPass } from '@shop/contracts/registry';
import { liveEnv } from '../../domain/live-env';
import { refusalNotice, timeText } from '../components';
import type { Frame } from '../frame';
import { documentOf } from '../layout';
import { markup, type Child, type Markup } from '../markup';
import type { Screens } from '../screens';

/** A link that marks a browser as staff. */
export function staffLinkScreen({ page, form, shopOrigin }: Screens): void {
  page('/staff', (context) => staffPage(context, linkForm(context)));

  form('/staff', {
    fields: [],
    async send(context) {
      const env = encodeURIComponent(context.env);
      const pass = await context.calls.post<StaffPass>(`/staff-passes?env=${env}`, {});
      // The registry knows only the address of the shop that follows `live`.
      return staffPage(context, passNotice(pass, context.env === liveEnv ? shopOrigin : null));
    },
    again: (context, { refusal }) => staffPage(context, [refusalNotice(refusal), linkForm(context)]),
  });
}

const staffPage = (frame: Frame, content: Child): Markup =>
  documentOf(frame, {
    title: 'Staff link',
    place: '/rollouts',
    content: markup`
      <p class="lead">A rollout can start with staff. Opening a staff link marks a browser as staff for a month.</p>
      <p>In such a browser, every page of the shop shows a “Staff” button at its edge. It opens a panel that shows the version of each remote on the page, why this version was chosen, and load times. The panel can also load the page with the live version, the canary or a preview of a remote. This affects that browser only, and its sessions are then not counted. “Leave staff mode” ends it.</p>
      ${content}`,
  });

const linkForm = ({ href }: Frame): Markup =>
  markup`<form method="post" action="${href('/staff')}"><p class="actions"><button>Create staff link</button></p></form>`;

/** The link, or only its path if the shop's URL is unknown. */
const passNotice = ({ path, until }: StaffPass, shopOrigin: string | null): Markup =>
  shopOrigin === null
    ? markup`<p class="notice good">Open this path in the shop by ${timeText(until)}: <span class="code key">${path}</span></p>`
    : markup`<p class="notice good">Open <a href="${shopOrigin}${path}">the shop as staff</a> by ${timeText(until)}. To end staff mode, <a href="${shopOrigin}/registry/v1/staff?pass=off">view the shop as a shopper</a>.</p>`;
