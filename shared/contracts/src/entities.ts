import type { components } from './generated/api';

/**
 * Entities of the API, under the names that the builds use; generated from the API's schemas.
 * Money is in rupees with at most two decimals where a field does not say paise; discounts are percent.
 */
type Schemas = components['schemas'];

export type Photo = Schemas['Photo'];

/** A product as cards and panels need it: what lists return with `fields=card`. */
export type ProductCard = Schemas['ProductCard'];
export type Product = Schemas['Product'];

/** One page of a list; `total` counts the products of all pages. */
export type ProductPage<Item = ProductCard> = Omit<Schemas['ProductPage'], 'products'> & {
  readonly products: readonly Item[];
};

export type ProductCategory = Schemas['ProductCategory'];
export type Theme = Schemas['Theme'];
export type Brand = Schemas['Brand'];

export type Banner = Schemas['Banner'];
export type HeroSlide = Schemas['HeroSlide'];
export type BlogPost = Schemas['BlogPost'];
export type PageSection = Schemas['PageSection'];
export type ContentItem = Schemas['ContentItem'];
export type ContactEnquiry = Schemas['ContactEnquiry'];

export type ShippingDetails = Schemas['ShippingDetails'];
export type PurchaseLine = Schemas['PurchaseLine'];
export type PaymentKey = Schemas['PaymentKey'];
export type CheckoutRequest = Schemas['CheckoutRequest'];
export type CheckoutResponse = Schemas['CheckoutResponse'];
export type PaymentConfirmation = Schemas['PaymentConfirmation'];
export type PaymentStatus = Schemas['PaymentStatus'];
export type OrderRequest = Schemas['OrderRequest'];
export type OrderConfirmation = Schemas['OrderConfirmation'];
export type PlacedOrder = Schemas['PlacedOrder'];
/** An order with its events and the shopper's actions. */
export type OrderPage = Schemas['OrderPage'];
export type OrderMoment = Schemas['OrderMoment'];
export type LineFact = Schemas['LineFact'];

/** An address of an account, for the checkout to fill in. */
export type SavedAddress = Schemas['SavedAddress'];

/** One product of one order, as the profile lists it. */
export type OrderEntry = Schemas['OrderEntry'];

/** The response of the verify call. */
export type SessionUser = Schemas['SessionUser'];
export type User = Schemas['User'];
export type SignupRequest = Schemas['SignupRequest'];
export type SigninRequest = Schemas['SigninRequest'];
export type ForgotPasswordRequest = Schemas['ForgotPasswordRequest'];
export type ChangePasswordRequest = Schemas['ChangePasswordRequest'];
export type ProfileRequest = Schemas['ProfileRequest'];
export type SavedProfile = Schemas['SavedProfile'];
export type ResetPasswordRequest = Schemas['ResetPasswordRequest'];
/** The account features of this shop. */
export type AccountSettings = Schemas['AccountSettings'];
export type Success = Schemas['Success'];
