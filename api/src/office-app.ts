import cookie from '@fastify/cookie';
import { named, type TypedApp } from '@shop/server-kit';
import { fastify, type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { type Logger, pino } from 'pino';
import { prepareApp, addRequestHooks } from './app';
import type { ApiDeps } from './deps';
import { growCatalogueVersion, isCataloguePage, notifyOfChange } from './modules/catalog';
import { countProducts, listProducts } from './modules/catalog/staff/list-repository';
import { staffHistoryRoutes } from './modules/catalog/history/routes';
import { staffPreviewRoutes } from './modules/catalog/preview/store-preview';
import { staffArchiveRoutes } from './modules/catalog/staff/archive-routes';
import { staffPhotoRoutes } from './modules/catalog/staff/photo-routes';
import { staffPriceSettingRoutes } from './modules/catalog/staff/price-setting-routes';
import { staffProductAddressRoutes } from './modules/catalog/staff/product-address-routes';
import { staffProductChangeRoutes } from './modules/catalog/staff/product-change-routes';
import { staffVariantRoutes } from './modules/catalog/staff/variant-routes';
import { staffSearchRoutes } from './modules/catalog/search/staff-routes';
import { staffProductListRoutes } from './modules/catalog/staff/product-list-routes';
import { staffTaxonomyRoutes } from './modules/catalog/taxonomy/routes';
import { staffEnquiryRoutes } from './modules/contact/staff/routes';
import { isPostPage } from './modules/content';
import { staffContentRoutes } from './modules/content/staff/content-routes';
import { staffBusinessRoutes } from './modules/business/staff-routes';
import { staffCodRoutes } from './modules/cod/staff-routes';
import { staffConsentRoutes } from './modules/consent/staff-routes';
import { staffDeliveryRoutes } from './modules/delivery/staff-routes';
import { staffCouponRoutes } from './modules/coupons/staff/routes';
import { staffGiftCardRoutes } from './modules/gift-cards/staff/routes';
import { staffGiftCardSettingRoutes } from './modules/gift-cards/staff/setting-routes';
import type { Work } from './modules/figures/ports';
import { staffFigureRoutes } from './modules/figures/staff-routes';
import { openShopMedia } from './modules/media/pictures';
import { mediaRoutes, photoRoutes } from './modules/media/routes';
import { staffGstReturnRoutes } from './modules/orders/gst-return/staff-routes';
import { staffCodStepRoutes } from './modules/orders/staff/cod-steps';
import { staffRemittanceImportRoutes } from './modules/orders/staff/remittance-import';
import { staffCourierRoutes } from './modules/orders/staff/courier-routes';
import { staffOrderExportRoutes } from './modules/orders/staff/order-export';
import { findOrders, staffOrderListRoutes } from './modules/orders/staff/order-list';
import { staffOrderStepRoutes, staffRefundRoutes } from './modules/orders/staff/order-steps';
import { staffExchangeRoutes } from './modules/orders/staff/exchange-routes';
import { staffParcelRoutes } from './modules/orders/staff/parcel-routes';
import { countReview, staffReviewRoutes } from './modules/orders/staff/review';
import { staffSettlementRoutes } from './modules/payment-watch/staff/routes';
import { orderNumber } from './modules/orders/shopper-orders';
import { staffCustomerRoutes } from './modules/people/routes';
import { staffRedirectRoutes } from './modules/redirects/routes';
import { staffReviewListRoutes, staffReviewSettingRoutes } from './modules/reviews/staff/routes';
import { createStaffCookie, guardStaff } from './modules/staff/guard';
import { staffPasskeyRoutes } from './modules/staff/passkey-routes';
import { staffAccountRoutes, staffSessionRoutes } from './modules/staff/routes';
import { createStaff } from './modules/staff/service';
import { staffStorefrontRoutes } from './modules/storefront/routes';
import { personalDataHolders } from './personal-data';
import { sendNotFound } from './platform/http/api-error';
import { serverOptions } from './platform/http/server-options';

/** Open tasks, counted like the lists of the office. */
export const officeWork: Work = {
  toPack: async (db) => (await findOrders(db, { status: 'placed' }, { offset: 0, limit: 0 })).count,
  inReview: countReview,
  short: (db, stock) => countProducts(db, { active: true, stock }),
  async listShort(db, limit) {
    const rows = await listProducts(db, { active: true, stock: 'short' }, 'stock-up', { offset: 0, limit });
    return rows.map(({ public_id: id, title, stock, reserved }) => ({ id, title, free: stock - reserved }));
  },
};

/** Options that only the office uses. */
export interface OfficeOptions {
  /** sha256 of the setup key for the first admin, as hex. */
  readonly keyHash: string;
  /** Its public origin; undefined when it is the address at which it listens. */
  readonly origin: string | undefined;
  /** The shop's address when it has no public origin. */
  readonly shopOrigin?: string;
}

type OfficeDeps = Pick<
  ApiDeps,
  'config' | 'database' | 'passwords' | 'payments' | 'couriers' | 'metrics' | 'feed'
>;

/** The prefix of the staff API. */
export const staffPrefix = '/api/v1/staff';

/** The staff routes. Requires an app with the prefix `/api/v1/staff`. */
export async function staffRoutes(app: TypedApp, deps: OfficeDeps, office: OfficeOptions): Promise<void> {
  const { config, database, passwords, payments, couriers, feed } = deps;
  if (!app.hasRequestDecorator('cookies')) await app.register(cookie);
  const { clock, mailer } = payments.context;
  const staff = createStaff({ database, clock, passwords, keyHash: office.keyHash });
  const staffCookie = createStaffCookie(office.origin?.startsWith('https:') ?? false);
  app.setNotFoundHandler(sendNotFound);
  guardStaff(app, staff, staffCookie);
  // Caches of this process drop the old data before the response is sent.
  app.addHook('onSend', async ({ method }, _reply, payload) => {
    if (method !== 'GET') await feed?.caughtUp();
    return payload;
  });
  staffSessionRoutes(app, staff, { cookie: staffCookie, canMail: mailer.enabled });
  staffPasskeyRoutes(app, staff, { sessionCookie: staffCookie, origin: office.origin });
  staffAccountRoutes(app, staff, database.db);
  staffOrderListRoutes(app, payments.context, config.gstin);
  staffOrderExportRoutes(app, payments.context);
  staffGstReturnRoutes(app, payments.context, config.gstin);
  staffOrderStepRoutes(app, payments.context, config.gstin);
  staffRefundRoutes(app, payments.context, config.gstin);
  staffParcelRoutes(app, payments.context, config.gstin);
  staffExchangeRoutes(app, payments.context, config.gstin);
  staffCourierRoutes(app, { ...payments.context, couriers }, config.gstin);
  staffCodStepRoutes(app, payments.context, config.gstin);
  staffRemittanceImportRoutes(app, payments.context);
  staffReviewRoutes(app, payments.context);
  staffSettlementRoutes(app, { database, clock, orderNumber });
  staffCouponRoutes(app, { database, clock, orderNumber });
  staffGiftCardRoutes(app, { database, clock, mailer, orderNumber });
  staffProductListRoutes(app, { database, clock });
  staffProductChangeRoutes(app, { database, clock });
  staffProductAddressRoutes(app, { database, clock });
  staffArchiveRoutes(app, { database, clock });
  staffPreviewRoutes(app, { database, clock }, config.publicOrigin ?? office.shopOrigin ?? '');
  staffHistoryRoutes(app, { database, clock });
  staffVariantRoutes(app, { database, clock });
  staffSearchRoutes(app, { database, clock });
  staffPhotoRoutes(app, { database, clock });
  staffFigureRoutes(app, { database, clock, work: officeWork });
  staffContentRoutes(app, {
    database,
    clock,
    notifyShops: notifyOfChange,
    changeAddresses: growCatalogueVersion,
  });
  staffTaxonomyRoutes(app, { database, clock });
  staffStorefrontRoutes(app, { database, clock, notifyShops: notifyOfChange });
  staffPriceSettingRoutes(app, { database, clock, notifyShops: notifyOfChange });
  staffDeliveryRoutes(app, { database, clock, notifyShops: notifyOfChange });
  staffBusinessRoutes(app, { database, clock, gstin: config.gstin, notifyShops: notifyOfChange });
  staffCodRoutes(app, { database, clock, notifyShops: notifyOfChange });
  staffGiftCardSettingRoutes(app, {
    ...{ database, clock, notifyShops: notifyOfChange },
    canMail: mailer.enabled,
  });
  staffConsentRoutes(app, { database, clock, notifyShops: notifyOfChange, canMail: mailer.enabled });
  const reviews = { database, clock, notifyShops: notifyOfChange, orderNumber };
  staffReviewListRoutes(app, reviews);
  staffReviewSettingRoutes(app, reviews);
  staffRedirectRoutes(app, {
    database,
    clock,
    isLive: async (db, path) => (await isCataloguePage(db, path, clock.now())) || isPostPage(db, path),
    changeAddresses: growCatalogueVersion,
  });
  staffEnquiryRoutes(app, { database, clock, mailer });
  const holders = personalDataHolders({ hasSandbox: payments.sandbox !== null });
  staffCustomerRoutes(app, { database, clock, holders });
}

/**
 * The staff API and the products' pictures, as a plugin for the office's separate server, which logs its requests. The shop's
 * server does not serve them.
 */
export function officeApiPlugin(deps: OfficeDeps, office: OfficeOptions): FastifyPluginAsync {
  return named('office api', async (parent: FastifyInstance) => {
    const app = prepareApp(parent);
    addRequestHooks(app, { origins: office.origin ? [office.origin] : [], metrics: deps.metrics });
    mediaRoutes(app, ...openShopMedia(deps.config.seedDir));
    photoRoutes(app, deps.database);
    await app.register(
      named('staff calls', async (calls: TypedApp) => staffRoutes(calls, deps, office)),
      { prefix: staffPrefix },
    );
  });
}

/** A server with only the staff API, for tests. Silent without a logger. */
export function buildOffice(
  deps: OfficeDeps,
  office: OfficeOptions,
  logger: Logger = pino({ level: 'silent' }),
): FastifyInstance {
  const app = fastify(serverOptions(deps.config, logger)) as unknown as FastifyInstance;
  app.setNotFoundHandler(sendNotFound);
  void app.register(officeApiPlugin(deps, office));
  return app;
}
