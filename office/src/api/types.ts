import type { ApiCalls } from '@shop/contracts';

type Get = ApiCalls['get'];
type Post = ApiCalls['post'];
type DataOf<Path extends keyof Get> =
  ReturnType<Get[Path]> extends { readonly data: infer Data } ? Data : never;
type QueryOf<Path extends keyof Get> = Parameters<Get[Path]>[0] extends { readonly query?: infer Query }
  ? Query
  : never;
type BodyOf<Path extends keyof Post> = Parameters<Post[Path]>[0] extends { readonly body: infer Body }
  ? Body
  : never;

/** The signed-in staff member. */
export type Me = DataOf<'/staff/me'>;
export type Right = Me['rights'][number];
export type Role = Me['role'];

export type SignIn = BodyOf<'/staff/sign-in'>;
export type SetUp = BodyOf<'/staff/set-up'>;
export type AcceptInvitation = BodyOf<'/staff/invitation'>;

/** A session of the signed-in staff member. */
export type OwnSession = DataOf<'/staff/me/sessions'>[number];
export type PasswordChange = BodyOf<'/staff/me/password'>;
/** A passkey of the signed-in staff member. */
export type OwnPasskey = DataOf<'/staff/me/passkeys'>[number];
export type NewPasskey = BodyOf<'/staff/me/passkeys'>;
export type PasskeyOptions = ReturnType<Post['/staff/sign-in/passkey-options']>;
export type PasskeySignIn = BodyOf<'/staff/sign-in/passkey'>;
export type SecondFactor = BodyOf<'/staff/sign-in/second-factor-options'>;

/** One page of orders, with the total amount of all pages. */
export type OrderList = DataOf<'/staff/orders'>;
export type ListedOrder = OrderList['items'][number];
export type OrderStatus = ListedOrder['status'];
export type OrderQuery = NonNullable<QueryOf<'/staff/orders'>>;

/** An order with all details. */
export type OrderDetail = DataOf<'/staff/orders/{id}'>;
export type OrderAction = OrderDetail['actions'][number];
export type OrderEvent = OrderDetail['events'][number];
export type EmailProblem = NonNullable<OrderDetail['emailProblem']>;

/** A parcel of an order, and the request to ship one. */
export type Parcel = NonNullable<OrderDetail['parcels']>[number];
export type Exchange = NonNullable<OrderDetail['exchanges']>[number];
export type ExchangeAction = Exchange['actions'][number];
export type ExchangeState = Exchange['state'];
export type ExchangeOption = NonNullable<OrderDetail['exchangeOptions']>[number];
export type StartExchange = BodyOf<'/staff/orders/{id}/exchanges'>;
export type ShipPart = BodyOf<'/staff/orders/{id}/parcels'>;
/** A courier that staff can book, its prices for a parcel, and the requests for them. */
export type Courier = DataOf<'/staff/couriers'>[number];
export type ParcelRates = ReturnType<Post['/staff/orders/{id}/parcels/rates']>['data'];
export type ParcelRatesRequest = BodyOf<'/staff/orders/{id}/parcels/rates'>;
export type BookParcel = BodyOf<'/staff/orders/{id}/parcels/book'>;

export type Refund = BodyOf<'/staff/orders/{id}/refund'>;
export type RefundedLine = Refund['lines'][number];
/** A remittance of collected cash, and a transfer of a refund. */
export type Remittance = BodyOf<'/staff/orders/{id}/remittance'>;
export type RemittanceImportResult = ReturnType<Post['/staff/remittances/import']>;
export type RemittanceFile = Omit<BodyOf<'/staff/remittances/import'>, 'dryRun'>;
export type Transfer = BodyOf<'/staff/orders/{id}/transfer'>;
/** The cash on delivery settings. */
export type CodSetting = BodyOf<'/staff/cod-setting'>;
/** The amounts of a refund before it is confirmed. */
export type RefundPreview = ReturnType<Post['/staff/orders/{id}/refund-preview']>;

export type BulkShip = BodyOf<'/staff/orders/ship'>;
export type BulkResult = ReturnType<Post['/staff/orders/ship']>;

/** A staff member, as admins see them. */
export type Account = DataOf<'/staff/accounts'>[number];
export type NewAccount = BodyOf<'/staff/accounts'>;
/** An invitation to the office, which is shown only once. */
export type Invitation = ReturnType<Post['/staff/accounts']>;
export type LogEntry = DataOf<'/staff/log'>[number];

/** One page of products, including withdrawn ones. */
export type ProductList = DataOf<'/staff/products'>;
export type ListedProduct = ProductList['items'][number];
export type ProductQuery = NonNullable<QueryOf<'/staff/products'>>;
/** A product with all details. */
export type ProductDetail = DataOf<'/staff/products/{id}'>;
/** A variant of a product, which is sold separately. */
export type StaffVariant = NonNullable<ProductDetail['variants']>[number];
export type ProductChoices = DataOf<'/staff/products/choices'>;
/** A picture and its name in forms. */
export type NamedPicture = DataOf<'/staff/products/pictures'>[number];
export type PhotoUpload = BodyOf<'/staff/photos'>;
export type ProductEdit = BodyOf<'/staff/products/{id}'>;
export type ProductPreview = BodyOf<'/staff/products/preview'>;
export type NewProduct = BodyOf<'/staff/products'>;
export type StockChange = BodyOf<'/staff/products/{id}/stock'>;
export type OptionsChange = BodyOf<'/staff/products/{id}/options'>;
export type VariantChange = BodyOf<'/staff/products/{id}/variants/{variantId}'>;
export type BulkProductChange = BodyOf<'/staff/products/bulk'>;
export type ProductImport = BodyOf<'/staff/products/import'>;
export type ProductImportResult = ReturnType<Post['/staff/products/import']>;
/** A recorded change of a product, with its old and new values. */
export type ProductChange = DataOf<'/staff/products/{id}/changes'>[number];

/** Synonyms of the shop's search, and texts that found nothing. */
export type SearchSettings = DataOf<'/staff/search'>;
export type SearchSynonym = SearchSettings['synonyms'][number];
export type SearchMiss = SearchSettings['misses'][number];
export type SynonymGroup = BodyOf<'/staff/search/synonyms'>;

/** One page of content entries, such as posts and policies. */
export type ContentList = DataOf<'/staff/content'>;
export type ListedContent = ContentList['items'][number];
export type ContentQuery = NonNullable<QueryOf<'/staff/content'>>;
/** A content entry with its history. */
export type ContentEntry = DataOf<'/staff/content/{kind}/{slug}'>;
export type ContentStep = ContentEntry['history'][number];
export type ContentPreview = ReturnType<Post['/staff/content/preview']>;
export type ContentPreviewRequest = BodyOf<'/staff/content/preview'>;
export type NewPost = BodyOf<'/staff/content'>;
export type ContentFields = NewPost['fields'];

/** One page of coupons. */
export type CouponList = DataOf<'/staff/coupons'>;
export type ListedCoupon = CouponList['items'][number];
export type CouponState = ListedCoupon['state'];
export type CouponQuery = NonNullable<QueryOf<'/staff/coupons'>>;
/** A coupon with its products and categories. */
export type CouponDetail = DataOf<'/staff/coupons/{id}'>;
export type NewCoupon = BodyOf<'/staff/coupons'>;
export type CouponChange = BodyOf<'/staff/coupons/{id}'>;
/** One page of the orders that used a coupon. */
/** One page of gift cards, with what is left on all of them. */
export type GiftCardList = DataOf<'/staff/gift-cards'>;
export type ListedGiftCard = GiftCardList['items'][number];
export type GiftCardState = ListedGiftCard['state'];
export type GiftCardQuery = NonNullable<QueryOf<'/staff/gift-cards'>>;
/** A gift card with its ledger. */
export type GiftCardDetail = DataOf<'/staff/gift-cards/{id}'>;
export type GiftCardEntry = GiftCardDetail['entries'][number];
export type NewGiftCard = BodyOf<'/staff/gift-cards'>;
export type GiftCardBlock = BodyOf<'/staff/gift-cards/{id}/block'>;
export type GiftCardResend = BodyOf<'/staff/gift-cards/{id}/resend'>;
export type GiftCardSetting = BodyOf<'/staff/gift-card-setting'>;

export type CouponUseList = DataOf<'/staff/coupons/{id}/uses'>;
export type CouponUse = CouponUseList['items'][number];

/** An order with a payment problem, an open refund or an email address that does not work. */
export type ReviewedOrder = DataOf<'/staff/review'>[number];
export type OpenRefund = ReviewedOrder['refunds'][number];

/** Settlements of the payment provider, what does not match in them, and disputes. Amounts in paise. */
type Settlements = DataOf<'/staff/settlements'>;
export type Settlement = Settlements['settlements'][number];
export type SettlementMismatch = Settlements['mismatches'][number];
export type Dispute = Settlements['disputes'][number];

/** Sales figures of a period. Amounts in paise. */
export type Figures = DataOf<'/staff/today'>;
export type Period = Figures['period'];
export type FigureFile = NonNullable<QueryOf<'/staff/today/export'>>['of'];

/** One page of people with an account, an order or an enquiry. */
export type CustomerList = DataOf<'/staff/customers'>;
export type ListedCustomer = CustomerList['items'][number];
export type CustomerQuery = NonNullable<QueryOf<'/staff/customers'>>;
/** A person with their orders, addresses and enquiries. */
export type CustomerDetail = DataOf<'/staff/customers/{id}'>;
export type CustomerErasure = BodyOf<'/staff/customers/{id}/erase'>;

/** One page of messages from the contact form. */
export type EnquiryList = DataOf<'/staff/enquiries'>;
export type ListedEnquiry = EnquiryList['items'][number];
export type EnquiryQuery = NonNullable<QueryOf<'/staff/enquiries'>>;
/** An enquiry with its history. */
export type EnquiryDetail = DataOf<'/staff/enquiries/{id}'>;
export type EnquiryState = EnquiryDetail['state'];
export type EnquiryEvent = EnquiryDetail['events'][number];

/** One page of reviews of products by customers. */
export type ReviewList = DataOf<'/staff/reviews'>;
export type ListedReview = ReviewList['items'][number];
export type ReviewQuery = NonNullable<QueryOf<'/staff/reviews'>>;
/** A review with its author and order. */
export type ReviewDetail = DataOf<'/staff/reviews/{id}'>;
export type ReviewState = ReviewDetail['state'];
export type ReviewSetting = BodyOf<'/staff/review-setting'>;

/** Categories, themes and brands. */
export type Taxonomy = DataOf<'/staff/taxonomy'>;
export type TaxonomyName = Taxonomy['categories'][number];
export type TaxonomyKind = Parameters<Post['/staff/taxonomy/{kind}']>[0]['path']['kind'];
export type NewTaxonomyName = BodyOf<'/staff/taxonomy/{kind}'>;
export type TaxonomyChange = BodyOf<'/staff/taxonomy/{kind}/{id}'>;

/** The menus and the order of the home page. */
export type StorefrontParts = DataOf<'/staff/storefront'>;

/** Whether the shop shows prices with GST. */
export type PriceSetting = DataOf<'/staff/price-setting'>;

/** An imported file of PIN rules. */
export type PinRuleVersion = DataOf<'/staff/pin-rules'>['versions'][number];
export type PinRuleImport = BodyOf<'/staff/pin-rules/import'>;
/** The shipping price table, whose rows are texts as in a CSV file. */
export type ShippingPrices = DataOf<'/staff/shipping-prices'>;
export type ShippingPriceRow = ShippingPrices['rows'][number];
export type ShippingPricesForm = BodyOf<'/staff/shipping-prices'>;
export type DeliverySetting = DataOf<'/staff/delivery-setting'>;
/** Whether the checkout offers to enter a GSTIN. */
export type BusinessSetting = DataOf<'/staff/business-setting'>;
export type BusinessSettingChange = BodyOf<'/staff/business-setting'>;
/** The notices about personal data, and whether the shop shows them. */
export type ConsentSettingChange = BodyOf<'/staff/consent-setting'>;
/** The sums of a month's invoices and credit notes. */
export type GstReturn = DataOf<'/staff/gst-return'>;
export type CurrentPinRules = BodyOf<'/staff/pin-rules/current'>;
export type MenuChange = BodyOf<'/staff/storefront/menu'>;
export type MobileListsChange = BodyOf<'/staff/storefront/mobile'>;
export type HomeSectionsChange = BodyOf<'/staff/storefront/home'>;

/** One page of redirects of moved pages. */
export type RedirectList = DataOf<'/staff/redirects'>;
export type ListedRedirect = RedirectList['items'][number];
export type RedirectForm = BodyOf<'/staff/redirects'>;
export type RedirectQuery = NonNullable<QueryOf<'/staff/redirects'>>;
