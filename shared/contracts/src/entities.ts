/** Entities as they travel over the API. Money is in rupees here, with at most two decimals; discounts are percent. */

export interface Photo {
  readonly secure_url: string;
  readonly width?: number;
  readonly height?: number;
  /** A colour or a data URL to paint before the picture is there. */
  readonly placeholder?: string;
  readonly srcset?: string;
}

/** A product as cards and panels need it: what lists answer with `fields=card`. */
export interface ProductCard {
  readonly id: string;
  readonly _id: string;
  readonly title: string;
  readonly slugProduct: string;
  readonly rate: number;
  readonly discount: number;
  readonly originalPrice: number;
  readonly defaultVariant: string | null;
  readonly productCode: string | null;
  readonly mainPhoto: Photo;
  /** Comma-separated colour names, may be empty. */
  readonly colors: string;
  readonly stock: number;
}

export interface Product extends ProductCard {
  readonly description: string;
  readonly faq: string;
  readonly contact: string;
  readonly photos: readonly Photo[];
  readonly category: { readonly name: string; readonly slug: string } | null;
  readonly subcategory: { readonly name: string; readonly slug: string } | null;
  readonly brandName: string | null;
  readonly theme: { readonly themeName: string; readonly themeSlug: string } | null;
}

export interface ProductPage<Item = ProductCard> {
  readonly products: readonly Item[];
  readonly totalPages: number;
  readonly page: number;
  readonly total: number;
}

export interface ProductCategory {
  readonly _id: string;
  readonly category: string;
  readonly categorySlug: string;
  readonly subCategory: readonly string[];
}

export interface Theme {
  readonly _id: string;
  readonly themeName: string;
  readonly themeSlug: string;
}

export interface Brand {
  readonly _id: string;
  readonly brandName: string;
}

export interface HeroSlide {
  readonly _id: string;
  readonly photo: Photo;
}

export interface BlogPost {
  readonly id: string;
  readonly blogName: string;
  readonly blogSlug: string;
  readonly blogPhoto: Photo;
  /** HTML, sanitised. */
  readonly blogDetail: string;
  readonly createdAt: string;
}

export interface PageSection {
  readonly _id: string;
  /** HTML, sanitised. */
  readonly description: string;
  readonly photo: Photo | null;
}

export interface ContentItem {
  readonly _id: string;
  readonly title: string;
  /** HTML, sanitised. */
  readonly description: string;
}

export interface ContactEnquiry {
  readonly fullName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly message: string;
}

export interface ShippingDetails {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly streetAddress: string;
  readonly apartment?: string;
  readonly city: string;
  readonly state: string;
  readonly pinCode: string;
}

export interface PurchaseLine {
  readonly productId: string;
  readonly quantity: number;
  readonly color?: string;
}

export interface PaymentKey {
  readonly success: true;
  readonly key: string;
  /** Where the provider's checkout script is; the sandbox answers on the shop's own origin. */
  readonly checkoutScript: string;
}

export interface CheckoutRequest extends ShippingDetails {
  /** Payable total in paise. */
  readonly amount: number;
  readonly currency: 'INR';
  readonly receipt: string;
  readonly products: readonly PurchaseLine[];
}

export interface CheckoutResponse {
  readonly success: true;
  /** The provider's order. */
  readonly id: string;
  readonly currency: 'INR';
  /** Paise. */
  readonly amount: number;
}

export interface PaymentConfirmation {
  readonly razorpay_payment_id: string;
  readonly razorpay_order_id: string;
  readonly razorpay_signature: string;
}

export interface PaymentStatus {
  readonly success: boolean;
  readonly status: string;
}

export interface OrderRequest extends ShippingDetails {
  readonly products: readonly PurchaseLine[];
  readonly razorpay_order_id?: string;
}

export interface OrderConfirmation {
  readonly success: true;
  readonly order: { readonly _id: string; readonly status: string };
}

export interface OrderEntry {
  readonly _id: string;
  readonly createdAt: string;
  readonly productId: Pick<ProductCard, 'title' | 'rate' | 'slugProduct' | 'mainPhoto'>;
  readonly name: string;
  readonly streetAddress: string;
  readonly apartment: string;
  readonly city: string;
  readonly state: string;
  readonly phone: string;
  readonly quantity: number;
  readonly status: string;
}

/** What the verify call answers. */
export interface SessionUser {
  readonly name: string;
  readonly email: string;
}

export interface User extends SessionUser {
  readonly phoneNumber: string;
  readonly createdAt: string;
  readonly orderDetail: readonly OrderEntry[];
}

export interface SignupRequest {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly phoneNumber: string;
}

export interface SigninRequest {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
}

export interface Success {
  readonly success: boolean;
  readonly message?: string;
}
