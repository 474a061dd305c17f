import type { TSchema } from 'typebox';
import * as accountCart from './modules/account-cart/schemas';
import * as passkey from './modules/accounts/passkey-schemas';
import * as account from './modules/accounts/schemas';
import * as alert from './modules/alerts/schemas';
import * as declared from './modules/catalog/declared-fields';
import * as facet from './modules/catalog/facet-values';
import * as product from './modules/catalog/schemas';
import * as productHistory from './modules/catalog/history/schemas';
import * as productPreview from './modules/catalog/preview/schemas';
import * as priceSetting from './modules/catalog/price-setting';
import * as search from './modules/catalog/search/schemas';
import * as productAddress from './modules/catalog/staff/address-schemas';
import * as staffProduct from './modules/catalog/staff/schemas';
import * as taxonomy from './modules/catalog/taxonomy/schemas';
import * as staffVariant from './modules/catalog/staff/variant-schemas';
import * as variant from './modules/catalog/variant-schemas';
import * as consent from './modules/consent/schemas';
import * as contact from './modules/contact/schemas';
import * as staffEnquiry from './modules/contact/staff/schemas';
import * as content from './modules/content/schemas';
import * as staffContent from './modules/content/staff/schemas';
import * as business from './modules/business/schemas';
import * as cod from './modules/cod/schemas';
import * as delivery from './modules/delivery/schemas';
import * as shippingPrices from './modules/delivery/price-schemas';
import * as giftCardSetting from './modules/gift-cards/setting-schemas';
import * as staffGiftCard from './modules/gift-cards/staff/schemas';
import * as staffCoupon from './modules/coupons/staff/schemas';
import * as figures from './modules/figures/schemas';
import * as photo from './modules/media/schemas';
import * as addressBook from './modules/orders/address-book';
import * as cartFacts from './modules/orders/cart-schemas';
import * as orderCod from './modules/orders/cod-schemas';
import * as coupon from './modules/orders/coupon-schemas';
import * as giftCard from './modules/orders/gift-card-schemas';
import * as exchange from './modules/orders/exchange-schemas';
import * as gstReturn from './modules/orders/gst-return/schemas';
import * as paymentKey from './modules/orders/payment-key-schema';
import * as shipping from './modules/orders/shipping-schemas';
import * as orderPage from './modules/orders/order-page-schemas';
import * as parcel from './modules/orders/parcel-schemas';
import * as order from './modules/orders/schemas';
import * as shopperStep from './modules/orders/shopper-step-schemas';
import * as staffOrderBulk from './modules/orders/staff/bulk-schemas';
import * as staffOrderCod from './modules/orders/staff/cod-schemas';
import * as staffCourier from './modules/orders/staff/courier-schemas';
import * as staffExchange from './modules/orders/staff/exchange-schemas';
import * as staffParcel from './modules/orders/staff/parcel-schemas';
import * as staffRefund from './modules/orders/staff/refund-schemas';
import * as staffOrder from './modules/orders/staff/schemas';
import * as staffSettlement from './modules/payment-watch/staff/schemas';
import * as people from './modules/people/schemas';
import * as redirects from './modules/redirects/schemas';
import * as review from './modules/reviews/schemas';
import * as staffReview from './modules/reviews/staff/schemas';
import * as staff from './modules/staff/schemas';
import * as storefront from './modules/storefront/schemas';
import { Failure, Success } from './platform/http/schemas';

const isNamedSchema = (value: unknown): value is TSchema =>
  typeof value === 'object' && value !== null && '$id' in value;

/** All named schemas, for the OpenAPI document. */
export const namedSchemas: readonly TSchema[] = [
  Failure,
  Success,
  ...[
    photo,
    declared,
    review,
    product,
    facet,
    variant,
    content,
    contact,
    account,
    passkey,
    accountCart,
    consent,
    alert,
    order,
    cartFacts,
    paymentKey,
    orderPage,
    parcel,
    exchange,
    shopperStep,
    coupon,
    giftCard,
    shipping,
    orderCod,
    addressBook,
    staff,
    staffOrder,
    staffOrderBulk,
    staffOrderCod,
    staffCourier,
    staffParcel,
    staffExchange,
    staffRefund,
    staffCoupon,
    staffSettlement,
    productHistory,
    productPreview,
    priceSetting,
    search,
    staffProduct,
    productAddress,
    staffVariant,
    figures,
    staffContent,
    staffEnquiry,
    staffReview,
    people,
    redirects,
    storefront,
    delivery,
    business,
    gstReturn,
    shippingPrices,
    cod,
    giftCardSetting,
    staffGiftCard,
    taxonomy,
  ].flatMap((module) => Object.values(module).filter(isNamedSchema)),
];
