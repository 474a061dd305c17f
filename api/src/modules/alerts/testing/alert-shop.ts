import { openStaffedShop, type StaffedShop } from '../../../testing/staffed-shop';
import type { TestStaff } from '../../../testing/test-office';
import { createMailer } from '../../mail/mailer';
import type { ApiResponse } from '../../orders/testing/shopper';
import { type AlertsContext, sendConfirmations, sendDueAlerts } from '../send-alerts';

const linkOrigin = 'https://shop.example';

/** A shop that offers product alerts, whose jobs run only when a test calls them. */
export interface AlertShop extends StaffedShop {
  readonly context: AlertsContext;
  /** A request from a new network: a guest's, or a signed-in shopper's if `email` is undefined. */
  ask(productId: string, email: string | undefined, kind?: 'stock' | 'price'): Promise<ApiResponse>;
  /** Sends the links that are to be sent, and returns the paths of all links to an address, oldest first. */
  linksTo(email: string): Promise<readonly string[]>;
  /** Opens a link, or presses the button of its page. */
  follow(path: string, method?: 'GET' | 'POST'): Promise<{ status: number; html: string }>;
  /** Requests an alert as a guest, and confirms it. */
  subscribe(productId: string, email: string, kind?: 'stock' | 'price'): Promise<void>;
  /** Sends the product alerts that are due. */
  sendDue(): Promise<void>;
  /** Subjects of the product alerts to an address, sent or not, oldest first. */
  alertsTo(email: string): Promise<readonly string[]>;
  setStock(productId: string, units: number): Promise<void>;
  /** Calls of a signed-in shopkeeper, whose session does not end when a test moves the clock. */
  readonly staffNow: Pick<TestStaff, 'get' | 'post'>;
}

export async function openAlertShop(): Promise<AlertShop> {
  const mailer = createMailer();
  const staffed = await openStaffedShop({ mailer });
  const { shop, office } = staffed;
  const { database, clock } = shop;
  const context = { database, mailer, linkOrigin, clock };
  let { staff } = staffed;
  const signedIn = async () => {
    if ((await staff.get('/me')).status !== 200) staff = await office.newStaff('shopkeeper');
    return staff;
  };
  const staffNow: AlertShop['staffNow'] = {
    get: async (path) => (await signedIn()).get(path),
    post: async (path, body) => (await signedIn()).post(path, body),
  };
  await staffNow.post('/consent-setting', { showsNotices: true, offersAlerts: true });

  const mails = (email: string, kind: string) =>
    database.db
      .selectFrom('mail_outbox')
      .select(['subject', 'body_text'])
      .where('recipient', '=', email)
      .where('kind', '=', kind)
      .orderBy('id')
      .execute();
  const ask: AlertShop['ask'] = (productId, email, kind = 'stock') =>
    shop.newShopper().post('/product/alert', { productId, kind, ...(email !== undefined && { email }) });
  const linksTo = async (email: string) => {
    await sendConfirmations(context);
    const sent = await mails(email, 'alert-confirmation');
    return sent.map(({ body_text: text }) => /https:\/\/shop\.example(\S+)/.exec(text ?? '')?.[1] ?? '');
  };
  const follow: AlertShop['follow'] = async (path, method = 'GET') => {
    const headers = { origin: shop.origin, 'content-type': 'application/x-www-form-urlencoded' };
    const response = await fetch(shop.origin + path, { method, ...(method === 'POST' && { headers }) });
    return { status: response.status, html: await response.text() };
  };
  return {
    ...staffed,
    ...{ context, staffNow, ask, linksTo, follow },
    async subscribe(productId, email, kind) {
      const { status } = await ask(productId, email, kind);
      const link = (await linksTo(email)).at(-1) ?? '';
      const confirmed = await follow(link, 'POST');
      if (status !== 200 || confirmed.status !== 200) throw new Error(`${status}, ${confirmed.status}`);
    },
    sendDue: () => sendDueAlerts(context),
    alertsTo: async (email) => (await mails(email, 'optional-alert')).map(({ subject }) => subject),
    async setStock(productId, units) {
      const change = { change: 'to', units, reason: 'counted' };
      const { status } = await staffNow.post(`/products/${productId}/stock`, change);
      if (status !== 200) throw new Error(`Changing the stock returned ${status}`);
    },
  };
}
