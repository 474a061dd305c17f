import type { Migration } from 'kysely/migration';
import * as catalogue from './0001-catalogue';
import * as content from './0002-content';
import * as accounts from './0003-people';
import * as orders from './0004-orders';
import * as sandbox from './0100-sandbox';
import * as mail from './0101-mail';
import * as passwordReset from './0102-password-reset';
import * as catalogueNews from './0103-catalogue-news';
import * as invoices from './0104-invoices';
import * as catalogueScale from './0105-catalogue-scale';
import * as titleBeginnings from './0106-title-beginnings';
import * as addressHolds from './0107-address-holds';
import * as knownBrowsers from './0108-known-browsers';
import * as productTax from './0109-product-tax';
import * as productPictures from './0110-product-pictures';
import * as fulfilment from './0111-fulfilment';
import * as staff from './0112-staff';
import * as orderLinks from './0113-order-links';
import * as savedAddresses from './0114-saved-addresses';
import * as keptProducts from './0115-kept-products';
import * as refundsByLine from './0116-refunds-by-line';
import * as keptContent from './0117-kept-content';
import * as people from './0119-people';
import * as figures from './0121-figures';
import * as lockRows from './0122-lock-rows';
import * as photos from './0123-photos';
import * as creditNotes from './0125-credit-notes';
import * as guests from './0126-guests';
import * as oldOrders from './0127-old-orders';
import * as searchText from './0140-search-text';
import * as shipping from './0141-shipping';
import * as emailProblems from './0142-email-problems';
import * as themeMotifs from './0145-theme-motifs';
import * as heroWords from './0146-hero-words';
import * as searchWords from './0150-search-words';
import * as origin from './0155-origin';
import * as variants from './0160-variants';
import * as sampleVariants from './0161-sample-variants';
import * as productHistory from './0165-product-history';
import * as sortedLists from './0166-sorted-lists';
import * as archivedProducts from './0167-archived-products';
import * as productPreviews from './0168-product-previews';
import * as redirects from './0170-redirects';
import * as taxonomy from './0171-taxonomy';
import * as storefront from './0172-storefront';
import * as salePeriods from './0180-sale-periods';
import * as pinRules from './0190-pin-rules';
import * as deliverySetting from './0191-delivery-setting';
import * as coupons from './0195-coupons';
import * as priceSetting from './0196-price-setting';
import * as priceWithTax from './0197-price-with-tax';
import * as weights from './0200-weights';
import * as shippingPrices from './0201-shipping-prices';
import * as cashOnDelivery from './0210-cash-on-delivery';
import * as businessBuyers from './0220-business-buyers';
import * as paymentDowntimes from './0230-payment-downtimes';
import * as settlements from './0231-settlements';
import * as parcels from './0240-parcels';
import * as courierWebhooks from './0245-courier-webhooks';
import * as sandboxCourier from './0246-sandbox-courier';
import * as courierTurns from './0247-courier-turns';
import * as accountCarts from './0250-account-carts';
import * as parcelCash from './0251-parcel-cash';
import * as consents from './0255-consents';
import * as parcelCancelling from './0256-parcel-cancelling';
import * as exchanges from './0260-exchanges';
import * as productAlerts from './0270-product-alerts';
import * as productReviews from './0271-product-reviews';
import * as shopperPasskeys from './0280-shopper-passkeys';
import * as staffPasskeys from './0281-staff-passkeys';
import * as giftCards from './0290-gift-cards';
import * as giftCardProducts from './0291-gift-card-products';

/** All migrations by name; they run in the order of their names. Never change a released migration. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-catalogue': catalogue,
  '0002-content': content,
  '0003-people': accounts,
  '0004-orders': orders,
  '0100-sandbox': sandbox,
  '0101-mail': mail,
  '0102-password-reset': passwordReset,
  '0103-catalogue-news': catalogueNews,
  '0104-invoices': invoices,
  '0105-catalogue-scale': catalogueScale,
  '0106-title-beginnings': titleBeginnings,
  '0107-address-holds': addressHolds,
  '0108-known-browsers': knownBrowsers,
  '0109-product-tax': productTax,
  '0110-product-pictures': productPictures,
  '0111-fulfilment': fulfilment,
  '0112-staff': staff,
  '0113-order-links': orderLinks,
  '0114-saved-addresses': savedAddresses,
  '0115-kept-products': keptProducts,
  '0116-refunds-by-line': refundsByLine,
  '0117-kept-content': keptContent,
  '0119-people': people,
  '0121-figures': figures,
  '0122-lock-rows': lockRows,
  '0123-photos': photos,
  '0125-credit-notes': creditNotes,
  '0126-guests': guests,
  '0127-old-orders': oldOrders,
  '0140-search-text': searchText,
  '0141-shipping': shipping,
  '0142-email-problems': emailProblems,
  '0145-theme-motifs': themeMotifs,
  '0146-hero-words': heroWords,
  '0150-search-words': searchWords,
  '0155-origin': origin,
  '0160-variants': variants,
  '0161-sample-variants': sampleVariants,
  '0165-product-history': productHistory,
  '0166-sorted-lists': sortedLists,
  '0167-archived-products': archivedProducts,
  '0168-product-previews': productPreviews,
  '0170-redirects': redirects,
  '0171-taxonomy': taxonomy,
  '0172-storefront': storefront,
  '0180-sale-periods': salePeriods,
  '0190-pin-rules': pinRules,
  '0191-delivery-setting': deliverySetting,
  '0195-coupons': coupons,
  '0196-price-setting': priceSetting,
  '0197-price-with-tax': priceWithTax,
  '0200-weights': weights,
  '0201-shipping-prices': shippingPrices,
  '0210-cash-on-delivery': cashOnDelivery,
  '0220-business-buyers': businessBuyers,
  '0230-payment-downtimes': paymentDowntimes,
  '0231-settlements': settlements,
  '0240-parcels': parcels,
  '0245-courier-webhooks': courierWebhooks,
  '0246-sandbox-courier': sandboxCourier,
  '0247-courier-turns': courierTurns,
  '0250-account-carts': accountCarts,
  '0251-parcel-cash': parcelCash,
  '0255-consents': consents,
  '0256-parcel-cancelling': parcelCancelling,
  '0260-exchanges': exchanges,
  '0270-product-alerts': productAlerts,
  '0271-product-reviews': productReviews,
  '0280-shopper-passkeys': shopperPasskeys,
  '0281-staff-passkeys': staffPasskeys,
  '0290-gift-cards': giftCards,
  '0291-gift-card-products': giftCardProducts,
};
