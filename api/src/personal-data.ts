import { eraseLists, exportLists } from './modules/account-cart';
import { eraseAccount, exportAccount, lockAccount } from './modules/accounts';
import { eraseAlerts, exportAlerts } from './modules/alerts';
import { notifyOfChange } from './modules/catalog';
import { eraseConsents, exportConsents } from './modules/consent';
import { eraseEnquiries, exportEnquiries } from './modules/contact';
import { eraseSandboxShipments, exportSandboxShipments } from './modules/couriers/sandbox/store';
import { eraseGiftCards, exportGiftCards } from './modules/gift-cards';
import { eraseMails, exportMails } from './modules/mail';
import { eraseOrders, exportOrders, ordersUnderWay } from './modules/orders';
import { eraseSandboxPayments, exportSandboxPayments } from './modules/payments/sandbox/store';
import type { PersonalDataHolder } from './modules/people/ports';
import { eraseReviews, exportReviews } from './modules/reviews';

const account: PersonalDataHolder = {
  name: 'account',
  export: exportAccount,
  async obstacles(tx, person) {
    await lockAccount(tx, person);
    return [];
  },
  erase: eraseAccount,
};
const lists: PersonalDataHolder = { name: 'cartAndWishlist', export: exportLists, erase: eraseLists };
const alerts: PersonalDataHolder = { name: 'productAlerts', export: exportAlerts, erase: eraseAlerts };
const reviews: PersonalDataHolder = {
  name: 'reviews',
  export: exportReviews,
  async erase(tx, person) {
    const erased = await eraseReviews(tx, person);
    if (erased > 0) await notifyOfChange(tx);
    return erased;
  },
};
const consents: PersonalDataHolder = { name: 'consents', export: exportConsents, erase: eraseConsents };
const orders: PersonalDataHolder = {
  name: 'orders',
  export: exportOrders,
  obstacles: ordersUnderWay,
  erase: eraseOrders,
};
const giftCards: PersonalDataHolder = { name: 'giftCards', export: exportGiftCards, erase: eraseGiftCards };
const enquiries: PersonalDataHolder = { name: 'enquiries', export: exportEnquiries, erase: eraseEnquiries };
const mails: PersonalDataHolder = { name: 'mails', export: exportMails, erase: eraseMails };
const sandbox: PersonalDataHolder = {
  name: 'sandboxPayments',
  export: exportSandboxPayments,
  erase: eraseSandboxPayments,
};
const courierSandbox: PersonalDataHolder = {
  name: 'sandboxShipments',
  export: exportSandboxShipments,
  erase: eraseSandboxShipments,
};

/**
 * All parts of the shop that store personal data. Gift cards are those that the person received; erasing an order removes the
 * recipients of the cards it sold. Orders, the cart, the wishlist, alerts, reviews and consents come before the account,
 * because they refer to it. Add a new table with personal data here: a test checks all tables.
 */
export function personalDataHolders({ hasSandbox }: { readonly hasSandbox: boolean }): PersonalDataHolder[] {
  return [
    giftCards,
    orders,
    lists,
    alerts,
    reviews,
    consents,
    account,
    enquiries,
    mails,
    ...(hasSandbox ? [sandbox, courierSandbox] : []),
  ];
}
