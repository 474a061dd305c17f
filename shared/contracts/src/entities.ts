import type { ApiSchemas } from './generated/api';

/**
 * Entities of the API, under the names that the builds use. Money is in rupees with at most two decimals unless a field's name
 * contains paise; discounts are percent.
 */
export type Photo = ApiSchemas['Photo'];

/** A product as cards and panels need it: what lists return with `fields=card`. */
export type ProductCard = ApiSchemas['ProductCard'];
export type Product = ApiSchemas['Product'];

/** A variant of a product with options: its fields replace those of the product. */
export type ProductVariant = ApiSchemas['ProductVariant'];

/** One page of a list; `total` counts the products of all pages. */
export type ProductPage<Item = ProductCard> = Omit<ApiSchemas['ProductPage'], 'products'> & {
  readonly products: readonly Item[];
};

/** The values of the products of a list, with the number of products for each. */
export type ListFacets = ApiSchemas['ListFacets'];
export type FacetValue = ApiSchemas['FacetValue'];

export type ProductCategory = ApiSchemas['ProductCategory'];
export type Theme = ApiSchemas['Theme'];
export type Brand = ApiSchemas['Brand'];

export type Banner = ApiSchemas['Banner'];
export type HeroSlide = ApiSchemas['HeroSlide'];
export type BlogPost = ApiSchemas['BlogPost'];
export type PageSection = ApiSchemas['PageSection'];
/** The staff's changes to the menus and the home page. */
export type Storefront = ApiSchemas['Storefront'];
export type PinCheck = ApiSchemas['PinCheck'];
export type ContentItem = ApiSchemas['ContentItem'];
export type ContactEnquiry = ApiSchemas['ContactEnquiry'];

export type ShippingDetails = ApiSchemas['ShippingDetails'];
export type PurchaseLine = ApiSchemas['PurchaseLine'];
export type PaymentKey = ApiSchemas['PaymentKey'];
export type CheckoutRequest = ApiSchemas['CheckoutRequest'];
export type CheckoutResponse = ApiSchemas['CheckoutResponse'];
export type PaymentConfirmation = ApiSchemas['PaymentConfirmation'];
export type PaymentStatus = ApiSchemas['PaymentStatus'];
export type OrderRequest = ApiSchemas['OrderRequest'];
export type OrderConfirmation = ApiSchemas['OrderConfirmation'];
export type PlacedOrder = ApiSchemas['PlacedOrder'];
/** An order with its events and the shopper's actions. */
export type OrderPage = ApiSchemas['OrderPage'];
export type OrderMoment = ApiSchemas['OrderMoment'];
export type ReturnOrderRequest = ApiSchemas['ReturnOrderRequest'];
export type OrderParcel = ApiSchemas['OrderParcel'];
export type LineFact = ApiSchemas['LineFact'];
export type GiftCardRequest = ApiSchemas['GiftCardRequest'];
/** A gift card that can be spent. */
export type GiftCardBalance = ApiSchemas['GiftCardBalance'];
export type CouponRequest = ApiSchemas['CouponRequest'];
/** The totals of a cart with a coupon. */
export type CouponQuote = ApiSchemas['CouponQuote'];
/** A request for the shipping price in a shop with a price table. */
export type ShippingQuoteRequest = ApiSchemas['ShippingQuoteRequest'];

/** An address of an account, for the checkout to fill in. */
export type SavedAddress = ApiSchemas['SavedAddress'];
export type SavedAddressRequest = ApiSchemas['SavedAddressRequest'];

/** One product of one order, as the profile lists it. */
export type OrderEntry = ApiSchemas['OrderEntry'];

/** The cart and wishlist of an account. */
export type ProductRating = ApiSchemas['ProductRating'];
export type ProductReview = ApiSchemas['ProductReview'];
export type ProductReviews = ApiSchemas['ProductReviews'];
export type ShopReview = ApiSchemas['ShopReview'];
export type OwnReviewState = ApiSchemas['OwnReviewState'];
export type ReviewForm = ApiSchemas['ReviewForm'];
export type AlertRequest = ApiSchemas['AlertRequest'];
export type OwnAlert = ApiSchemas['OwnAlert'];
export type ConsentNotices = ApiSchemas['ConsentNotices'];
export type OwnConsents = ApiSchemas['OwnConsents'];
export type OwnConsentsChange = ApiSchemas['OwnConsentsChange'];
export type AccountCart = ApiSchemas['AccountCart'];
export type AccountCartRequest = ApiSchemas['AccountCartRequest'];

/** The response of the verify call. */
export type SessionUser = ApiSchemas['SessionUser'];
export type User = ApiSchemas['User'];
export type SignupRequest = ApiSchemas['SignupRequest'];
export type SigninRequest = ApiSchemas['SigninRequest'];
export type ForgotPasswordRequest = ApiSchemas['ForgotPasswordRequest'];
export type ChangePasswordRequest = ApiSchemas['ChangePasswordRequest'];
/** The browser's options for adding a passkey, or signing in with one. */
export type PasskeyOptions = ApiSchemas['PasskeyOptions'];
export type NewPasskey = ApiSchemas['NewPasskey'];
export type PasskeySignIn = ApiSchemas['PasskeySignIn'];
/** A passkey of a signed-in user. */
export type Passkey = ApiSchemas['Passkey'];
export type ProfileRequest = ApiSchemas['ProfileRequest'];
export type SavedProfile = ApiSchemas['SavedProfile'];
export type ResetPasswordRequest = ApiSchemas['ResetPasswordRequest'];
/** The account features of this shop. */
export type AccountSettings = ApiSchemas['AccountSettings'];
export type Success = ApiSchemas['Success'];

/** An item about to be bought, in the navigation state of the checkout. The API sets the price. */
export interface CheckoutItem {
  readonly productId: string;
  readonly title: string;
  readonly slugProduct: string;
  readonly photo: Photo;
  /** In rupees, before the discount. */
  readonly rate: number;
  /** Percent. */
  readonly discount: number;
  /** Percent of GST that the price was shown with; absent if it was shown before GST. */
  readonly shownGstRate?: number;
  readonly quantity: number;
  readonly color: string | null;
}

/** The navigation state of /checkout. */
export interface CheckoutNavigation {
  readonly items: readonly CheckoutItem[];
}
