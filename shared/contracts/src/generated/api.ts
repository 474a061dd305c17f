/* Generated from the API by `npm run generate`. Change the schemas, not this file. */
export interface ApiSchemas {
  /** The cart and wishlist of an account. */
  readonly AccountCart: {
    /** Products whose units were reduced to the limits of a cart. */
    readonly limited?: readonly {
      readonly reached: 'units' | 'lines';
      readonly title: string;
    }[];
    /** Missing if nothing has changed since the revision of the request. */
    readonly lines?: readonly ApiSchemas['AccountCartLine'][];
    readonly revision: number;
  };
  /** A line that a browser set to `count`; 0 removes it. */
  readonly AccountCartChange: {
    /** Empty for a product without colours. */
    readonly color: string;
    readonly count: number;
    readonly list: 'cart' | 'wishlist';
    readonly productId: string;
    /** The line when this browser last read it; missing if it has not. */
    readonly seen?: {
      readonly count: number;
      /** All units of the line that were ever ordered. */
      readonly ordered: number;
    };
  };
  readonly AccountCartLine: {
    /** Empty for a product without colours. */
    readonly color: string;
    readonly count: number;
    readonly list: 'cart' | 'wishlist';
    /** All units of the line that were ever ordered. */
    readonly ordered: number;
    readonly product: ApiSchemas['ProductCard'];
    readonly productId: string;
  };
  readonly AccountCartRequest: {
    readonly account: string;
    readonly changes: readonly {
      /** Empty for a product without colours. */
      readonly color: string;
      readonly count: number;
      readonly list: 'cart' | 'wishlist';
      readonly productId: string;
      /** The line when this browser last read it; missing if it has not. */
      readonly seen?: {
        readonly count: number;
        /** All units of the line that were ever ordered. */
        readonly ordered: number;
      };
    }[];
    /** Made by the browser. A repeated request with the same id changes nothing. */
    readonly id: string;
    /** The last revision that this browser has read, or 0. */
    readonly revision: number;
  };
  /** Options of the account pages. */
  readonly AccountSettings: {
    /** True where the shop sends email, so that a link can be requested. */
    readonly passwordReset: boolean;
  };
  readonly AddressRequest: {
    /** The last part of its address. */
    readonly slug: string;
    /** Version when it was opened. */
    readonly version: number;
  };
  readonly AlertReceived: {
    /** Whether the signed-in account has confirmed its address before. Otherwise a link is emailed. */
    readonly confirmed: boolean;
  };
  readonly AlertRequest: {
    /** Ignored for a signed-in account, which has one. */
    readonly email?: string;
    /** `stock`: when it can be bought again. `price`: when it costs less. */
    readonly kind: 'stock' | 'price';
    /** A product without variants, or a variant. */
    readonly productId: string;
  };
  readonly Banner: {
    readonly _id: string;
    readonly photo: ApiSchemas['Photo'];
  };
  readonly BlogPost: {
    /** Missing without an author. */
    readonly author?: string;
    /** Sanitised HTML. */
    readonly blogDetail: string;
    readonly blogName: string;
    readonly blogPhoto: ApiSchemas['Photo'];
    readonly blogSlug: string;
    /** ISO 8601. */
    readonly createdAt: string;
    readonly id: string;
    /** Slugs of posts about the same things; in the response for one post only. */
    readonly related?: readonly string[];
  };
  readonly BookParcelRequest: {
    /** The code of a courier of the shop. */
    readonly courier: string;
    /** The number of a received exchange, instead of lines: the parcel contains its replacement. */
    readonly exchange?: number;
    /** New for each change: a request that is repeated with the same key is processed once. */
    readonly key: string;
    readonly lines?: readonly {
      /** The colour, or the choice of a variant; empty without either. */
      readonly color: string;
      readonly productId: string;
      readonly quantity: number;
    }[];
    readonly service: string;
    /** The sum of the products' weights if it is omitted. */
    readonly weightGrams?: number;
  };
  readonly Brand: {
    readonly _id: string;
    readonly brandName: string;
    /** Present when menus show it as "Coming Soon", without links. */
    readonly comingSoon?: boolean;
    readonly photo?: ApiSchemas['Photo'];
  };
  readonly BulkPackRequest: {
    readonly ids: readonly string[];
  };
  /** At least one of price, discountBp and stock. */
  readonly BulkProductRequest: {
    readonly discountBp?: number;
    /** New for each change: a request that is repeated with the same key is processed once. */
    readonly key?: string;
    /** Paise for `to` and `by`; basis points for `percent`, rounded to the nearest whole rupee. */
    readonly price?: {
      readonly amount: number;
      readonly change: 'to' | 'by' | 'percent';
    };
    readonly products: readonly {
      readonly id: string;
      readonly version: number;
    }[];
    readonly stock?: {
      /** `by`: the change in units. `to`: the counted quantity. */
      readonly change: 'by' | 'to';
      /** @deprecated Former name of `units`, until the next minor version. */
      readonly pieces?: number;
      readonly reason: string;
      readonly units: number;
    };
  };
  readonly BulkProductResult: {
    /** Number of products that changed. */
    readonly changed: number;
  };
  /** Results per order: a rejected order does not affect the others. */
  readonly BulkResult: {
    /** Orders that took the step. */
    readonly done: readonly string[];
    readonly refused: readonly {
      readonly id: string;
      readonly message: string;
    }[];
  };
  readonly BulkShipRequest: {
    readonly courier: string;
    readonly parcels: readonly {
      readonly id: string;
      readonly trackingNumber: string;
    }[];
  };
  readonly BusinessBuyer: {
    readonly companyName: string;
    readonly gstin: string;
  };
  readonly BusinessSetting: {
    /** The GSTIN of the shop, from `SHOP_GSTIN`; null if it is not set. */
    readonly gstin: string | null;
    /** Whether the checkout offers to enter a GSTIN. */
    readonly offersGstin: boolean;
    /** The state where the shop is registered. */
    readonly state: string;
  };
  readonly BusinessSettingChange: {
    /** Whether the checkout offers to enter a GSTIN. */
    readonly offersGstin: boolean;
  };
  /** Without a key, by the session. */
  readonly CancelOrderRequest: {
    /** The key of the order's link. */
    readonly key?: string;
  };
  readonly CancelRequest: {
    readonly reason: string;
  };
  readonly CashOrderResponse: {
    readonly order: {
      readonly _id: string;
      /** `unconfirmed` until it is confirmed. */
      readonly status: string;
    };
    readonly success: true;
  };
  readonly ChangedField: {
    readonly after: string;
    /** As in a CSV file; long texts begin where they differ. */
    readonly before: string;
    /** Its header in CSV files. */
    readonly column: string;
  };
  readonly ChangePasswordRequest: {
    readonly currentPassword: string;
    readonly password: string;
  };
  readonly ChargedCoupon: {
    /** Its discount on goods and shipping, before tax. */
    readonly amountPaise: number;
    readonly code: string;
  };
  readonly ChargedFee: {
    /** Before tax. */
    readonly amountPaise: number;
    /** Percent. */
    readonly gstRate: number;
  };
  readonly ChargedShipping: {
    /** Before the coupon and tax. */
    readonly amountPaise: number;
    /** Percent. */
    readonly gstRate: number;
  };
  readonly CheckoutRequest: {
    /** Payable total in paise. */
    readonly amount: number;
    readonly apartment?: string;
    readonly city: string;
    readonly companyName?: string;
    /** Optional purposes that the person agrees to, each with the version of the notice, separated by commas: `offers@1`. `notice@1` if the notice was shown. Missing where it was not. */
    readonly consents?: string;
    /** The code of a coupon. */
    readonly coupon?: string;
    readonly currency: 'INR';
    readonly email: string;
    /** True if the products are lines of the cart: booking the order removes them from the account's. */
    readonly fromCart?: boolean;
    readonly giftCard?: {
      /** The part of the total that it pays according to the page, in paise; `amount` includes it. */
      readonly amount: number;
      readonly code: string;
    };
    /** Where the gift cards of the cart are emailed; by default to the buyer. */
    readonly giftEmail?: string;
    readonly giftMessage?: string;
    readonly giftName?: string;
    /** The GSTIN of a business buyer, with `companyName`. Spaces are ignored. */
    readonly gstin?: string;
    readonly name: string;
    readonly phone: string;
    readonly pinCode: string;
    readonly products: readonly {
      readonly color?: string;
      readonly productId: string;
      readonly quantity: number;
    }[];
    readonly receipt: string;
    readonly state: string;
    readonly streetAddress: string;
  };
  readonly CheckoutResponse: {
    /** Paise to pay, less the part of a gift card. */
    readonly amount: number;
    readonly currency: 'INR';
    /** The provider's order; empty for an order that a gift card has paid in full. */
    readonly id: string;
    /** Our order, when a gift card has paid it in full. */
    readonly orderId?: string;
    /** True when the order of this receipt is paid: do not open the payment window. */
    readonly paid?: boolean;
    /** Seconds for which the payment window may stay open: the units are held for longer. */
    readonly payWithin?: number;
    readonly success: true;
  };
  /** Cash on delivery, which is off by default. */
  readonly CodSetting: {
    /** How long an order waits for its confirmation, in hours. */
    readonly confirmHours: number;
    /** The fee before tax, in paise. */
    readonly feePaise: number;
    /** The maximum amount to pay, in paise, with the fee and tax; null without a limit. */
    readonly maxPaise: number | null;
    /** The minimum amount to pay, in paise, with the fee and tax; null without a limit. */
    readonly minPaise: number | null;
    /** Whether the checkout offers cash on delivery. */
    readonly offered: boolean;
  };
  readonly CollectionRequest: {
    /** The amount that the staff member was shown; 409 if it has changed, in paise. */
    readonly amountPaise: number;
    /** New for each change: a request that is repeated with the same key is processed once. */
    readonly key: string;
    readonly reference: string;
  };
  readonly ConfirmOrderRequest: {
    /** The key of the link in the email that asks to confirm the order. */
    readonly key: string;
  };
  /** Notices of the Digital Personal Data Protection Act. */
  readonly ConsentNotices: {
    /** What the address of a product alert is needed for. Missing in a shop that does not offer alerts. */
    readonly alerts?: string;
    readonly language: string;
    /** What the data of each form is needed for. */
    readonly necessary: {
      readonly checkout: string;
      readonly contact: string;
      readonly signUp: string;
    };
    /** Purposes that need a consent, each with an unticked checkbox. */
    readonly optional: readonly {
      readonly id: string;
      /** The text of its checkbox. */
      readonly label: string;
    }[];
    readonly rights: string;
    /** Of the notice. */
    readonly version: number;
  };
  readonly ConsentSetting: {
    readonly notices: ApiSchemas['ConsentNotices'];
    /** Whether product pages offer emails about stock and prices with them. */
    readonly offersAlerts?: boolean;
    /** Whether forms show the notices. */
    readonly showsNotices: boolean;
  };
  readonly ConsentSettingChange: {
    readonly offersAlerts?: boolean;
    readonly showsNotices: boolean;
  };
  readonly ContactEnquiry: {
    /** Optional purposes that the person agrees to, each with the version of the notice, separated by commas: `offers@1`. `notice@1` if the notice was shown. Missing where it was not. */
    readonly consents?: string;
    readonly email: string;
    readonly fullName: string;
    readonly message: string;
    readonly phoneNumber: string;
  };
  readonly ContentItem: {
    readonly _id: string;
    /** Sanitised HTML. */
    readonly description: string;
    readonly title: string;
  };
  readonly ContentMoveRequest: {
    /** The last part of its address in the shop. */
    readonly slug: string;
    /** Version of the entry when it was opened. */
    readonly version: number;
  };
  /** Fields as they would be stored. */
  readonly ContentPreview: {
    readonly fields: ApiSchemas['StaffContentFields'];
    readonly photos: readonly {
      readonly name: string;
      readonly photo: ApiSchemas['Photo'];
    }[];
  };
  readonly ContentPreviewRequest: {
    readonly fields: {
      /** Name of the author; may be empty. */
      readonly author: string;
      /** Publication date, YYYY-MM-DD in India. */
      readonly day: string;
      /** One line of HTML each. */
      readonly lines: readonly string[];
      /** IDs of images of the shop, in order. */
      readonly pictures: readonly string[];
      /** The texts of the images of a slider. Missing ones do not change. */
      readonly slides?: readonly {
        /** Alternative text of a hero image; title in the category carousel. */
        readonly caption: string;
        /** Path of a page; empty without a link. */
        readonly link: string;
        /** Its name in `pictures`. */
        readonly picture: string;
      }[];
      /** HTML; unsafe markup is removed. */
      readonly text: string;
      readonly title: string;
    };
    readonly kind: 'post' | 'policy' | 'faq' | 'announcement' | 'hero' | 'banner' | 'carousel';
    readonly slug: string;
  };
  readonly ContentRestoreRequest: {
    /** The version that becomes the draft. */
    readonly from: number;
    /** Version of the entry when it was opened. */
    readonly version: number;
  };
  readonly ContentSaveRequest: {
    readonly fields: {
      /** Name of the author; may be empty. */
      readonly author: string;
      /** Publication date, YYYY-MM-DD in India. */
      readonly day: string;
      /** One line of HTML each. */
      readonly lines: readonly string[];
      /** IDs of images of the shop, in order. */
      readonly pictures: readonly string[];
      /** The texts of the images of a slider. Missing ones do not change. */
      readonly slides?: readonly {
        /** Alternative text of a hero image; title in the category carousel. */
        readonly caption: string;
        /** Path of a page; empty without a link. */
        readonly link: string;
        /** Its name in `pictures`. */
        readonly picture: string;
      }[];
      /** HTML; unsafe markup is removed. */
      readonly text: string;
      readonly title: string;
    };
    /** Version of the entry when it was opened. */
    readonly version: number;
  };
  readonly ContentVersionRequest: {
    /** Version of the entry when it was opened. */
    readonly version: number;
  };
  readonly ConversionStage: {
    /** Visits; for `payment` and `order`, shoppers, each counted once a day. */
    readonly count: number;
    readonly stage: 'visit' | 'product' | 'cart' | 'checkout' | 'payment' | 'order';
  };
  readonly CorrectEmailRequest: {
    readonly email: string;
    /** New for each change: a request that is repeated with the same key is processed once. */
    readonly key: string;
  };
  readonly Country: {
    /** ISO 3166-1 alpha-2. */
    readonly code: string;
    readonly name: string;
  };
  readonly CouponChange: {
    /** False to switch it off. */
    readonly active: boolean;
    /** Of `amount`, before tax. */
    readonly amountPaise: number | null;
    /** Their ids. */
    readonly categories: readonly string[];
    readonly code: string;
    /** ISO 8601. Null without an end. */
    readonly endsAt: string | null;
    /** Only for a first order. */
    readonly firstOrder: boolean;
    readonly kind: 'percent' | 'amount' | 'shipping';
    /** The maximum of `percent`, before tax; null without one. */
    readonly maxPaise: number | null;
    /** Maximum number of uses by all customers; null without a limit. */
    readonly maxUses: number | null;
    /** Minimum value of its goods, before tax. */
    readonly minPaise: number;
    readonly oncePerCustomer: boolean;
    /** Of `percent`: more than 0, at most 100. */
    readonly percent: number | null;
    /** Codes or slugs of products; with no products and categories, it is for all goods. */
    readonly products: readonly string[];
    /** ISO 8601. Null to start at once. */
    readonly startsAt: string | null;
    /** Version when it was opened. */
    readonly version: number;
  };
  readonly CouponDetail: {
    /** False to switch it off. */
    readonly active: boolean;
    /** Of `amount`, before tax. */
    readonly amountPaise: number | null;
    readonly categories: readonly {
      readonly id: string;
      readonly name: string;
    }[];
    /** ISO 8601. */
    readonly changedAt: string;
    readonly changedBy: string;
    readonly code: string;
    /** ISO 8601. Null without an end. */
    readonly endsAt: string | null;
    /** Only for a first order. */
    readonly firstOrder: boolean;
    readonly id: string;
    readonly kind: 'percent' | 'amount' | 'shipping';
    /** The maximum of `percent`, before tax; null without one. */
    readonly maxPaise: number | null;
    /** Maximum number of uses by all customers; null without a limit. */
    readonly maxUses: number | null;
    /** Minimum value of its goods, before tax. */
    readonly minPaise: number;
    readonly oncePerCustomer: boolean;
    /** Of `percent`: more than 0, at most 100. */
    readonly percent: number | null;
    readonly products: readonly {
      readonly id: string;
      /** Its code, or its slug without one. */
      readonly name: string;
      readonly title: string;
    }[];
    /** ISO 8601. Null to start at once. */
    readonly startsAt: string | null;
    readonly state: 'active' | 'planned' | 'ended' | 'used-up' | 'off';
    /** Uses that orders hold or have consumed. */
    readonly uses: number;
    /** Incremented with each change; send it with a change to detect conflicts. */
    readonly version: number;
  };
  readonly CouponList: {
    readonly items: readonly ApiSchemas['ListedCoupon'][];
    readonly page: number;
    readonly pageSize: number;
    readonly total: number;
  };
  readonly CouponQuote: {
    /** As the shop spells it. */
    readonly code: string;
    /** Its discount on goods and shipping, before tax. */
    readonly couponPaise: number;
    /** The `amount` to pay with this code. */
    readonly payablePaise: number;
    readonly roundingPaise: number;
    /** Before the coupon and tax; 0 if shipping is free. */
    readonly shippingPaise: number;
    /** Tax by rate, lowest first. */
    readonly taxes: readonly {
      /** Percent. */
      readonly gstRate: number;
      readonly taxablePaise: number;
      readonly taxPaise: number;
    }[];
    readonly taxPaise: number;
  };
  readonly CouponRequest: {
    /** True to include its fee. */
    readonly cashOnDelivery?: boolean;
    readonly code: string;
    /** The PIN code of the address, where shipping depends on it. */
    readonly pinCode?: string;
    readonly products: readonly {
      readonly color?: string;
      readonly productId: string;
      readonly quantity: number;
    }[];
  };
  readonly CouponState: {
    /** True while the shop has a coupon that can be used. */
    readonly available: boolean;
    /** True while the shop has a gift card that can be spent; otherwise omitted. */
    readonly giftCards?: boolean;
  };
  readonly CouponUse: {
    /** ISO 8601. */
    readonly at: string;
    /** The coupon’s discount, before tax. */
    readonly couponPaise: number;
    readonly name: string | null;
    readonly number: string;
    readonly orderId: string;
    /** False while its shopper is paying. */
    readonly paid: boolean;
    readonly status: string;
    readonly totalPaise: number;
  };
  readonly CouponUseList: {
    readonly items: readonly ApiSchemas['CouponUse'][];
    readonly page: number;
    readonly pageSize: number;
    readonly total: number;
  };
  readonly CourierRate: {
    /** Expected days in transit; omitted if the courier does not report them. */
    readonly days?: {
      readonly max: number;
      readonly min: number;
    };
    /** With GST, in paise. */
    readonly pricePaise: number;
    /** The courier's code of the service, to book it. */
    readonly service: string;
    /** Whether it collects cash on delivery at this address. */
    readonly takesCash: boolean;
    readonly title: string;
  };
  readonly CreditNote: {
    /** The refunded amount. */
    readonly amountPaise: number;
    /** The coupon discount on these goods; omitted if none. */
    readonly couponPaise?: number;
    /** `pieces` for some items, `rest` for all that was left of the invoice, or `money` that was refunded without items. */
    readonly covers: string;
    /** ISO 8601. */
    readonly issuedAt: string;
    /** The refunded items; empty unless it covers some. */
    readonly items: readonly string[];
    /** Without gaps in its financial year. */
    readonly number: string;
    /** @deprecated Former name of `items`, until the next minor version. */
    readonly pieces: readonly string[];
    /** Rounding, and amounts that an earlier credit note of `money` covered. */
    readonly roundingPaise: number;
    /** Goods less the coupon, before tax. */
    readonly taxablePaise: number;
    /** Credited GST, by rate. */
    readonly taxes: readonly {
      /** Percent. */
      readonly gstRate: number;
      readonly taxablePaise: number;
      readonly taxPaise: number;
    }[];
  };
  readonly CurrentPinRulesRequest: {
    /** The current version when the page was opened, to detect conflicts; null for none. */
    readonly seen: number | null;
    /** The version to make current; null for none, so that no PIN code is checked. */
    readonly version: number | null;
  };
  readonly Customer: {
    readonly email: string;
    /** The id of the account; for guests, that of an order or enquiry. */
    readonly id: string;
    readonly kind: ApiSchemas['CustomerKind'];
    readonly name: string;
    readonly phone: string;
    /** When the account was created, or the guest first ordered or wrote. */
    readonly since: string;
  };
  readonly CustomerAccount: {
    /** Number of browsers in which they are signed in. */
    readonly openSessions: number;
    readonly seenAt: string | null;
    /** ISO 8601. */
    readonly since: string;
  };
  readonly CustomerAddress: {
    /** `saved`, or the number of an order. */
    readonly from: string;
    readonly lines: readonly string[];
  };
  /** A consent, or its withdrawal. */
  readonly CustomerConsent: {
    /** ISO 8601. */
    readonly at: string;
    /** False for a withdrawal. */
    readonly given: boolean;
    /** The text of its checkbox. */
    readonly label: string;
    /** `sign-up`, `checkout`, `contact`, `profile`, `alert` for the link that confirms a product alert, or `email` for the link that stops emails. */
    readonly place: string;
    readonly version: number;
  };
  readonly CustomerDetail: {
    readonly account: ApiSchemas['CustomerAccount'] | null;
    readonly addresses: readonly ApiSchemas['CustomerAddress'][];
    /** Latest first, at most 200. */
    readonly consents?: readonly ApiSchemas['CustomerConsent'][];
    readonly email: string;
    readonly enquiries: readonly ApiSchemas['CustomerEnquiry'][];
    /** Whether the user may export and erase the customer. */
    readonly erasable: boolean;
    /** The id of the account; for guests, that of an order or enquiry. */
    readonly id: string;
    readonly kind: ApiSchemas['CustomerKind'];
    readonly name: string;
    /** Latest first, at most 200. */
    readonly orders: readonly ApiSchemas['CustomerOrder'][];
    readonly phone: string;
  };
  readonly CustomerEnquiry: {
    /** ISO 8601. */
    readonly at: string;
    readonly id: string;
    readonly number: string;
    readonly state: string;
  };
  /** The email address is typed again to prevent mistakes. */
  readonly CustomerErasure: {
    readonly email: string;
    readonly reason: 'asked by the person' | 'consent withdrawn' | 'no longer needed';
  };
  /** With an account, or known only by orders and enquiries. */
  readonly CustomerKind: 'account' | 'guest';
  readonly CustomerList: {
    readonly items: readonly ApiSchemas['Customer'][];
    readonly page: number;
    readonly pageSize: number;
    /** Customers on all pages. */
    readonly total: number;
  };
  readonly CustomerOrder: {
    /** ISO 8601. */
    readonly at: string;
    readonly id: string;
    readonly number: string;
    /** Only paid orders have a page. */
    readonly paid: boolean;
    readonly status: string;
    /** In paise. */
    readonly totalPaise: number;
  };
  readonly DeliverySetting: {
    /** Whether addresses may be in all states and union territories, or in the default six. */
    readonly allStates: boolean;
  };
  /** `address` if the address is invalid, `refused` if a mail server rejected it. */
  readonly EmailProblem: 'address' | 'refused';
  /** The shopper reads the reason in an email. */
  readonly EndExchangeRequest: {
    readonly reason: string;
  };
  readonly EnquiryAnswerRequest: {
    readonly text: string;
  };
  readonly EnquiryNoteRequest: {
    readonly text: string;
  };
  readonly EnquiryReceived: {
    readonly message?: string;
    /** The enquiry's number, such as EN-4F7K-29QX. */
    readonly number?: string;
    readonly success: boolean;
  };
  /** `send`: the replacement in a parcel. */
  readonly ExchangeAction: 'accept' | 'decline' | 'receive' | 'cancel' | 'send';
  readonly ExchangeOption: {
    /** The choice of the bought variant. */
    readonly color: string;
    readonly productId: string;
    /** Units that can be exchanged. */
    readonly quantity: number;
    readonly title: string;
    readonly variants: readonly {
      /** The choice of the variant. */
      readonly color: string;
      /** Available units; 0 if it is sold out. */
      readonly free: number;
      readonly productId: string;
    }[];
  };
  /** `received` when the item is back at the shop, `sent` when the replacement is on its way. */
  readonly ExchangeState: 'requested' | 'accepted' | 'received' | 'sent' | 'declined' | 'cancelled';
  readonly FacetValue: {
    /** Products of the list with this value, with all other filters applied. */
    readonly count: number;
    /** Absent if it is the value itself. */
    readonly name?: string;
    /** For the parameter of the facet. */
    readonly value: string;
  };
  readonly Failure: {
    /** A message for the shopper. */
    readonly message: string;
    /** The HTTP status. */
    readonly status: number;
  } & {
    readonly [key: string]: unknown;
  };
  /** Today, or a number of days that ends today. */
  readonly FigurePeriod: 'today' | '7' | '30' | '90';
  /** Figures of a period. Amounts in paise. */
  readonly Figures: {
    readonly before: ApiSchemas['MoneyOfPeriod'];
    /** Hours or days of the whole period, including future ones. */
    readonly buckets: number;
    readonly by: 'hour' | 'day';
    readonly conversion: {
      /** ISO 8601. */
      readonly since: string;
      readonly stages: readonly ApiSchemas['ConversionStage'][];
    };
    /** ISO 8601. */
    readonly from: string;
    readonly period: ApiSchemas['FigurePeriod'];
    /** The hours or days that have begun. */
    readonly points: readonly ApiSchemas['MoneyPoint'][];
    /** The ten products with the most sold units. */
    readonly sellers: readonly ApiSchemas['Seller'][];
    readonly stock: {
      /** Products on sale with low stock. */
      readonly low: number;
      /** Products on sale that are out of stock. */
      readonly out: number;
      /** The ten products with the fewest units. */
      readonly products: readonly ApiSchemas['ShortProduct'][];
    };
    readonly timeZone: 'Asia/Kolkata';
    readonly total: ApiSchemas['MoneyOfPeriod'];
    /** ISO 8601. */
    readonly until: string;
    readonly work: {
      /** Orders with a payment discrepancy. */
      readonly inReview: number;
      /** Paid orders that are not packed. */
      readonly toPack: number;
    };
  };
  readonly ForgotPasswordRequest: {
    readonly email: string;
  };
  readonly GiftCardBalance: {
    /** With what the session's unpaid orders hold: its next order releases that. */
    readonly balancePaise: number;
    /** ISO 8601. */
    readonly expiresAt: string;
    /** The last four characters of its code. */
    readonly lastFour: string;
  };
  readonly GiftCardBlock: {
    readonly blocked: boolean;
    readonly reason: string;
    /** Version when it was opened. */
    readonly version: number;
  };
  readonly GiftCardDetail: {
    /** What is left of it, in paise. */
    readonly balancePaise: number;
    /** ISO 8601. */
    readonly createdAt: string;
    /** Its ledger, newest entry first. */
    readonly entries: readonly ApiSchemas['GiftCardEntry'][];
    /** ISO 8601. */
    readonly expiresAt: string;
    readonly id: string;
    /** Its value when it was issued, in paise. */
    readonly initialPaise: number;
    /** The last four characters of its code. */
    readonly lastFour: string;
    readonly message: string | null;
    readonly recipientEmail: string | null;
    readonly recipientName: string | null;
    readonly soldIn: ApiSchemas['GiftCardOrder'] | null;
    readonly state: 'active' | 'spent' | 'expired' | 'blocked' | 'cancelled';
    /** Send it with a change to detect conflicts. */
    readonly version: number;
  };
  readonly GiftCardEntry: {
    /** The change of the balance, negative when it decreases, in paise. */
    readonly amountPaise: number;
    /** ISO 8601. */
    readonly at: string;
    /** A staff member; null for the shop itself. */
    readonly author: string | null;
    readonly kind: 'issue' | 'spend' | 'release' | 'refund' | 'block' | 'unblock' | 'cancel';
    readonly order: ApiSchemas['GiftCardOrder'] | null;
    readonly reason: string | null;
  };
  readonly GiftCardList: {
    /** What is left on the cards of all pages, in paise. */
    readonly balancePaise: number;
    readonly items: readonly ApiSchemas['ListedGiftCard'][];
    readonly page: number;
    readonly pageSize: number;
    readonly total: number;
  };
  /** An order that sold a gift card, or was paid with it. */
  readonly GiftCardOrder: {
    readonly id: string;
    readonly number: string;
  };
  readonly GiftCardRefund: {
    readonly amountPaise: number;
    /** ISO 8601. */
    readonly at: string;
    readonly reason: string;
  };
  readonly GiftCardRequest: {
    readonly code: string;
  };
  /** An email to send again, to this address from now on. */
  readonly GiftCardResend: {
    readonly email: string;
    /** New for each change: a request that is repeated with the same key is processed once. */
    readonly key: string;
  };
  /** Gift cards, which are off by default. */
  readonly GiftCardSetting: {
    /** Whether the shop sells gift cards. Sold ones can be spent either way. */
    readonly offered: boolean;
    /** How long a new card can be spent, in months. */
    readonly validMonths: number;
  };
  /** The outward supplies of a month. */
  readonly GstReturnSummary: {
    readonly credited: {
      /** CGST, in paise. */
      readonly cgstPaise: number;
      /** IGST, in paise. */
      readonly igstPaise: number;
      /** SGST, in paise. */
      readonly sgstPaise: number;
      /** The taxable value, in paise. */
      readonly taxablePaise: number;
    };
    /** Credit notes issued in the month. */
    readonly creditNotes: number;
    /** The GSTIN of the shop. */
    readonly gstin: string;
    readonly invoiced: {
      /** CGST, in paise. */
      readonly cgstPaise: number;
      /** IGST, in paise. */
      readonly igstPaise: number;
      /** SGST, in paise. */
      readonly sgstPaise: number;
      /** The taxable value, in paise. */
      readonly taxablePaise: number;
    };
    /** Invoices issued in the month. */
    readonly invoices: number;
    /** YYYY-MM. */
    readonly month: string;
    readonly sections: readonly {
      /** A section of form GSTR-1, as the offline tool names it. */
      readonly name: 'b2b' | 'b2cl' | 'b2cs' | 'cdnr' | 'cdnur' | 'exemp' | 'hsn-b2b' | 'hsn-b2c' | 'docs';
      readonly rows: number;
    }[];
    /** The taxable value of goods without an HSN code, in paise. */
    readonly withoutCodePaise: number;
  };
  /** A section of form GSTR-1, as the offline tool names it. */
  readonly GstSection: 'b2b' | 'b2cl' | 'b2cs' | 'cdnr' | 'cdnur' | 'exemp' | 'hsn-b2b' | 'hsn-b2c' | 'docs';
  readonly HeroSlide: {
    readonly _id: string;
    /** Path of the page that it links to; absent without one. */
    readonly link?: string;
    readonly photo: ApiSchemas['Photo'];
  };
  readonly HomeSectionsChange: {
    /** Null for the default. */
    readonly value:
      | readonly {
          readonly hidden: boolean;
          /** Its remote and its module, such as `content/reviews`. */
          readonly name: string;
        }[]
      | null;
    /** Version when it was opened. */
    readonly version: number;
  };
  readonly Invoice: {
    readonly buyer?: ApiSchemas['BusinessBuyer'];
    readonly gstin: string | null;
    /** ISO 8601. */
    readonly issuedAt: string;
    /** Without gaps in its financial year. */
    readonly number: string;
  };
  readonly LineFact: {
    /** Percent. */
    readonly discount: number;
    /** True for a gift card, which is not paid in cash; omitted otherwise. */
    readonly giftCard?: boolean;
    /** Percent of GST on the discounted price. */
    readonly gstRate: number;
    readonly productId: string;
    /** Rupees, before the discount. */
    readonly rate: number;
    /** Units that this shopper can buy now. */
    readonly stock: number;
  };
  readonly ListedCoupon: {
    /** False to switch it off. */
    readonly active: boolean;
    /** Of `amount`, before tax. */
    readonly amountPaise: number | null;
    readonly code: string;
    /** ISO 8601. Null without an end. */
    readonly endsAt: string | null;
    /** Only for a first order. */
    readonly firstOrder: boolean;
    readonly id: string;
    readonly kind: 'percent' | 'amount' | 'shipping';
    /** The maximum of `percent`, before tax; null without one. */
    readonly maxPaise: number | null;
    /** Maximum number of uses by all customers; null without a limit. */
    readonly maxUses: number | null;
    /** Minimum value of its goods, before tax. */
    readonly minPaise: number;
    readonly oncePerCustomer: boolean;
    /** Of `percent`: more than 0, at most 100. */
    readonly percent: number | null;
    /** ISO 8601. Null to start at once. */
    readonly startsAt: string | null;
    readonly state: 'active' | 'planned' | 'ended' | 'used-up' | 'off';
    /** Uses that orders hold or have consumed. */
    readonly uses: number;
  };
  readonly ListedGiftCard: {
    /** What is left of it, in paise. */
    readonly balancePaise: number;
    /** ISO 8601. */
    readonly createdAt: string;
    /** ISO 8601. */
    readonly expiresAt: string;
    readonly id: string;
    /** Its value when it was issued, in paise. */
    readonly initialPaise: number;
    /** The last four characters of its code. */
    readonly lastFour: string;
    readonly recipientEmail: string | null;
    readonly recipientName: string | null;
    readonly soldIn: ApiSchemas['GiftCardOrder'] | null;
    readonly state: 'active' | 'spent' | 'expired' | 'blocked' | 'cancelled';
  };
  /** The values of the products of a list. */
  readonly ListFacets: {
    /** in-stock, out-of-stock and low-stock. */
    readonly availability: readonly ApiSchemas['FacetValue'][];
    /** In the order of the menu. */
    readonly brands: readonly ApiSchemas['FacetValue'][];
    /** In the order of the menu. */
    readonly categories: readonly ApiSchemas['FacetValue'][];
    /** The most frequent first. */
    readonly colors: readonly ApiSchemas['FacetValue'][];
    /** By name. */
    readonly origins: readonly ApiSchemas['FacetValue'][];
    /** Ranges in rupees, such as 100-250 or 2500-, without their end. */
    readonly prices: readonly ApiSchemas['FacetValue'][];
    /** In the order of the menu. */
    readonly themes: readonly ApiSchemas['FacetValue'][];
  };
  readonly MenuChange: {
    /** Null for the default. */
    readonly value:
      | readonly {
          readonly label: string;
          /** The mega menu that it opens. */
          readonly menu: ('product' | 'theme' | 'brand') | null;
          /** Path of a page of the shop. */
          readonly to: string;
        }[]
      | null;
    /** Version when it was opened. */
    readonly version: number;
  };
  readonly MobileListsChange: {
    /** Null for the default. */
    readonly value: {
      /** Instead of all brands. */
      readonly brands:
        | readonly {
            readonly label: string;
            /** Path of a page of the shop. */
            readonly to: string;
          }[]
        | null;
      /** Instead of all categories in the mobile menu; null for all. */
      readonly categories:
        | readonly {
            readonly label: string;
            /** Path of a page of the shop. */
            readonly to: string;
          }[]
        | null;
      /** Instead of all themes. */
      readonly themes:
        | readonly {
            readonly label: string;
            /** Path of a page of the shop. */
            readonly to: string;
          }[]
        | null;
    } | null;
    /** Version when it was opened. */
    readonly version: number;
  };
  readonly MoneyOfPeriod: {
    /** Paid minus refunded amounts; negative if refunds exceed payments. */
    readonly netPaise: number;
    /** Orders that were paid. */
    readonly orders: number;
    /** Amount paid by shoppers. */
    readonly paidPaise: number;
    /** Amount refunded to shoppers. */
    readonly refundedPaise: number;
  };
  /** An hour or a day, and its counterpart in the previous period. */
  readonly MoneyPoint: {
    /** ISO 8601. */
    readonly at: string;
    readonly before: ApiSchemas['MoneyOfPeriod'];
    readonly now: ApiSchemas['MoneyOfPeriod'];
  };
  readonly MovedPage: {
    /** Path of the page, without a query. */
    readonly to: string;
  };
  readonly MovedProduct: {
    /** The last part of its address. */
    readonly slug: string;
    readonly version: number;
  };
  readonly NamedSlug: {
    readonly name: string;
    readonly slug: string;
  };
  readonly NewCoupon: {
    /** False to switch it off. */
    readonly active: boolean;
    /** Of `amount`, before tax. */
    readonly amountPaise: number | null;
    /** Their ids. */
    readonly categories: readonly string[];
    readonly code: string;
    /** ISO 8601. Null without an end. */
    readonly endsAt: string | null;
    /** Only for a first order. */
    readonly firstOrder: boolean;
    readonly kind: 'percent' | 'amount' | 'shipping';
    /** The maximum of `percent`, before tax; null without one. */
    readonly maxPaise: number | null;
    /** Maximum number of uses by all customers; null without a limit. */
    readonly maxUses: number | null;
    /** Minimum value of its goods, before tax. */
    readonly minPaise: number;
    readonly oncePerCustomer: boolean;
    /** Of `percent`: more than 0, at most 100. */
    readonly percent: number | null;
    /** Codes or slugs of products; with no products and categories, it is for all goods. */
    readonly products: readonly string[];
    /** ISO 8601. Null to start at once. */
    readonly startsAt: string | null;
  };
  /** A card that a staff member gives away. */
  readonly NewGiftCard: {
    readonly amountPaise: number;
    readonly email: string;
    /** New for each change: a request that is repeated with the same key is processed once. */
    readonly key: string;
    readonly message: string;
    readonly name: string;
    readonly reason: string;
  };
  readonly NewPasskey: {
    /** The new credential (`RegistrationResponseJSON`). */
    readonly credential: {
      readonly id: string;
      readonly rawId: string;
      readonly response: {
        readonly attestationObject: string;
        readonly clientDataJSON: string;
        readonly transports?: readonly string[];
      };
      readonly type: 'public-key';
    };
    readonly name: string;
  };
  readonly NewPostRequest: {
    readonly fields: {
      /** Name of the author; may be empty. */
      readonly author: string;
      /** Publication date, YYYY-MM-DD in India. */
      readonly day: string;
      /** One line of HTML each. */
      readonly lines: readonly string[];
      /** IDs of images of the shop, in order. */
      readonly pictures: readonly string[];
      /** The texts of the images of a slider. Missing ones do not change. */
      readonly slides?: readonly {
        /** Alternative text of a hero image; title in the category carousel. */
        readonly caption: string;
        /** Path of a page; empty without a link. */
        readonly link: string;
        /** Its name in `pictures`. */
        readonly picture: string;
      }[];
      /** HTML; unsafe markup is removed. */
      readonly text: string;
      readonly title: string;
    };
    /** The last part of its address in the shop. */
    readonly slug: string;
  };
  readonly NewProductRequest: {
    readonly active: boolean;
    readonly brand: string | null;
    readonly category: string;
    /** @deprecated Former name of `productCode`, until the next minor version. */
    readonly code?: string | null;
    readonly colors: readonly string[];
    readonly contact: string;
    /** ISO 3166-1 alpha-2. */
    readonly countryOfOrigin?: string | null;
    readonly description: string;
    readonly discountBp: number;
    /** When the discount begins, as an instant in ISO 8601. Without one it begins immediately. */
    readonly discountFrom?: string | null;
    /** When the discount ends, as an instant in ISO 8601. Without one it does not end. */
    readonly discountUntil?: string | null;
    readonly faq: string;
    /** Value of the gift card that a unit is, in paise. */
    readonly giftCardPaise?: number | null;
    /** One of the GST rates for goods. */
    readonly gstBp: number;
    /** @deprecated Former name of `hsnCode`, until the next minor version. */
    readonly hsn?: string | null;
    readonly hsnCode: string | null;
    /** Name and address of the importer. */
    readonly importer?: string | null;
    /** New for each change: a request that is repeated with the same key is processed once. */
    readonly key?: string;
    /** At least what a shopper pays for one unit without a discount. */
    readonly mrpPaise?: number | null;
    /** A number and a unit, such as 80 sheets. */
    readonly netQuantity?: string | null;
    /** Alternative texts by the names of images, read after the title; others stay. */
    readonly photoAlts?: {
      readonly [key: string]: string;
    };
    /** The names of images, the main one first. */
    readonly photos: readonly string[];
    readonly productCode: string | null;
    readonly ratePaise: number;
    readonly slug: string;
    readonly stock: number;
    readonly subcategory: string | null;
    readonly theme: string | null;
    readonly title: string;
    readonly variant: string | null;
    readonly weightGrams?: number | null;
  };
  readonly NewTaxonomyName: {
    readonly comingSoon: boolean;
    /** Name of a theme’s drawing. */
    readonly motif: string | null;
    readonly name: string;
    /** Name of an image; null for the image of the newest product. */
    readonly picture: string | null;
    /** Of a category or theme; derived from the name when empty, and for brands. */
    readonly slug: string;
    /** Of a category, in their order; those that are missing are removed. */
    readonly subcategories: readonly {
      readonly name: string;
      /** Its current slug; null for a new one. */
      readonly slug: string | null;
    }[];
  };
  readonly NoteRequest: {
    /** New for each change: a request that is repeated with the same key is processed once. */
    readonly key?: string;
    readonly text: string;
  };
  readonly OpenOrderRequest: {
    /** The key of the order's link. */
    readonly key: string;
  };
  readonly OrderAction:
    | 'confirm'
    | 'pack'
    | 'ship'
    | 'deliver'
    | 'cancel'
    | 'return'
    | 'refused'
    | 'collect'
    | 'remit'
    | 'transfer'
    | 'refund'
    | 'note';
  readonly OrderCod: {
    /** Paid in cash; omitted until then. */
    readonly collectedPaise?: number;
    /** ISO 8601. Until when the order waits for its confirmation; omitted afterwards. */
    readonly confirmBefore?: string;
    /** How the shopper confirms it: by the link in an email, or when staff call. */
    readonly confirmedBy?: 'email' | 'phone';
    /** To pay on delivery; 0 once it is paid, or if nothing is owed. */
    readonly duePaise: number;
  };
  readonly OrderConfirmation: {
    readonly order: {
      readonly _id: string;
      /** Path of the order's page with its key, when a guest's order was confirmed by its payment: do not log it. */
      readonly link?: string;
      readonly status: string;
    };
    readonly success: true;
  };
  readonly OrderedProduct: {
    readonly mainPhoto: ApiSchemas['Photo'];
    /** Rupees at the time of the order, before the discount. */
    readonly rate: number;
    /** Percent of GST to show the rate with. Only in a shop that shows prices with GST. */
    readonly shownGstRate?: number;
    readonly slugProduct: string;
    /** At the time of the order. */
    readonly title: string;
  };
  /** One product of one order. */
  readonly OrderEntry: {
    readonly _id: string;
    readonly apartment: string;
    readonly city: string;
    /** Omitted if the product has no colours. */
    readonly color?: string;
    /** ISO 8601. */
    readonly createdAt: string;
    readonly name: string;
    /** Of its order. */
    readonly orderId: string;
    readonly phone: string;
    readonly productId: ApiSchemas['OrderedProduct'];
    readonly quantity: number;
    readonly state: string;
    readonly status: string;
    readonly streetAddress: string;
  };
  readonly OrderExchange: {
    /** ISO 8601. Until when the item may arrive; only while it is accepted. */
    readonly awaitedUntil?: string;
    /** The returned units, such as `1 × Dot journal, Green / A5`. */
    readonly item: string;
    /** The item of a declined or cancelled exchange is at the shop, which refunds it. */
    readonly itemReceived?: true;
    /** Numbered from 1 within the order. */
    readonly number: number;
    /** The number of the parcel with the replacement. */
    readonly parcel?: number;
    readonly parcelState?: ApiSchemas['ParcelState'];
    /** The units that replace them. */
    readonly replacement: string;
    readonly state: ApiSchemas['ExchangeState'];
  };
  readonly OrderMoment: {
    /** The refunded amount. */
    readonly amountPaise?: number;
    /** ISO 8601. */
    readonly at: string;
    /** For `shipped` and `parcel-shipped`. */
    readonly courier?: string;
    /** Number of its credit note. */
    readonly creditNote?: string;
    /** The refunded items, unless the whole order is refunded, or the exchanged ones. */
    readonly items?: readonly string[];
    /** `placed`, `shipped`, `parcel-shipped`, `parcel-delivered`, `parcel-returned`, `delivered`, `cancelled`, `return-requested`, `exchange-` with the state of an exchange, `returned`, `refund-pending`, `refunded`, `refunded-to-card` for money that is back on a gift card, or `reduced` for units that need not be paid on delivery. */
    readonly kind: string;
    /** The number of the parcel, if it is one of several. */
    readonly parcel?: number;
    /** @deprecated Former name of `items`, until the next minor version. */
    readonly pieces?: readonly string[];
    /** For an exchange. */
    readonly replacement?: string;
    /** For `shipped` and `parcel-shipped`. */
    readonly trackingNumber?: string;
  };
  readonly OrderPage: {
    /** True until a part of it is shipped. */
    readonly canCancel: boolean;
    /** True while a return can be requested: once, after shipping. */
    readonly canReturn: boolean;
    /** Lines that a return may exchange for another variant; omitted if there are none. */
    readonly exchangeOptions?: readonly ApiSchemas['ExchangeOption'][];
    /** By number; omitted if there are none. */
    readonly exchanges?: readonly ApiSchemas['OrderExchange'][];
    readonly order: ApiSchemas['PlacedOrder'];
    /** The parcels of an order that is sent in several, or whose courier reports about it. */
    readonly parcels?: readonly ApiSchemas['OrderParcel'][];
    /** The earliest first. */
    readonly timeline: readonly ApiSchemas['OrderMoment'][];
  };
  readonly OrderParcel: {
    readonly courier: string;
    /** ISO 8601. When it was delivered. */
    readonly deliveredAt?: string;
    /** Its contents, such as `2 × Washi Tape, Indigo`. */
    readonly items: readonly string[];
    /** Numbered from 1 within the order. */
    readonly number: number;
    /** Latest first. */
    readonly reports: readonly ApiSchemas['ParcelReport'][];
    /** ISO 8601. When it was handed over. */
    readonly shippedAt: string;
    readonly state: ApiSchemas['ParcelState'];
    readonly trackingNumber: string;
    /** The courier's page about the parcel. */
    readonly trackingUrl?: string;
  };
  readonly OrderRequest: {
    readonly apartment?: string;
    readonly city: string;
    readonly email: string;
    readonly name: string;
    readonly phone: string;
    readonly pinCode: string;
    readonly products: readonly {
      readonly color?: string;
      readonly productId: string;
      readonly quantity: number;
    }[];
    readonly razorpay_order_id?: string;
    /** With the other two identifiers, confirms the order in any session. */
    readonly razorpay_payment_id?: string;
    /** With the other two identifiers, confirms the order in any session. */
    readonly razorpay_signature?: string;
    readonly state: string;
    readonly streetAddress: string;
  };
  /** An open product alert of a signed-in shopper. */
  readonly OwnAlert: {
    /** Whether the link in the email was used. */
    readonly confirmed: boolean;
    readonly id: string;
    /** `stock`: when it can be bought again. `price`: when it costs less. */
    readonly kind: 'stock' | 'price';
    /** Of the product’s page. */
    readonly slug: string;
    readonly title: string;
  };
  /** The consents of the signed-in account. */
  readonly OwnConsents: {
    /** Whether the account has not seen this version of the notice. */
    readonly isNew: boolean;
    /** What the data of the account is needed for. */
    readonly necessary: string;
    readonly optional: readonly {
      /** When it was given or withdrawn. */
      readonly at: string | null;
      /** True for a consent to this version of the notice. */
      readonly given: boolean;
      readonly id: string;
      /** The text of its checkbox. */
      readonly label: string;
    }[];
    readonly rights: string;
    /** Of the notice. */
    readonly version: number;
  };
  readonly OwnConsentsChange: {
    /** Empty to dismiss the notice. */
    readonly changes: readonly {
      readonly given: boolean;
      readonly id: string;
    }[];
    /** Of the notice. */
    readonly version: number;
  };
  readonly OwnReview: {
    /** Why it was rejected. */
    readonly reason: string | null;
    readonly reply: string | null;
    readonly stars: number;
    /** `waiting` for staff, who publish or reject it. */
    readonly state: 'waiting' | 'published' | 'rejected';
    /** Plain text; may have several lines. */
    readonly text: string;
    /** Empty without one. */
    readonly title: string;
  };
  /** The review of a product by the signed-in account. */
  readonly OwnReviewState: {
    /** The name that is shown with the review. */
    readonly author: string;
    /** `write`: an order with the product was delivered, or the account has a review. `wait`: an order is on its way. `buy`: the account has no such order. */
    readonly may: 'write' | 'wait' | 'buy';
    readonly review: ApiSchemas['OwnReview'] | null;
  };
  readonly PageSection: {
    readonly _id: string;
    /** Sanitised HTML. */
    readonly description: string;
    readonly photo: ApiSchemas['Photo'] | null;
  };
  /** `complete`: the outcome of its booking is unknown. */
  readonly ParcelAction: 'deliver' | 'return' | 'complete' | 'label' | 'pickup' | 'hand-over' | 'cancel';
  readonly ParcelRates: {
    /** The cash that the parcel collects, in paise; 0 without any. */
    readonly collectPaise: number;
    /** Empty if the courier does not deliver there. */
    readonly rates: readonly ApiSchemas['CourierRate'][];
    /** The weight that the prices are for. */
    readonly weightGrams: number;
  };
  readonly ParcelRatesRequest: {
    /** The code of a courier of the shop. */
    readonly courier: string;
    /** The number of a received exchange, instead of lines: the parcel contains its replacement. */
    readonly exchange?: number;
    readonly lines?: readonly {
      /** The colour, or the choice of a variant; empty without either. */
      readonly color: string;
      readonly productId: string;
      readonly quantity: number;
    }[];
    /** The sum of the products' weights if it is omitted. */
    readonly weightGrams?: number;
  };
  readonly ParcelReport: {
    /** ISO 8601. By the courier's clock. */
    readonly at: string;
    /** Empty where the courier does not name one. */
    readonly place: string;
    readonly state?: ApiSchemas['ParcelState'];
    readonly text: string;
  };
  /** `booked` until the courier has it. */
  readonly ParcelState:
    | 'booked'
    | 'picked-up'
    | 'in-transit'
    | 'out-for-delivery'
    | 'attempt-failed'
    | 'delivered'
    | 'returning'
    | 'returned'
    | 'lost'
    | 'cancelled';
  readonly Passkey: {
    /** ISO 8601. */
    readonly createdAt: string;
    readonly id: string;
    readonly name: string;
    readonly usedAt: string | null;
  };
  /** Valid for five minutes, for one response. */
  readonly PasskeyOptions: {
    /** For `navigator.credentials`, as JSON. */
    readonly options: {
      readonly challenge: string;
    } & {
      readonly [key: string]: unknown;
    };
  };
  readonly PasskeyOptionsRequest: {
    readonly currentPassword: string;
  };
  readonly PasskeyRemoval: {
    readonly id: string;
  };
  readonly PasskeySignIn: {
    /** The credential of the sign-in (`AuthenticationResponseJSON`). */
    readonly credential: {
      readonly id: string;
      readonly rawId: string;
      readonly response: {
        readonly authenticatorData: string;
        readonly clientDataJSON: string;
        readonly signature: string;
        readonly userHandle?: string;
      };
      readonly type: 'public-key';
    };
  };
  readonly PaymentConfirmation: {
    readonly razorpay_order_id: string;
    readonly razorpay_payment_id: string;
    readonly razorpay_signature: string;
  };
  readonly PaymentDispute: {
    readonly amountPaise: number;
    readonly deductedPaise: number;
    readonly id: string;
    /** ISO 8601. */
    readonly openedAt: string;
    readonly order: {
      readonly id: string;
      readonly number: string;
    } | null;
    readonly paymentId: string;
    readonly phase: string;
    readonly reason: string;
    readonly respondBy: string | null;
    readonly status: string;
  };
  readonly PaymentKey: {
    /** URL of the provider's checkout script. */
    readonly checkoutScript: string;
    /** The same fields again, as other responses have them. */
    readonly data: {
      /** URL of the provider's checkout script. */
      readonly checkoutScript: string;
      readonly key: string;
      /** Current outages of payment methods; absent without any. */
      readonly outages?: readonly {
        /** Whether the payment window must not offer the method. */
        readonly hidden: boolean;
        /** As in the provider's window: `card`, `netbanking`, `upi`. */
        readonly method: string;
        /** A sentence for the shopper. */
        readonly text: string;
      }[];
      readonly success: true;
    };
    readonly key: string;
    /** Current outages of payment methods; absent without any. */
    readonly outages?: readonly {
      /** Whether the payment window must not offer the method. */
      readonly hidden: boolean;
      /** As in the provider's window: `card`, `netbanking`, `upi`. */
      readonly method: string;
      /** A sentence for the shopper. */
      readonly text: string;
    }[];
    readonly success: true;
  };
  readonly PaymentStatus: {
    readonly status: string;
    readonly success: boolean;
  };
  readonly Photo: {
    /** Alternative text. For a product, read after its title: "beside a ruler, 105 × 148 mm". */
    readonly alt?: string;
    /** The same widths as AVIF, for a `source` before the `img`. */
    readonly avif?: string;
    readonly height?: number;
    /** A colour or a data URL to show while the image loads. */
    readonly placeholder?: string;
    readonly secure_url: string;
    /** The image in other widths, as a `srcset` of an `img`. */
    readonly srcset?: string;
    /** Pixels of the image at secure_url. */
    readonly width?: number;
  };
  readonly PhotoRequest: {
    /** The photo as WebP or JPEG in base64, in each of the widths 320, 480, 800, 1200, 1600 that it has. */
    readonly files: readonly string[];
    /** Name of the chosen file. */
    readonly name: string;
    /** The mean colour of the photo. */
    readonly placeholder: string;
  };
  readonly PickupRequest: {
    /** A day in India. */
    readonly day: string;
  };
  /** Whether and when the shop delivers to a PIN code. */
  readonly PinCheck: {
    readonly city?: string;
    /** Whether cash on delivery is possible there. */
    readonly cod?: boolean;
    /** The earliest arrival of an order placed today, a day in India. */
    readonly earliest?: string;
    /** The latest arrival of an order placed today, a day in India. */
    readonly latest?: string;
    readonly pinCode: string;
    /** False for a PIN code without a rule, too. */
    readonly serviceable: boolean;
    readonly state?: string;
    readonly zone?: string;
  };
  readonly PinRuleFault: {
    /** Empty for the whole row. */
    readonly column: string;
    readonly message: string;
    /** Row number as in a spreadsheet, where the header is row 1; null for the whole file. */
    readonly row: number | null;
  };
  readonly PinRuleImportRequest: {
    /** A file with a header row. */
    readonly csv: string;
    /** Checks all rows without importing them. */
    readonly dryRun: boolean;
    /** Its name. */
    readonly file: string;
    /** New for each change: a request that is repeated with the same key is processed once. */
    readonly key?: string;
    /** The current version when the page was opened, to detect conflicts; null for none. */
    readonly seen: number | null;
  };
  readonly PinRuleImportResult: {
    /** Total number of faults; at most 500 are listed. */
    readonly faultCount: number;
    /** Only for a dry run. */
    readonly faults: readonly ApiSchemas['PinRuleFault'][];
    /** The number of rules; 0 if there are faults. */
    readonly rules: number;
    /** Only after an import: its version. */
    readonly version?: number;
  };
  /** An imported file of PIN rules. */
  readonly PinRuleVersion: {
    readonly file: string;
    /** ISO 8601. */
    readonly importedAt: string;
    readonly importedBy: string;
    readonly isCurrent: boolean;
    readonly number: number;
    /** The number of its rules. */
    readonly rules: number;
  };
  readonly PinRuleVersions: {
    /** Newest first. */
    readonly versions: readonly ApiSchemas['PinRuleVersion'][];
  };
  readonly PlacedOrder: {
    readonly _id: string;
    readonly address: {
      readonly apartment: string;
      readonly city: string;
      readonly email: string;
      readonly name: string;
      readonly phone: string;
      readonly pinCode: string;
      readonly state: string;
      readonly streetAddress: string;
    };
    readonly cod?: ApiSchemas['OrderCod'];
    /** ISO 8601. */
    readonly createdAt: string;
    /** For the invoice, earliest first; omitted if none. */
    readonly creditNotes?: readonly ApiSchemas['CreditNote'][];
    /** True when emails about it cannot be delivered; omitted otherwise. */
    readonly emailFailed?: boolean;
    readonly giftCard?: ApiSchemas['UsedGiftCard'];
    readonly invoice: ApiSchemas['Invoice'] | null;
    /** Path of its page. For a guest, the fragment contains the key that opens it: do not log it. */
    readonly link: string;
    /** The order number that shoppers quote. */
    readonly orderNumber: string;
    readonly products: readonly ApiSchemas['PlacedOrderLine'][];
    /** `placed` until it is shipped, `confirming` until the payment is captured, `unconfirmed` until cash on delivery is confirmed, then `shipped`, `delivered` or a final state. */
    readonly status: string;
    /** Rupees. */
    readonly total: number;
    readonly totals: {
      readonly cashFee?: ApiSchemas['ChargedFee'];
      readonly coupon?: ApiSchemas['ChargedCoupon'];
      readonly payablePaise: number;
      readonly roundingPaise: number;
      readonly shipping?: ApiSchemas['ChargedShipping'];
      /** Goods, shipping and fee less the coupon, before tax. */
      readonly subtotalPaise: number;
      /** Tax by rate, lowest first; adds up to `taxPaise`. */
      readonly taxes: readonly {
        /** Percent. */
        readonly gstRate: number;
        readonly taxablePaise: number;
        readonly taxPaise: number;
      }[];
      readonly taxPaise: number;
    };
  };
  readonly PlacedOrderLine: {
    /** The colour, or the choice of a variant; empty without either. */
    readonly color: string;
    /** Its coupon discount; omitted if none. */
    readonly couponPaise?: number;
    /** Percent of GST at the time of the order. */
    readonly gstRate: number;
    readonly hsnCode: string | null;
    readonly mainPhoto: ApiSchemas['Photo'];
    /** Rupees per unit, after discount. */
    readonly price: number;
    readonly productId: string;
    readonly quantity: number;
    /** Refunded units; omitted if none. */
    readonly refunded?: number;
    readonly slugProduct: string;
    /** At the time of the order. */
    readonly title: string;
    readonly totalPaise: number;
    readonly unitPaise: number;
  };
  readonly PriceSetting: {
    /** Whether pages show prices with GST, or before GST. It does not change what is charged. */
    readonly withTax: boolean;
  };
  readonly Product: {
    /** The same as id. */
    readonly _id: string;
    readonly brandName: string | null;
    readonly category: ApiSchemas['NamedSlug'] | null;
    /** Comma-separated colour names, may be empty. */
    readonly colors: string;
    /** Sanitised HTML. */
    readonly contact: string;
    readonly defaultVariant: string | null;
    /** Sanitised HTML. */
    readonly description: string;
    /** Percent. */
    readonly discount: number;
    /** ISO 8601. When the discount ends; missing if it does not. */
    readonly discountUntil?: string;
    /** Sanitised HTML. */
    readonly faq: string;
    /** Id of the product that the variants belong to; `id` is that of a variant. */
    readonly groupId?: string;
    /** Percent of GST on the discounted price. */
    readonly gstRate: number;
    readonly hsnCode: string | null;
    readonly id: string;
    readonly importer?: string | null;
    readonly mainPhoto: ApiSchemas['Photo'];
    /** Rupees; the maximum retail price of a unit with all taxes. */
    readonly mrp?: number | null;
    readonly netQuantity?: string | null;
    /** The options in which the variants differ, at most three. */
    readonly options?: readonly ApiSchemas['ProductOption'][];
    readonly origin?: ApiSchemas['Country'] | null;
    /** Rupees; the full price before the discount. */
    readonly originalPrice: number;
    /** The photos besides the main one. */
    readonly photos: readonly ApiSchemas['Photo'][];
    /** Rupees after discount: the lowest price, if the variants’ prices differ. With GST if the shop shows prices with it. */
    readonly priceFrom?: number;
    readonly productCode: string | null;
    /** Rupees, at most two decimals, before the discount. */
    readonly rate: number;
    readonly rating?: ApiSchemas['ProductRating'];
    readonly reviews?: ApiSchemas['ProductReviews'];
    /** Percent of GST to show the price with; absent in a shop that shows prices before GST. `rate` is before GST in both. */
    readonly shownGstRate?: number;
    readonly slugProduct: string;
    /** Units that can be bought now. */
    readonly stock: number;
    readonly subcategory: ApiSchemas['NamedSlug'] | null;
    readonly theme: ApiSchemas['ProductTheme'] | null;
    readonly title: string;
    /** Variants to choose from. The other fields are those of one of them. */
    readonly variantCount?: number;
    /** The variants on sale, in the order of the values. */
    readonly variants?: readonly ApiSchemas['ProductVariant'][];
  };
  /** A product for cards and panels: what lists return with `fields=card`. */
  readonly ProductCard: {
    /** The same as id. */
    readonly _id: string;
    /** Comma-separated colour names, may be empty. */
    readonly colors: string;
    readonly defaultVariant: string | null;
    /** Percent. */
    readonly discount: number;
    readonly id: string;
    readonly mainPhoto: ApiSchemas['Photo'];
    /** Rupees; the full price before the discount. */
    readonly originalPrice: number;
    /** Rupees after discount: the lowest price, if the variants’ prices differ. With GST if the shop shows prices with it. */
    readonly priceFrom?: number;
    readonly productCode: string | null;
    /** Rupees, at most two decimals, before the discount. */
    readonly rate: number;
    readonly rating?: ApiSchemas['ProductRating'];
    /** Percent of GST to show the price with; absent in a shop that shows prices before GST. `rate` is before GST in both. */
    readonly shownGstRate?: number;
    readonly slugProduct: string;
    /** Units that can be bought now. */
    readonly stock: number;
    readonly title: string;
    /** Variants to choose from. The other fields are those of one of them. */
    readonly variantCount?: number;
  };
  readonly ProductCardPage: {
    /** For a search: the corrected text, if only that had results. */
    readonly corrected?: string | null;
    /** True once products have a country of origin, so that lists can be sorted by it. */
    readonly hasOrigins?: boolean;
    /** For a search: whether every product contains all words of the text. */
    readonly match?: 'all-words' | 'some-words';
    readonly page: number;
    readonly products: readonly ApiSchemas['ProductCard'][];
    readonly total: number;
    readonly totalPages: number;
  };
  readonly ProductCategory: {
    readonly _id: string;
    readonly category: string;
    readonly categorySlug: string;
    /** Present when menus show it as "Coming Soon", without links. */
    readonly comingSoon?: boolean;
    readonly photo?: ApiSchemas['Photo'];
    readonly subCategory: readonly string[];
  };
  readonly ProductChange: {
    /** ISO 8601. */
    readonly at: string;
    readonly author: string | null;
    /** Shared by the changes of one request; null for a change by a server of an earlier version. */
    readonly batch: string | null;
    readonly fields: readonly ApiSchemas['ChangedField'][];
    readonly id: number;
    /** Stock has a ledger instead, and archiving is undone by restoring. */
    readonly mayRevert: boolean;
    readonly product: {
      readonly id: string;
      readonly slug: string;
      readonly title: string;
    };
    /** create, edit, bulk, import, revert or archive. */
    readonly source: string;
    /** Version of the product after the change. */
    readonly version: number;
  };
  readonly ProductChangeList: {
    readonly items: readonly ApiSchemas['ProductChange'][];
    readonly page: number;
    readonly pageSize: number;
    /** Products on all pages. */
    readonly total: number;
  };
  /** The allowed values of a product's fields. */
  readonly ProductChoices: {
    readonly brands: readonly {
      readonly name: string;
      readonly slug: string;
    }[];
    readonly categories: readonly {
      readonly name: string;
      readonly slug: string;
      readonly subcategories: readonly {
        readonly name: string;
        readonly slug: string;
      }[];
    }[];
    /** In basis points. */
    readonly gstRates: readonly number[];
    /** Stock is low at this number of available units or fewer. */
    readonly lowStock: number;
    readonly themes: readonly {
      readonly name: string;
      readonly slug: string;
    }[];
  };
  /** A row that changes a product or adds one. */
  readonly ProductImportChange: {
    readonly fields: readonly ApiSchemas['ChangedField'][];
    readonly isNew: boolean;
    /** Row number as in a spreadsheet, where the header is row 1. */
    readonly row: number;
    readonly slug: string;
    readonly title: string;
  };
  readonly ProductImportFault: {
    /** Empty for the whole row. */
    readonly column: string;
    readonly message: string;
    /** Row number as in a spreadsheet, where the header is row 1; null for the whole file. */
    readonly row: number | null;
  };
  readonly ProductImportRequest: {
    /** A file with a header row. */
    readonly csv: string;
    /** Reports what would happen without changing anything. */
    readonly dryRun: boolean;
    /** Its name, for the log. */
    readonly file: string;
    /** New for each change: a request that is repeated with the same key is processed once. */
    readonly key?: string;
  };
  readonly ProductImportResult: {
    /** Only after an import: finds its changes at `/products/changes`. */
    readonly batch?: string;
    /** Only for a dry run: the first 500 products that would change, with their values. */
    readonly changes?: readonly ApiSchemas['ProductImportChange'][];
    readonly created: number;
    /** Total number of faults; at most 500 are listed. */
    readonly faultCount: number;
    /** Only for a dry run. With any faults, nothing would be imported and the counts are 0. */
    readonly faults: readonly ApiSchemas['ProductImportFault'][];
    readonly unchanged: number;
    readonly updated: number;
  };
  readonly ProductOption: {
    readonly name: string;
    readonly values: readonly string[];
  };
  readonly ProductOptionsRequest: {
    /** New for each change: a request that is repeated with the same key is processed once. */
    readonly key?: string;
    readonly options: readonly {
      readonly name: string;
      readonly values: readonly string[];
    }[];
    /** Version of the product when it was opened. */
    readonly version: number;
  };
  readonly ProductPage: {
    /** For a search: the corrected text, if only that had results. */
    readonly corrected?: string | null;
    /** True once products have a country of origin, so that lists can be sorted by it. */
    readonly hasOrigins?: boolean;
    /** For a search: whether every product contains all words of the text. */
    readonly match?: 'all-words' | 'some-words';
    readonly page: number;
    readonly products: readonly ApiSchemas['Product'][];
    readonly total: number;
    readonly totalPages: number;
  };
  readonly ProductPreviewRequest: {
    readonly active: boolean;
    readonly brand: string | null;
    readonly category: string;
    /** @deprecated Former name of `productCode`, until the next minor version. */
    readonly code?: string | null;
    readonly colors: readonly string[];
    readonly contact: string;
    /** ISO 3166-1 alpha-2. */
    readonly countryOfOrigin?: string | null;
    readonly description: string;
    readonly discountBp: number;
    /** When the discount begins, as an instant in ISO 8601. Without one it begins immediately. */
    readonly discountFrom?: string | null;
    /** When the discount ends, as an instant in ISO 8601. Without one it does not end. */
    readonly discountUntil?: string | null;
    readonly faq: string;
    /** Value of the gift card that a unit is, in paise. */
    readonly giftCardPaise?: number | null;
    /** One of the GST rates for goods. */
    readonly gstBp: number;
    /** @deprecated Former name of `hsnCode`, until the next minor version. */
    readonly hsn?: string | null;
    readonly hsnCode: string | null;
    /** Undefined for a new product. */
    readonly id?: string;
    /** Name and address of the importer. */
    readonly importer?: string | null;
    /** At least what a shopper pays for one unit without a discount. */
    readonly mrpPaise?: number | null;
    /** A number and a unit, such as 80 sheets. */
    readonly netQuantity?: string | null;
    /** Alternative texts by the names of images, read after the title; others stay. */
    readonly photoAlts?: {
      readonly [key: string]: string;
    };
    /** The names of images, the main one first. */
    readonly photos: readonly string[];
    readonly productCode: string | null;
    readonly ratePaise: number;
    readonly subcategory: string | null;
    readonly theme: string | null;
    readonly title: string;
    readonly variant: string | null;
    readonly weightGrams?: number | null;
  };
  readonly ProductPreviewResult: {
    /** Its page in the shop, for an hour. */
    readonly url: string;
  };
  /** Absent without published reviews. */
  readonly ProductRating: {
    /** Average stars of all published reviews, with one decimal. */
    readonly average: number;
    /** Published reviews. */
    readonly count: number;
  };
  readonly ProductRequest: {
    readonly active: boolean;
    readonly brand: string | null;
    readonly category: string;
    /** @deprecated Former name of `productCode`, until the next minor version. */
    readonly code?: string | null;
    readonly colors: readonly string[];
    readonly contact: string;
    /** ISO 3166-1 alpha-2. */
    readonly countryOfOrigin?: string | null;
    readonly description: string;
    readonly discountBp: number;
    /** When the discount begins, as an instant in ISO 8601. Without one it begins immediately. */
    readonly discountFrom?: string | null;
    /** When the discount ends, as an instant in ISO 8601. Without one it does not end. */
    readonly discountUntil?: string | null;
    readonly faq: string;
    /** Value of the gift card that a unit is, in paise. */
    readonly giftCardPaise?: number | null;
    /** One of the GST rates for goods. */
    readonly gstBp: number;
    /** @deprecated Former name of `hsnCode`, until the next minor version. */
    readonly hsn?: string | null;
    readonly hsnCode: string | null;
    /** Name and address of the importer. */
    readonly importer?: string | null;
    /** At least what a shopper pays for one unit without a discount. */
    readonly mrpPaise?: number | null;
    /** A number and a unit, such as 80 sheets. */
    readonly netQuantity?: string | null;
    /** Alternative texts by the names of images, read after the title; others stay. */
    readonly photoAlts?: {
      readonly [key: string]: string;
    };
    /** The names of images, the main one first. */
    readonly photos: readonly string[];
    readonly productCode: string | null;
    readonly ratePaise: number;
    readonly subcategory: string | null;
    readonly theme: string | null;
    readonly title: string;
    readonly variant: string | null;
    /** Version of the product when it was opened. */
    readonly version: number;
    readonly weightGrams?: number | null;
  };
  /** A published review of a buyer. */
  readonly ProductReview: {
    /** ISO 8601. When it was written or last changed. */
    readonly at: string;
    /** First name and initial. */
    readonly author: string;
    readonly id: string;
    readonly reply: string | null;
    readonly stars: number;
    /** Plain text; may have several lines. */
    readonly text: string;
    /** Empty without one. */
    readonly title: string;
  };
  readonly ProductReviews: {
    /** Newest first. */
    readonly items: readonly ApiSchemas['ProductReview'][];
    readonly page: number;
    readonly pageSize: number;
    readonly rating?: ApiSchemas['ProductRating'];
    /** Published reviews on all pages. */
    readonly total: number;
  };
  readonly ProductTheme: {
    readonly themeName: string;
    readonly themeSlug: string;
  };
  readonly ProductVariant: {
    /** The same as id. */
    readonly _id: string;
    /** The choice as one text, such as "Green / A5". */
    readonly colors: string;
    readonly defaultVariant: string | null;
    /** Percent. */
    readonly discount: number;
    /** ISO 8601. When the discount ends; missing if it does not. */
    readonly discountUntil?: string;
    /** Percent of GST on the discounted price. */
    readonly gstRate: number;
    readonly hsnCode: string | null;
    /** The `productId` of carts and orders. */
    readonly id: string;
    readonly mainPhoto: ApiSchemas['Photo'];
    /** Rupees; the full price before the discount. */
    readonly originalPrice: number;
    /** The photos besides the main one. */
    readonly photos: readonly ApiSchemas['Photo'][];
    readonly productCode: string | null;
    /** Rupees, at most two decimals, before the discount. */
    readonly rate: number;
    /** Percent of GST to show the price with; absent in a shop that shows prices before GST. `rate` is before GST in both. */
    readonly shownGstRate?: number;
    readonly slugProduct: string;
    /** Units that can be bought now. */
    readonly stock: number;
    /** The value of each option, in the order of `options`. */
    readonly values: readonly string[];
  };
  readonly ProfileRequest: {
    readonly name: string;
    readonly phoneNumber: string;
  };
  readonly PurchaseLine: {
    readonly color?: string;
    readonly productId: string;
    readonly quantity: number;
  };
  readonly ReceiveExchangeRequest: {
    /** Whether the received units can be sold again. */
    readonly restock: boolean;
  };
  /** A moved page. A page that is live at the old path is shown instead. */
  readonly Redirect: {
    /** ISO 8601. */
    readonly changedAt: string;
    /** The staff member who changed it last. */
    readonly changedBy: string;
    /** Path of a page, without a query. */
    readonly from: string;
    readonly id: string;
    /** `renamed`: the shop added it when an address changed. */
    readonly reason: 'renamed' | 'added';
    /** Path of a page, without a query. */
    readonly to: string;
  };
  readonly RedirectList: {
    readonly items: readonly ApiSchemas['Redirect'][];
    readonly page: number;
    readonly pageSize: number;
    /** Redirects on all pages. */
    readonly total: number;
  };
  readonly RedirectRequest: {
    /** Path of a page, without a query. */
    readonly from: string;
    /** Path of a page, without a query. */
    readonly to: string;
  };
  readonly RefundPreview: {
    /** The amount of the refund, in paise. */
    readonly amountPaise: number;
    /** The units before tax, in paise. */
    readonly goodsPaise: number;
    /** Rounding, minus earlier refunds that were not for specific units, in paise. */
    readonly roundingPaise: number;
    /** GST, in paise. */
    readonly taxPaise: number;
  };
  readonly RefundPreviewRequest: {
    readonly lines: readonly {
      /** The colour, or the choice of a variant; empty without either. */
      readonly color: string;
      readonly productId: string;
      readonly quantity: number;
    }[];
    /** In a partly shipped order, true for units in parcels; by default for other units. */
    readonly sent?: boolean;
  };
  readonly RefundRequest: {
    /** The amount that the staff member was shown; 409 if it has changed, in paise. */
    readonly amountPaise: number;
    /** New for each change: a request that is repeated with the same key is processed once. */
    readonly key: string;
    readonly lines: readonly {
      /** The colour, or the choice of a variant; empty without either. */
      readonly color: string;
      readonly productId: string;
      readonly quantity: number;
    }[];
    readonly reason: string;
    /** Whether the units can be sold again. */
    readonly restock: boolean;
    /** In a partly shipped order, true for units in parcels; by default for other units. */
    readonly sent?: boolean;
  };
  readonly RefusedParcelRequest: {
    /** Whether the units can be sold again. */
    readonly restock: boolean;
  };
  readonly RemittanceFault: {
    /** Empty for the whole row. */
    readonly column: string;
    readonly message: string;
    /** Row number as in a spreadsheet, where the header is row 1; null for the whole file. */
    readonly row: number | null;
  };
  readonly RemittanceImportRequest: {
    /** A file with a header row: `tracking_number` or `order`, `amount` in rupees, `date` and `reference`; other columns are ignored. */
    readonly csv: string;
    /** Checks all rows without recording them. */
    readonly dryRun: boolean;
    /** Its name. */
    readonly file: string;
    /** New for each change: a request that is repeated with the same key is processed once. */
    readonly key?: string;
  };
  readonly RemittanceImportResult: {
    /** Their sum, in paise. */
    readonly amountPaise: number;
    /** Total number of faults; at most 500 are listed. */
    readonly faultCount: number;
    /** Only for a dry run. */
    readonly faults: readonly ApiSchemas['RemittanceFault'][];
    /** Rows that were recorded earlier, and are skipped. */
    readonly known: number;
    /** Remittances that are recorded; 0 if there are faults. */
    readonly recorded: number;
  };
  readonly RemittanceRequest: {
    /** In paise; negative to correct earlier remittances. */
    readonly amountPaise: number;
    /** A day in India. */
    readonly day: string;
    /** New for each change: a request that is repeated with the same key is processed once. */
    readonly key: string;
    readonly reference: string;
  };
  readonly ResetPasswordRequest: {
    readonly password: string;
    /** From the link in the email. */
    readonly token: string;
  };
  /** Without a key, by the session. */
  readonly ReturnOrderRequest: {
    /** Items to exchange for another variant at the same price. The reason states whether others are returned for a refund. */
    readonly exchanges?: readonly {
      /** The choice of the bought variant. */
      readonly color: string;
      readonly productId: string;
      readonly quantity: number;
      /** The id of the wanted variant. */
      readonly variantId: string;
    }[];
    /** The key of the order's link. */
    readonly key?: string;
    readonly reason: string;
  };
  readonly ReturnRequest: {
    readonly reason: string;
    /** Whether the units can be sold again. */
    readonly restock: boolean;
  };
  readonly RevertRequest: {
    /** New for each change: a request that is repeated with the same key is processed once. */
    readonly key?: string;
    /** Version of the product when it was opened. */
    readonly version: number;
  };
  /** An order with a payment discrepancy, a pending or failed refund, or undeliverable email. */
  readonly ReviewedOrder: {
    readonly emailProblem: ApiSchemas['EmailProblem'] | null;
    readonly id: string;
    readonly name: string;
    readonly number: string;
    /** ISO 8601. */
    readonly paidAt: string;
    /** Unfinished refunds. */
    readonly refunds: readonly {
      /** The amount to refund, in paise. */
      readonly amountPaise: number;
      /** Number of attempts at the provider. */
      readonly attempts: number;
      readonly nextAttemptAt: string | null;
      /** The reason of the refund. */
      readonly reason: string;
      /** ISO 8601. */
      readonly since: string;
      /** `pending` or `failed`. */
      readonly status: string;
    }[];
    readonly status: ApiSchemas['StaffOrderStatus'];
    /** The order total, in paise. */
    readonly totalPaise: number;
  };
  readonly ReviewForm: {
    readonly stars: number;
    readonly text: string;
    readonly title?: string;
  };
  readonly ReviewPublication: {
    /** Incremented with each change by the author; send it with a decision, so that it is about the text that was read. */
    readonly version: number;
  };
  /** The author sees the reason. */
  readonly ReviewRejection: {
    readonly reason: string;
    /** Incremented with each change by the author; send it with a decision, so that it is about the text that was read. */
    readonly version: number;
  };
  /** Shown below the review while it is published. */
  readonly ReviewReply: {
    /** Empty to remove the reply. */
    readonly text: string;
  };
  readonly ReviewSetting: {
    /** Whether the shop shows reviews, and lets buyers write them. */
    readonly showsReviews: boolean;
  };
  /** A saved address of an account, offered at checkout. */
  readonly SavedAddress: {
    readonly apartment: string;
    readonly city: string;
    readonly companyName?: string;
    readonly email: string;
    /** The GSTIN of the business that buys, in a shop that offers to enter one. */
    readonly gstin?: string;
    readonly id: string;
    /** True for one address: the one that the checkout preselects. */
    readonly isDefault: boolean;
    readonly name: string;
    readonly phone: string;
    readonly pinCode: string;
    readonly state: string;
    readonly streetAddress: string;
  };
  /** An address to save, with its business if there is one. */
  readonly SavedAddressRequest: {
    readonly apartment?: string;
    readonly city: string;
    readonly companyName?: string;
    readonly email: string;
    /** The GSTIN of a business buyer, with `companyName`. Spaces are ignored. */
    readonly gstin?: string;
    readonly name: string;
    readonly phone: string;
    readonly pinCode: string;
    readonly state: string;
    readonly streetAddress: string;
  };
  /** The details as stored. */
  readonly SavedProfile: {
    readonly data: {
      readonly email: string;
      readonly name: string;
      readonly phoneNumber: string;
    };
    readonly success: true;
  };
  /** A text that shoppers searched for without a result. */
  readonly SearchMiss: {
    /** How often it was searched. */
    readonly count: number;
    /** ISO 8601. */
    readonly lastAt: string;
    readonly text: string;
  };
  readonly SearchSettings: {
    readonly misses: readonly ApiSchemas['SearchMiss'][];
    readonly synonyms: readonly ApiSchemas['SearchSynonym'][];
  };
  /** Phrases that search treats as the same. */
  readonly SearchSynonym: {
    /** ISO 8601. */
    readonly changedAt: string;
    /** The staff member who changed it last; null for a default. */
    readonly changedBy: string | null;
    /** Phrases that the others also match, one way; null if all match each other. */
    readonly finds: readonly string[] | null;
    readonly id: string;
    readonly phrases: readonly string[];
  };
  readonly Seller: {
    readonly id: string;
    /** Revenue before tax, in paise. */
    readonly paise: number;
    /** @deprecated Former name of `units`, until the next minor version. */
    readonly pieces: number;
    readonly title: string;
    /** Sold units. */
    readonly units: number;
  };
  readonly SessionUser: {
    readonly email: string;
    /** Of the account; a browser keeps its cart with it. */
    readonly id?: string;
    readonly name: string;
  };
  readonly Settlement: {
    /** ISO 8601. */
    readonly at: string;
    /** Fees without GST. */
    readonly feePaise: number;
    /** GST on the fees. */
    readonly gstPaise: number;
    readonly id: string;
    /** Transferred to the bank account. */
    readonly netPaise: number;
    readonly paidPaise: number;
    /** Number of payments. */
    readonly payments: number;
    readonly refundedPaise: number;
    readonly utr: string | null;
  };
  readonly SettlementMismatch: {
    /** ISO 8601. */
    readonly at: string;
    readonly expectedPaise: number | null;
    readonly kind: 'unknown' | 'amount' | 'net' | 'gst' | 'refunds' | 'missing';
    readonly order: {
      readonly id: string;
      readonly number: string;
    } | null;
    readonly paymentId: string;
    readonly settledPaise: number | null;
    readonly settlementId: string | null;
  };
  readonly ShipPartRequest: {
    readonly courier: string;
    /** The number of a received exchange, instead of lines: the parcel contains its replacement. */
    readonly exchange?: number;
    /** New for each change: a request that is repeated with the same key is processed once. */
    readonly key: string;
    readonly lines?: readonly {
      /** The colour, or the choice of a variant; empty without either. */
      readonly color: string;
      readonly productId: string;
      readonly quantity: number;
    }[];
    readonly trackingNumber: string;
    /** The sum of the products' weights if it is omitted. */
    readonly weightGrams?: number;
  };
  readonly ShippingDetails: {
    readonly apartment?: string;
    readonly city: string;
    readonly email: string;
    readonly name: string;
    readonly phone: string;
    readonly pinCode: string;
    readonly state: string;
    readonly streetAddress: string;
  };
  readonly ShippingPriceCheck: {
    readonly rows: readonly {
      /** Value of the goods in rupees from which shipping is free; empty for never. */
      readonly free_from: string;
      /** Rupees before tax; 0 for free shipping. */
      readonly price: string;
      /** Maximum value in rupees, exclusive; empty without a limit. */
      readonly value_below: string;
      /** Minimum value of the goods in rupees, before discounts, coupon and tax, inclusive; empty for 0. */
      readonly value_from: string;
      /** Maximum weight in grams, exclusive; empty without a limit. */
      readonly weight_below: string;
      /** Minimum weight in grams, inclusive; empty for 0. */
      readonly weight_from: string;
      /** A zone of the current PIN rules; empty for any zone. */
      readonly zone: string;
    }[];
  };
  readonly ShippingPriceFault: {
    /** Empty for the whole row. */
    readonly column: string;
    readonly message: string;
    /** From 1 in a request; in a file as in a spreadsheet. Null for the whole table. */
    readonly row: number | null;
  };
  readonly ShippingPriceFile: {
    /** A file with a header row. */
    readonly csv: string;
  };
  readonly ShippingPriceResult: {
    readonly faultCount: number;
    readonly faults: readonly ApiSchemas['ShippingPriceFault'][];
    /** As they would be stored; empty if there are faults. */
    readonly rows: readonly ApiSchemas['ShippingPriceRow'][];
  };
  /** A row of the shipping price table, as the cells of a CSV file. */
  readonly ShippingPriceRow: {
    /** Value of the goods in rupees from which shipping is free; empty for never. */
    readonly free_from: string;
    /** Rupees before tax; 0 for free shipping. */
    readonly price: string;
    /** Maximum value in rupees, exclusive; empty without a limit. */
    readonly value_below: string;
    /** Minimum value of the goods in rupees, before discounts, coupon and tax, inclusive; empty for 0. */
    readonly value_from: string;
    /** Maximum weight in grams, exclusive; empty without a limit. */
    readonly weight_below: string;
    /** Minimum weight in grams, inclusive; empty for 0. */
    readonly weight_from: string;
    /** A zone of the current PIN rules; empty for any zone. */
    readonly zone: string;
  };
  /** The shipping price table. Without rows, the default shipping price applies. */
  readonly ShippingPrices: {
    readonly changedAt: string | null;
    readonly changedBy: string | null;
    /** Weight assumed for products without one. */
    readonly defaultGrams: number;
    readonly rows: readonly ApiSchemas['ShippingPriceRow'][];
    /** Incremented with each change; 0 without a table. */
    readonly version: number;
    /** The zones of the current PIN rules. */
    readonly zones: readonly string[];
  };
  readonly ShippingPricesRequest: {
    /** Weight assumed for products without one. */
    readonly defaultGrams: number;
    /** New for each change: a request that is repeated with the same key is processed once. */
    readonly key?: string;
    /** All rows; none to switch the table off. */
    readonly rows: readonly {
      /** Value of the goods in rupees from which shipping is free; empty for never. */
      readonly free_from: string;
      /** Rupees before tax; 0 for free shipping. */
      readonly price: string;
      /** Maximum value in rupees, exclusive; empty without a limit. */
      readonly value_below: string;
      /** Minimum value of the goods in rupees, before discounts, coupon and tax, inclusive; empty for 0. */
      readonly value_from: string;
      /** Maximum weight in grams, exclusive; empty without a limit. */
      readonly weight_below: string;
      /** Minimum weight in grams, inclusive; empty for 0. */
      readonly weight_from: string;
      /** A zone of the current PIN rules; empty for any zone. */
      readonly zone: string;
    }[];
    /** The version when the page was opened. */
    readonly seen: number;
  };
  readonly ShippingQuote: {
    /** True, without a price, if it depends on a PIN code that was not given. */
    readonly needsPin?: boolean;
    /** Before the coupon and tax; 0 if shipping is free. */
    readonly pricePaise?: number;
  };
  readonly ShippingQuoteRequest: {
    /** The PIN code of the address, once it is known. */
    readonly pinCode?: string;
    readonly products: readonly {
      readonly color?: string;
      readonly productId: string;
      readonly quantity: number;
    }[];
  };
  readonly ShippingRule: {
    /** Sum of rate times quantity, before discounts and tax, from which shipping is free. */
    readonly freeFromPaise: number;
    /** Before tax; taxed at the highest rate of the goods. */
    readonly pricePaise: number;
  };
  readonly ShipRequest: {
    readonly courier: string;
    readonly trackingNumber: string;
  };
  /** A published review of any product. */
  readonly ShopReview: {
    /** ISO 8601. */
    readonly at: string;
    readonly author: string;
    readonly id: string;
    readonly product: {
      /** Slug of its page. */
      readonly slug: string;
      readonly title: string;
    };
    readonly stars: number;
    /** Plain text; may have several lines. */
    readonly text: string;
    /** Empty without one. */
    readonly title: string;
  };
  readonly ShortProduct: {
    /** Available units. */
    readonly free: number;
    readonly id: string;
    readonly title: string;
  };
  readonly SigninRequest: {
    /** Sent by the form, not used. */
    readonly confirmPassword?: string;
    readonly email: string;
    /** Sent by the form, not used. */
    readonly name?: string;
    readonly password: string;
  };
  readonly SignupRequest: {
    /** Optional purposes that the person agrees to, each with the version of the notice, separated by commas: `offers@1`. `notice@1` if the notice was shown. Missing where it was not. */
    readonly consents?: string;
    readonly email: string;
    readonly name: string;
    readonly password: string;
    readonly phoneNumber: string;
  };
  readonly StaffAccount: {
    /** ISO 8601. */
    readonly createdAt: string;
    readonly createdBy: string;
    readonly disabledAt: string | null;
    readonly id: string;
    readonly invitedUntil: string | null;
    readonly name: string;
    /** Whether a password and an authenticator are set up. */
    readonly ready: boolean;
    readonly role: ApiSchemas['StaffRole'];
  };
  readonly StaffAccountRequest: {
    readonly name: string;
    readonly role: 'viewer' | 'packer' | 'shopkeeper' | 'admin';
  };
  readonly StaffAuthenticator: {
    /** In Base32. */
    readonly secret: string;
    /** `otpauth://…` */
    readonly uri: string;
  };
  readonly StaffCode: {
    readonly code: string;
  };
  /** The latest version of a content entry. */
  readonly StaffContent: {
    readonly fields: ApiSchemas['StaffContentFields'];
    /** The latest ones first. */
    readonly history: readonly ApiSchemas['StaffContentStep'][];
    readonly kind: ApiSchemas['StaffContentKind'];
    /** Whether it is published and optional. */
    readonly mayBeUnpublished: boolean;
    /** The images of the fields. */
    readonly photos: readonly {
      readonly name: string;
      readonly photo: ApiSchemas['Photo'];
    }[];
    /** Its name within the kind; of a post, its address in the shop. */
    readonly slug: string;
    readonly state: ApiSchemas['StaffContentState'];
    readonly title: string;
    /** Incremented with each change; send it with a change to detect conflicts. 0 before the first change. */
    readonly version: number;
  };
  /** A kind uses some of them; the others are empty. */
  readonly StaffContentFields: {
    /** Name of the author; may be empty. */
    readonly author: string;
    /** Publication date, YYYY-MM-DD in India. */
    readonly day: string;
    /** One line of HTML each. */
    readonly lines: readonly string[];
    /** IDs of images of the shop, in order. */
    readonly pictures: readonly string[];
    /** The texts of the images of a slider. Missing ones do not change. */
    readonly slides?: readonly {
      /** Alternative text of a hero image; title in the category carousel. */
      readonly caption: string;
      /** Path of a page; empty without a link. */
      readonly link: string;
      /** Its name in `pictures`. */
      readonly picture: string;
    }[];
    /** HTML; unsafe markup is removed. */
    readonly text: string;
    readonly title: string;
  };
  /** A content entry in the staff's list. */
  readonly StaffContentItem: {
    /** Null when no staff member has changed it. */
    readonly changedAt: string | null;
    readonly changedBy: string | null;
    readonly kind: ApiSchemas['StaffContentKind'];
    /** Its name within the kind; of a post, its address in the shop. */
    readonly slug: string;
    readonly state: ApiSchemas['StaffContentState'];
    readonly title: string;
    /** Incremented with each change; send it with a change to detect conflicts. 0 before the first change. */
    readonly version: number;
  };
  readonly StaffContentKind: 'post' | 'policy' | 'faq' | 'announcement' | 'hero' | 'banner' | 'carousel';
  readonly StaffContentList: {
    readonly items: readonly ApiSchemas['StaffContentItem'][];
    readonly page: number;
    readonly pageSize: number;
    /** Entries on all pages. */
    readonly total: number;
  };
  /** `draft`: the shop does not show it. `changed`: the shop shows an earlier version. */
  readonly StaffContentState: 'draft' | 'changed' | 'published';
  /** An action on an entry, with the version that it created. */
  readonly StaffContentStep: {
    readonly action: 'original' | 'saved' | 'published' | 'unpublished' | 'restored';
    /** ISO 8601. */
    readonly at: string;
    readonly author: string | null;
    readonly restoredFrom: number | null;
    readonly version: number;
  };
  readonly StaffCourier: {
    readonly code: string;
    readonly title: string;
  };
  /** An enquiry in the staff's list. */
  readonly StaffEnquiry: {
    /** The start of the message, at most 140 characters. */
    readonly beginning: string;
    readonly email: string;
    readonly id: string;
    readonly name: string;
    /** The enquiry number that shoppers quote. */
    readonly number: string;
    readonly phone: string;
    /** ISO 8601. */
    readonly receivedAt: string;
    readonly state: ApiSchemas['StaffEnquiryState'];
  };
  readonly StaffEnquiryDetail: {
    /** Whether the shop can send answers by email. */
    readonly canMail: boolean;
    readonly closedAt: string | null;
    readonly email: string;
    readonly events: readonly ApiSchemas['StaffEnquiryEvent'][];
    readonly id: string;
    readonly message: string;
    readonly name: string;
    /** The enquiry number that shoppers quote. */
    readonly number: string;
    readonly phone: string;
    /** ISO 8601. */
    readonly receivedAt: string;
    readonly state: ApiSchemas['StaffEnquiryState'];
  };
  readonly StaffEnquiryEvent: {
    /** ISO 8601. */
    readonly at: string;
    readonly author: string;
    readonly kind: 'note' | 'answered' | 'closed' | 'reopened';
    /** The text of a note or an answer; otherwise empty. */
    readonly text: string;
  };
  readonly StaffEnquiryList: {
    readonly items: readonly ApiSchemas['StaffEnquiry'][];
    readonly page: number;
    readonly pageSize: number;
    /** Enquiries on all pages. */
    readonly total: number;
  };
  readonly StaffEnquiryState: 'open' | 'answered' | 'closed';
  readonly StaffEnrolled: {
    /** Shown only once. */
    readonly recoveryCodes: readonly string[];
  };
  /** The user has signed in; the cookie contains the session. */
  readonly StaffEntry: {
    /** False while the authenticator is not set up. */
    readonly enrolled: boolean;
  };
  readonly StaffExchange: {
    readonly actions: readonly ApiSchemas['ExchangeAction'][];
    /** ISO 8601. */
    readonly at: string;
    /** ISO 8601. Until when the replacement is reserved. */
    readonly awaitedUntil?: string;
    /** The returned units, such as `1 × Dot journal, Green / A5`. */
    readonly item: string;
    /** Numbered from 1 within the order. */
    readonly number: number;
    /** The number of the parcel with the replacement. */
    readonly parcel?: number;
    readonly reason: string;
    /** The units that replace them. */
    readonly replacement: string;
    /** Whether the received units go back on sale with the replacement. */
    readonly restocks?: boolean;
    readonly state: ApiSchemas['ExchangeState'];
    /** The weight of the replacement; omitted if it is unknown. */
    readonly weightGrams?: number;
  };
  readonly StaffInvitation: {
    readonly id: string;
    /** Shown only once; only its hash is stored. */
    readonly invitation: string;
    /** ISO 8601. */
    readonly until: string;
  };
  readonly StaffInvitationAccept: {
    readonly invitation: string;
    readonly password: string;
  };
  readonly StaffLogEntry: {
    readonly action: string;
    readonly actor: string;
    /** ISO 8601. */
    readonly at: string;
    /** Details to display. */
    readonly detail: {
      readonly [key: string]: unknown;
    };
    readonly id: number;
  };
  readonly StaffMe: {
    /** Whether the shop sends email. */
    readonly canMail?: boolean;
    /** False while the authenticator is not set up. */
    readonly enrolled: boolean;
    readonly name: string;
    /** Number of codes left. */
    readonly recoveryCodes: number;
    /** Rights of the role. */
    readonly rights: readonly ApiSchemas['StaffRight'][];
    readonly role: ApiSchemas['StaffRole'];
  };
  readonly StaffNewPasskey: {
    /** The new credential (`RegistrationResponseJSON`). */
    readonly credential: {
      readonly id: string;
      readonly rawId: string;
      readonly response: {
        readonly attestationObject: string;
        readonly clientDataJSON: string;
        readonly transports?: readonly string[];
      };
      readonly type: 'public-key';
    };
    readonly name: string;
  };
  /** An order in the staff's list. */
  readonly StaffOrder: {
    readonly city: string;
    /** True if it is paid in cash on delivery. */
    readonly cod?: boolean;
    readonly courier: string | null;
    readonly email: string;
    readonly emailProblem: ApiSchemas['EmailProblem'] | null;
    readonly exchange?: ApiSchemas['ExchangeState'];
    readonly id: string;
    readonly name: string;
    /** The order number that shoppers quote. */
    readonly number: string;
    /** ISO 8601. When it was paid; with cash on delivery when it was confirmed, and until then when it was ordered. */
    readonly paidAt: string;
    readonly phone: string;
    /** @deprecated Former name of `units`, until the next minor version. */
    readonly pieces: number;
    readonly status: ApiSchemas['StaffOrderStatus'];
    /** The paid amount, in paise. */
    readonly totalPaise: number;
    readonly trackingNumber: string | null;
    /** Ordered units of all products. */
    readonly units: number;
  };
  readonly StaffOrderCod: {
    /** The collected cash in paise; null until then. */
    readonly collectedPaise: number | null;
    /** ISO 8601. Omitted once it is confirmed. */
    readonly confirmBefore?: string;
    /** To collect on delivery, or to claim from a delivered order; 0 once it is collected, in paise. */
    readonly duePaise: number;
    /** The earliest first. */
    readonly remittances: readonly {
      /** Negative for a correction, in paise. */
      readonly amountPaise: number;
      readonly author: string;
      /** A day in India. */
      readonly day: string;
      readonly reference: string;
    }[];
    /** The part of it that has reached the shop, in paise. */
    readonly remittedPaise: number;
    /** Refunds to transfer to the shopper, in paise. */
    readonly toTransferPaise: number;
  };
  readonly StaffOrderDetail: {
    /** The actions that the state machine and the user's role allow. */
    readonly actions: readonly ApiSchemas['OrderAction'][];
    readonly address: {
      readonly apartment: string;
      readonly city: string;
      readonly email: string;
      readonly name: string;
      readonly phone: string;
      readonly pinCode: string;
      readonly state: string;
      readonly streetAddress: string;
    };
    readonly cashFee?: ApiSchemas['ChargedFee'];
    readonly cod?: ApiSchemas['StaffOrderCod'];
    readonly coupon?: ApiSchemas['ChargedCoupon'];
    readonly courier: string | null;
    readonly creditNotes: readonly ApiSchemas['CreditNote'][];
    readonly emailProblem: ApiSchemas['EmailProblem'] | null;
    readonly events: readonly ApiSchemas['StaffOrderEvent'][];
    /** Lines that can be exchanged for another variant; omitted if there are none. */
    readonly exchangeOptions?: readonly ApiSchemas['ExchangeOption'][];
    /** By number; omitted if there are none. */
    readonly exchanges?: readonly ApiSchemas['StaffExchange'][];
    readonly giftCard?: ApiSchemas['UsedGiftCard'];
    /** Refunds to the gift card; omitted if there are none. */
    readonly giftCardRefunds?: readonly ApiSchemas['GiftCardRefund'][];
    readonly id: string;
    readonly invoice: ApiSchemas['Invoice'] | null;
    readonly lines: readonly ApiSchemas['StaffOrderLine'][];
    readonly number: string;
    /** ISO 8601. When it was paid; with cash on delivery when it was confirmed, and until then when it was ordered. */
    readonly paidAt: string;
    /** By number; omitted if there are none. */
    readonly parcels?: readonly ApiSchemas['StaffParcel'][];
    readonly payments: readonly ApiSchemas['StaffPayment'][];
    readonly refunds: readonly ApiSchemas['StaffRefund'][];
    readonly returnRequest: ApiSchemas['StaffReturnRequest'] | null;
    readonly shipping?: ApiSchemas['ChargedShipping'];
    readonly status: ApiSchemas['StaffOrderStatus'];
    /** Goods, shipping and fee less the coupon, in paise. */
    readonly subtotalPaise: number;
    /** Tax by rate, lowest first; adds up to `taxPaise`. */
    readonly taxes: readonly {
      /** Percent. */
      readonly gstRate: number;
      readonly taxablePaise: number;
      readonly taxPaise: number;
    }[];
    /** GST, in paise. */
    readonly taxPaise: number;
    /** The paid amount, in paise. */
    readonly totalPaise: number;
    readonly trackingNumber: string | null;
  };
  readonly StaffOrderEvent: {
    /** ISO 8601. */
    readonly at: string;
    /** A staff member, or `the shopper`; null for the shop itself. */
    readonly author: string | null;
    readonly detail: {
      /** For a refund, or for cash, in paise. */
      readonly amountPaise?: number;
      readonly courier?: string;
      /** For a refund. */
      readonly creditNote?: string;
      /** For a remittance. */
      readonly day?: string;
      /** The corrected address. */
      readonly email?: string;
      /** True when links in emails to the previous address stopped working. */
      readonly endsLinks?: boolean;
      /** The number of an exchange. */
      readonly exchange?: number;
      readonly exchangeState?: ApiSchemas['ExchangeState'];
      /** The part of a refund that went to the gift card, in paise. */
      readonly giftCardPaise?: number;
      /** For a refund or a parcel. */
      readonly items?: readonly string[];
      /** The number of the parcel, if it is one of several. */
      readonly parcel?: number;
      /** @deprecated Former name of `items`, until the next minor version. */
      readonly pieces?: readonly string[];
      readonly previousEmail?: string;
      readonly reason?: string;
      /** For a remittance, a transfer or claimed cash. */
      readonly reference?: string;
      /** For an exchange. */
      readonly replacement?: string;
      /** True when emails were sent again. */
      readonly resent?: boolean;
      readonly restocked?: boolean;
      readonly text?: string;
      readonly trackingNumber?: string;
    };
    /** A state, `note`, `refund`, `return-requested`, `exchange`, `linked`, `email-corrected`, `collected`, `remitted`, `transferred`, `parcel-shipped`, `parcel-delivered` or `parcel-returned`. */
    readonly kind: string;
  };
  readonly StaffOrderLine: {
    /** The colour, or the choice of a variant; empty without either. */
    readonly color: string;
    /** Its coupon discount; omitted if none. */
    readonly couponPaise?: number;
    /** Percent of GST at the time of the order. */
    readonly gstRate: number;
    readonly hsnCode: string | null;
    /** Units in parcels; omitted if there are none. */
    readonly inParcels?: number;
    readonly mainPhoto: ApiSchemas['Photo'];
    /** Rupees per unit, after discount. */
    readonly price: number;
    readonly productId: string;
    readonly quantity: number;
    /** Refunded units; omitted if none. */
    readonly refunded?: number;
    readonly slugProduct: string;
    /** At the time of the order. */
    readonly title: string;
    /** Units that were or will be shipped. */
    readonly toSend: number;
    readonly totalPaise: number;
    readonly unitPaise: number;
    /** The current weight of one unit; omitted if it is unknown. */
    readonly weightGrams?: number;
  };
  readonly StaffOrderList: {
    readonly items: readonly ApiSchemas['StaffOrder'][];
    readonly page: number;
    readonly pageSize: number;
    /** Orders on all pages. */
    readonly total: number;
    /** Their total, in paise. */
    readonly totalPaise: number;
  };
  readonly StaffOrderStatus:
    | 'unconfirmed'
    | 'placed'
    | 'packed'
    | 'shipped'
    | 'delivered'
    | 'cancelled'
    | 'returned'
    | 'review'
    | 'refund_pending'
    | 'refunded';
  /** A parcel of an order. */
  readonly StaffParcel: {
    /** The actions that the parcel's state and the user's role allow. */
    readonly actions: readonly ApiSchemas['ParcelAction'][];
    /** Whether the cash of the order is collected with it. */
    readonly collectsCash?: true;
    readonly courier: string;
    /** ISO 8601. */
    readonly deliveredAt: string | null;
    /** The number of the exchange whose replacement it contains. */
    readonly exchange?: number;
    readonly lines: readonly {
      readonly color: string;
      readonly productId: string;
      readonly quantity: number;
      readonly title: string;
    }[];
    /** Numbered from 1 within the order. */
    readonly number: number;
    /** Latest first. */
    readonly reports: readonly ApiSchemas['ParcelReport'][];
    /** ISO 8601. */
    readonly shippedAt: string | null;
    readonly state: ApiSchemas['ParcelState'];
    readonly trackingNumber: string | null;
    readonly trackingUrl?: string;
    /** Null if it is unknown. */
    readonly weightGrams: number | null;
  };
  readonly StaffPasskey: {
    /** ISO 8601. */
    readonly createdAt: string;
    readonly id: string;
    readonly name: string;
    readonly usedAt: string | null;
  };
  /** Valid for five minutes, for one response. */
  readonly StaffPasskeyOptions: {
    /** For `navigator.credentials`, as JSON. */
    readonly options: {
      readonly challenge: string;
    } & {
      readonly [key: string]: unknown;
    };
  };
  readonly StaffPasskeyOptionsRequest: {
    readonly current: string;
  };
  readonly StaffPasskeyRemoval: {
    readonly id: string;
  };
  readonly StaffPasskeySignIn: {
    /** The credential of the sign-in (`AuthenticationResponseJSON`). */
    readonly credential: {
      readonly id: string;
      readonly rawId: string;
      readonly response: {
        readonly authenticatorData: string;
        readonly clientDataJSON: string;
        readonly signature: string;
        readonly userHandle?: string;
      };
      readonly type: 'public-key';
    };
  };
  readonly StaffPasswordRequest: {
    readonly current: string;
    readonly password: string;
  };
  readonly StaffPayment: {
    /** The captured amount, in paise. */
    readonly amountPaise: number;
    /** ISO 8601. */
    readonly at: string;
    /** The provider's id. */
    readonly id: string;
    readonly method: string | null;
    /** The refunded amount, in paise. */
    readonly refundedPaise: number;
    readonly status: string;
  };
  readonly StaffPhoto: {
    /** The ID of a built-in or uploaded image, or an https address with its size. */
    readonly name: string;
    readonly photo: ApiSchemas['Photo'];
  };
  /** A product in the staff's list. */
  readonly StaffProduct: {
    /** Whether the shop shows and sells it. */
    readonly active: boolean;
    /** When it was archived; null for products of the list. */
    readonly archivedAt?: string | null;
    /** Its slug. */
    readonly category: string;
    /** The staff member who changed it last; null for a file of the operator. */
    readonly changedBy: string | null;
    /** @deprecated Former name of `productCode`, until the next minor version. */
    readonly code: string | null;
    readonly countryOfOrigin?: string | null;
    /** The discount, in basis points. */
    readonly discountBp: number;
    readonly discountFrom?: string | null;
    readonly discountUntil?: string | null;
    readonly id: string;
    readonly importer?: string | null;
    readonly photo: ApiSchemas['Photo'];
    readonly productCode: string | null;
    /** The full price of a unit, in paise. */
    readonly ratePaise: number;
    /** Units that open orders hold. */
    readonly reserved: number;
    /** Its address in the shop, and its key in files; it never changes. */
    readonly slug: string;
    /** Units in stock, including those of open orders. */
    readonly stock: number;
    readonly title: string;
    /** The price after the discount, in paise. */
    readonly unitPaise: number;
    /** ISO 8601. */
    readonly updatedAt: string;
    /** For a product with variants, which have the stock and the prices. */
    readonly variantCount?: number;
    /** Incremented with each change; send it with a change to detect conflicts. */
    readonly version: number;
  };
  readonly StaffProductDetail: {
    /** Whether the shop shows and sells it. */
    readonly active: boolean;
    /** When it was archived; null for products of the list. */
    readonly archivedAt?: string | null;
    readonly brand: string | null;
    /** Its slug. */
    readonly category: string;
    /** The staff member who changed it last; null for a file of the operator. */
    readonly changedBy: string | null;
    /** @deprecated Former name of `productCode`, until the next minor version. */
    readonly code: string | null;
    readonly colors: readonly string[];
    /** Sanitised HTML. */
    readonly contact: string;
    readonly countryOfOrigin?: string | null;
    /** ISO 8601. */
    readonly createdAt: string;
    /** Sanitised HTML. */
    readonly description: string;
    /** The discount, in basis points. */
    readonly discountBp: number;
    readonly discountFrom?: string | null;
    readonly discountUntil?: string | null;
    /** Sanitised HTML. */
    readonly faq: string;
    /** Value of the gift card that a unit is; null for other goods, in paise. */
    readonly giftCardPaise?: number | null;
    /** GST, in basis points. */
    readonly gstBp: number;
    /** @deprecated Former name of `hsnCode`, until the next minor version. */
    readonly hsn: string | null;
    readonly hsnCode: string | null;
    readonly id: string;
    readonly importer?: string | null;
    /** Maximum retail price of a unit with all taxes, in paise. */
    readonly mrpPaise?: number | null;
    readonly netQuantity?: string | null;
    readonly options?: readonly ApiSchemas['ProductOption'][];
    readonly photo: ApiSchemas['Photo'];
    readonly photos: readonly ApiSchemas['StaffPhoto'][];
    readonly productCode: string | null;
    /** The full price of a unit, in paise. */
    readonly ratePaise: number;
    /** Units that open orders hold. */
    readonly reserved: number;
    /** Its address in the shop, and its key in files; it never changes. */
    readonly slug: string;
    /** Units in stock, including those of open orders. */
    readonly stock: number;
    /** The latest ones first. */
    readonly stockChanges: readonly ApiSchemas['StockChange'][];
    readonly subcategory: string | null;
    readonly theme: string | null;
    readonly title: string;
    /** The price after the discount, in paise. */
    readonly unitPaise: number;
    /** ISO 8601. */
    readonly updatedAt: string;
    readonly variant: string | null;
    /** For a product with variants, which have the stock and the prices. */
    readonly variantCount?: number;
    readonly variants?: readonly ApiSchemas['StaffVariant'][];
    /** Incremented with each change; send it with a change to detect conflicts. */
    readonly version: number;
    /** Shoppers who wait for an email when it is back or costs less, including those of its variants. Missing if there are none. */
    readonly waiting?: {
      readonly price: number;
      readonly stock: number;
    };
    /** Weight of one unit with its packaging. */
    readonly weightGrams?: number | null;
  };
  readonly StaffProductList: {
    readonly items: readonly ApiSchemas['StaffProduct'][];
    readonly page: number;
    readonly pageSize: number;
    /** Products on all pages. */
    readonly total: number;
  };
  readonly StaffRefund: {
    /** The amount to refund, in paise. */
    readonly amountPaise: number;
    /** ISO 8601. */
    readonly at: string;
    /** For cash: by a bank transfer, or not collected. Omitted for the provider. */
    readonly method?: 'transfer' | 'waived';
    readonly paymentId: string;
    readonly reason: string;
    /** For a recorded transfer. */
    readonly reference?: string;
    /** `pending`, `processed`, `failed`, or `replaced` by a later one. */
    readonly status: string;
  };
  readonly StaffReturnRequest: {
    /** ISO 8601. */
    readonly at: string;
    readonly reason: string;
  };
  /** A review in the staff's list. */
  readonly StaffReview: {
    /** As the shop shows it. */
    readonly author: string;
    /** The start of the text, at most 140 characters. */
    readonly beginning: string;
    readonly id: string;
    readonly product: {
      readonly id: string;
      readonly slug: string;
      readonly title: string;
    };
    /** Reports by visitors since staff last decided; several from a network count once. */
    readonly reports: number;
    readonly stars: number;
    readonly state: 'waiting' | 'published' | 'rejected';
    /** Empty without one. */
    readonly title: string;
    /** ISO 8601. When it was written or last changed. */
    readonly writtenAt: string;
  };
  readonly StaffReviewDetail: {
    /** As the shop shows it. */
    readonly author: string;
    readonly customer: {
      /** The id of the account. */
      readonly id: string;
      readonly name: string;
    };
    /** When it was last published or rejected. */
    readonly decidedAt: string | null;
    readonly id: string;
    readonly order: {
      readonly id: string;
      readonly number: string;
    };
    readonly product: {
      readonly id: string;
      readonly slug: string;
      readonly title: string;
    };
    /** Why it was rejected. */
    readonly reason: string | null;
    readonly reply: string | null;
    /** Reports by visitors since staff last decided; several from a network count once. */
    readonly reports: number;
    readonly stars: number;
    readonly state: 'waiting' | 'published' | 'rejected';
    readonly text: string;
    /** Empty without one. */
    readonly title: string;
    /** Incremented with each change by the author; send it with a decision, so that it is about the text that was read. */
    readonly version: number;
    /** ISO 8601. When it was written or last changed. */
    readonly writtenAt: string;
  };
  readonly StaffReviewList: {
    readonly items: readonly ApiSchemas['StaffReview'][];
    readonly page: number;
    readonly pageSize: number;
    /** Reviews on all pages. */
    readonly total: number;
  };
  readonly StaffRight: 'read' | 'pack' | 'keep' | 'administer';
  readonly StaffRole: 'viewer' | 'packer' | 'shopkeeper' | 'admin';
  readonly StaffRoleRequest: {
    readonly role: 'viewer' | 'packer' | 'shopkeeper' | 'admin';
  };
  readonly StaffSecondFactorRequest: {
    readonly name: string;
    readonly password: string;
  };
  readonly StaffSession: {
    /** Its user agent. */
    readonly browser: string;
    /** ISO 8601. */
    readonly createdAt: string;
    /** Whether it is the session of this request. */
    readonly current: boolean;
    readonly id: string;
    /** ISO 8601. */
    readonly lastSeen: string;
  };
  readonly StaffSetUp: {
    /** From the file `office-key` in the data folder. */
    readonly key: string;
    readonly name: string;
    readonly password: string;
  };
  readonly StaffSignIn: {
    readonly code?: string;
    readonly name: string;
    readonly password: string;
  };
  readonly StaffStorefront: {
    readonly home: {
      readonly changedAt: string | null;
      readonly changedBy: string | null;
      /** Null for the default. */
      readonly value:
        | readonly {
            readonly hidden: boolean;
            /** Its remote and its module, such as `content/reviews`. */
            readonly name: string;
          }[]
        | null;
      /** Incremented with each change; send it with a change to detect conflicts. 0 before the first. */
      readonly version: number;
    };
    readonly menu: {
      readonly changedAt: string | null;
      readonly changedBy: string | null;
      /** Null for the default. */
      readonly value:
        | readonly {
            readonly label: string;
            /** The mega menu that it opens. */
            readonly menu: ('product' | 'theme' | 'brand') | null;
            /** Path of a page of the shop. */
            readonly to: string;
          }[]
        | null;
      /** Incremented with each change; send it with a change to detect conflicts. 0 before the first. */
      readonly version: number;
    };
    readonly mobile: {
      readonly changedAt: string | null;
      readonly changedBy: string | null;
      /** Null for the default. */
      readonly value: {
        /** Instead of all brands. */
        readonly brands:
          | readonly {
              readonly label: string;
              /** Path of a page of the shop. */
              readonly to: string;
            }[]
          | null;
        /** Instead of all categories in the mobile menu; null for all. */
        readonly categories:
          | readonly {
              readonly label: string;
              /** Path of a page of the shop. */
              readonly to: string;
            }[]
          | null;
        /** Instead of all themes. */
        readonly themes:
          | readonly {
              readonly label: string;
              /** Path of a page of the shop. */
              readonly to: string;
            }[]
          | null;
      } | null;
      /** Incremented with each change; send it with a change to detect conflicts. 0 before the first. */
      readonly version: number;
    };
  };
  readonly StaffVariant: {
    /** In basis points. */
    readonly discountBp: number;
    readonly discountFrom?: string | null;
    readonly discountUntil?: string | null;
    /** Whether the shop offers it while its product is on sale. */
    readonly enabled: boolean;
    /** In basis points. */
    readonly gstBp: number;
    readonly hsnCode: string | null;
    readonly id: string;
    readonly photo: ApiSchemas['Photo'];
    /** Its own photos; empty if it shows its product’s. */
    readonly photos: readonly ApiSchemas['StaffPhoto'][];
    readonly productCode: string | null;
    /** The full price of a unit, in paise. */
    readonly ratePaise: number;
    /** False if it has a stock history or was ordered. */
    readonly removable: boolean;
    /** Units that open orders hold. */
    readonly reserved: number;
    readonly slug: string;
    /** Units in stock, including those of open orders. */
    readonly stock: number;
    /** The choice as one text, such as "Green / A5". */
    readonly text: string;
    /** The price after the discount, in paise. */
    readonly unitPaise: number;
    /** The value of each option, in their order. */
    readonly values: readonly string[];
    readonly version: number;
    /** Weight of one unit; null if it weighs as much as its product. */
    readonly weightGrams?: number | null;
  };
  readonly StartExchangeRequest: {
    /** The choice of the bought variant. */
    readonly color: string;
    /** New for each change: a request that is repeated with the same key is processed once. */
    readonly key: string;
    readonly productId: string;
    readonly quantity: number;
    readonly reason: string;
    /** The id of the wanted variant. */
    readonly variantId: string;
  };
  readonly StockChange: {
    /** ISO 8601. */
    readonly at: string;
    readonly author: string | null;
    readonly kind: string;
    /** The id of an order. */
    readonly order: string | null;
    readonly reason: string | null;
    /** Change in units that orders hold. */
    readonly reserved: number;
    /** Change in units. */
    readonly stock: number;
    /** The variant whose stock changed. */
    readonly variant?: string;
  };
  readonly StockRequest: {
    /** `by`: the change in units. `to`: the counted quantity. */
    readonly change: 'by' | 'to';
    /** New for each change: a request that is repeated with the same key is processed once. */
    readonly key?: string;
    /** @deprecated Former name of `units`, until the next minor version. */
    readonly pieces?: number;
    readonly reason: string;
    readonly units: number;
  };
  /** Changes by staff to menus, the home page, delivery, prices, payment and notices; empty by default. */
  readonly Storefront: {
    /** True if the checkout offers to enter a GSTIN. */
    readonly businessBuyers?: boolean;
    readonly cod?: {
      /** How long an order waits for its confirmation. */
      readonly confirmHours: number;
      /** The fee before tax; taxed at the highest rate of the goods. */
      readonly feePaise: number;
      /** The maximum amount to pay in cash, with the fee and tax. */
      readonly maxPaise?: number;
      /** The minimum amount to pay in cash, with the fee and tax. */
      readonly minPaise?: number;
    };
    readonly consent?: ApiSchemas['ConsentNotices'];
    readonly delivery?: {
      /** True if addresses may be in all states and union territories of India. */
      readonly allStates?: boolean;
      /** True if pages offer to check a PIN code. */
      readonly checksPins?: boolean;
      /** Only if the shop has a shipping price table: whether prices depend only on the cart, or also on the PIN code. */
      readonly shippingBy?: 'cart' | 'pin';
    };
    /** True if the shop sells gift cards. */
    readonly giftCards?: boolean;
    readonly home?: readonly {
      readonly hidden: boolean;
      /** Its remote and its module, such as `content/reviews`. */
      readonly name: string;
    }[];
    readonly menu?: readonly {
      readonly label: string;
      /** The mega menu that it opens. */
      readonly menu: ('product' | 'theme' | 'brand') | null;
      /** Path of a page of the shop. */
      readonly to: string;
    }[];
    readonly mobile?: {
      /** Instead of all brands. */
      readonly brands:
        | readonly {
            readonly label: string;
            /** Path of a page of the shop. */
            readonly to: string;
          }[]
        | null;
      /** Instead of all categories in the mobile menu; null for all. */
      readonly categories:
        | readonly {
            readonly label: string;
            /** Path of a page of the shop. */
            readonly to: string;
          }[]
        | null;
      /** Instead of all themes. */
      readonly themes:
        | readonly {
            readonly label: string;
            /** Path of a page of the shop. */
            readonly to: string;
          }[]
        | null;
    };
    /** True if pages show prices with GST. */
    readonly pricesWithTax?: boolean;
    readonly rating?: ApiSchemas['ProductRating'];
  };
  readonly Success: {
    readonly message?: string;
    readonly success: boolean;
  };
  readonly SynonymRequest: {
    /** Phrases that the others also match, one way; null if all match each other. */
    readonly finds: readonly string[] | null;
    readonly phrases: readonly string[];
  };
  /** Categories, themes and brands, in the order of the menus. */
  readonly Taxonomy: {
    readonly brands: readonly ApiSchemas['TaxonomyName'][];
    readonly categories: readonly ApiSchemas['TaxonomyName'][];
    readonly themes: readonly ApiSchemas['TaxonomyName'][];
  };
  readonly TaxonomyChange: {
    readonly comingSoon: boolean;
    /** Name of a theme’s drawing. */
    readonly motif: string | null;
    readonly name: string;
    /** Name of an image; null for the image of the newest product. */
    readonly picture: string | null;
    /** Of a category or theme; derived from the name when empty, and for brands. */
    readonly slug: string;
    /** Of a category, in their order; those that are missing are removed. */
    readonly subcategories: readonly {
      readonly name: string;
      /** Its current slug; null for a new one. */
      readonly slug: string | null;
    }[];
    /** Version when it was opened. */
    readonly version: number;
  };
  /** A category, theme or brand. */
  readonly TaxonomyName: {
    readonly changedBy: string | null;
    /** Whether menus show it without links. */
    readonly comingSoon: boolean;
    readonly id: string;
    readonly motif: string | null;
    readonly name: string;
    /** Path of its page. */
    readonly path: string;
    readonly picture: ApiSchemas['StaffPhoto'] | null;
    /** Products, including withdrawn ones. */
    readonly products: number;
    /** Its name in files, and in the address of a category or theme. */
    readonly slug: string;
    /** Of a category, in their order. */
    readonly subcategories: readonly ApiSchemas['TaxonomySubcategory'][];
    /** Incremented with each change; send it with a change to detect conflicts. */
    readonly version: number;
  };
  /** All ids of a kind, in their new order. */
  readonly TaxonomyOrder: {
    readonly ids: readonly string[];
  };
  readonly TaxonomySubcategory: {
    readonly name: string;
    /** Products, including withdrawn ones. */
    readonly products: number;
    readonly slug: string;
  };
  readonly Theme: {
    readonly _id: string;
    /** Present when menus show it as "Coming Soon", without links. */
    readonly comingSoon?: boolean;
    /** Name of the theme’s illustration. */
    readonly motif?: string;
    readonly photo?: ApiSchemas['Photo'];
    readonly themeName: string;
    readonly themeSlug: string;
  };
  readonly TransferRequest: {
    /** The amount that the staff member was shown; 409 if it has changed, in paise. */
    readonly amountPaise: number;
    /** New for each change: a request that is repeated with the same key is processed once. */
    readonly key: string;
    readonly reference: string;
  };
  readonly UsedGiftCard: {
    /** The part of the total that it pays. */
    readonly amountPaise: number;
    /** The last four characters of its code. */
    readonly lastFour: string;
  };
  readonly User: {
    /** ISO 8601. */
    readonly createdAt: string;
    readonly email: string;
    readonly name: string;
    readonly orderDetail: readonly ApiSchemas['OrderEntry'][];
    readonly phoneNumber: string;
  };
  readonly VariantRequest: {
    readonly discountBp: number;
    /** When the discount begins, as an instant in ISO 8601. Without one it begins immediately. */
    readonly discountFrom?: string | null;
    /** When the discount ends, as an instant in ISO 8601. Without one it does not end. */
    readonly discountUntil?: string | null;
    readonly enabled: boolean;
    /** One of the GST rates for goods. */
    readonly gstBp: number;
    readonly hsnCode: string | null;
    /** Names of images, the main one first; empty for the photos of the product. */
    readonly photos: readonly string[];
    readonly productCode: string | null;
    readonly ratePaise: number;
    /** Version of the variant when it was opened. */
    readonly version: number;
    readonly weightGrams?: number | null;
  };
}

/**
 * The API as its OpenAPI document describes it, by method and path below `/api/v1`: each operation as a function from the parts of
 * its request to the JSON of its response. Types only.
 */
export interface ApiCalls {
  readonly get: {
    readonly '/account-settings': (request: unknown) => { readonly data: ApiSchemas['AccountSettings'] };
    readonly '/banner': (request: unknown) => { readonly data: readonly ApiSchemas['Banner'][] };
    readonly '/blog': (request: { readonly query?: { readonly fields?: 'card' } }) => {
      readonly data: readonly ApiSchemas['BlogPost'][];
    };
    readonly '/blog/{slugOrId}': (request: { readonly path: { readonly slugOrId: string } }) => {
      readonly data: ApiSchemas['BlogPost'];
    };
    readonly '/brand': (request: unknown) => { readonly data: readonly ApiSchemas['Brand'][] };
    readonly '/content/{key}': (request: { readonly path: { readonly key: string } }) => {
      readonly data: readonly ApiSchemas['ContentItem'][];
    };
    readonly '/coupon': (request: unknown) => { readonly data: ApiSchemas['CouponState'] };
    readonly '/delivery': (request: { readonly query: { readonly pin: string } }) => {
      readonly data: ApiSchemas['PinCheck'] | null;
    };
    readonly '/dynamic/page/section/{sectionKey}': (request: {
      readonly path: { readonly sectionKey: string };
    }) => { readonly data: readonly ApiSchemas['PageSection'][] };
    readonly '/hero-slide': (request: unknown) => { readonly data: readonly ApiSchemas['HeroSlide'][] };
    readonly '/order/{publicId}': (request: { readonly path: { readonly publicId: string } }) => {
      readonly data: ApiSchemas['PlacedOrder'];
    };
    readonly '/order/{publicId}/page': (request: { readonly path: { readonly publicId: string } }) => {
      readonly data: ApiSchemas['OrderPage'];
    };
    readonly '/payment/key': (request: unknown) => ApiSchemas['PaymentKey'];
    readonly '/policy/{slug}': (request: { readonly path: { readonly slug: string } }) => {
      readonly data: readonly ApiSchemas['ContentItem'][];
    };
    readonly '/product': (request: {
      readonly query?: {
        readonly after?: string;
        readonly availability?: string;
        readonly brands?: string;
        readonly categories?: string;
        readonly category?: string;
        readonly colors?: string;
        readonly fields?: 'card' | 'page';
        readonly limit?: number;
        readonly origins?: string;
        readonly page?: number;
        readonly prices?: string;
        readonly sort?: string;
        readonly themes?: string;
      };
    }) => { readonly data: ApiSchemas['ProductPage'] | ApiSchemas['ProductCardPage'] };
    readonly '/product/{id}/own-review': (request: { readonly path: { readonly id: string } }) => {
      readonly data: ApiSchemas['OwnReviewState'];
    };
    readonly '/product/{id}/reviews': (request: {
      readonly path: { readonly id: string };
      readonly query?: { readonly page?: number };
    }) => { readonly data: ApiSchemas['ProductReviews'] };
    readonly '/product/brand/{brand}': (request: {
      readonly path: { readonly brand: string };
      readonly query?: {
        readonly after?: string;
        readonly availability?: string;
        readonly brands?: string;
        readonly categories?: string;
        readonly category?: string;
        readonly colors?: string;
        readonly fields?: 'card' | 'page';
        readonly limit?: number;
        readonly origins?: string;
        readonly page?: number;
        readonly prices?: string;
        readonly sort?: string;
        readonly themes?: string;
      };
    }) => { readonly data: ApiSchemas['ProductPage'] | ApiSchemas['ProductCardPage'] };
    readonly '/product/cards': (request: { readonly query: { readonly ids: string } }) => {
      readonly data: readonly ApiSchemas['ProductCard'][];
    };
    readonly '/product/category/{category}/{subcategory}': (request: {
      readonly path: { readonly category: string; readonly subcategory: string };
      readonly query?: {
        readonly after?: string;
        readonly availability?: string;
        readonly brands?: string;
        readonly categories?: string;
        readonly category?: string;
        readonly colors?: string;
        readonly fields?: 'card' | 'page';
        readonly limit?: number;
        readonly origins?: string;
        readonly page?: number;
        readonly prices?: string;
        readonly sort?: string;
        readonly themes?: string;
      };
    }) => { readonly data: ApiSchemas['ProductPage'] | ApiSchemas['ProductCardPage'] };
    readonly '/product/detail1/{id}': (request: { readonly path: { readonly id: string } }) => {
      readonly data: ApiSchemas['Product'];
    };
    readonly '/product/facets': (request: {
      readonly query?: {
        readonly availability?: string;
        readonly brands?: string;
        readonly categories?: string;
        readonly category?: string;
        readonly colors?: string;
        readonly inCategory?: string;
        readonly inSubcategory?: string;
        readonly ofBrand?: string;
        readonly ofTheme?: string;
        readonly origins?: string;
        readonly prices?: string;
        readonly q?: string;
        readonly themes?: string;
      };
    }) => { readonly data: ApiSchemas['ListFacets'] };
    readonly '/product/lines': (request: { readonly query: { readonly ids: string } }) => {
      readonly data: readonly ApiSchemas['LineFact'][];
    };
    readonly '/product/search': (request: {
      readonly query: {
        readonly availability?: string;
        readonly brands?: string;
        readonly categories?: string;
        readonly category?: string;
        readonly colors?: string;
        readonly fields?: 'card' | 'page';
        readonly limit?: number;
        readonly origins?: string;
        readonly page?: number;
        readonly prices?: string;
        readonly q: string;
        readonly sort?: string;
        readonly themes?: string;
      };
    }) => { readonly data: ApiSchemas['ProductPage'] | ApiSchemas['ProductCardPage'] };
    readonly '/product/search/query': (request: {
      readonly query?: { readonly fields?: 'card' | 'page'; readonly limit?: number; readonly q?: string };
    }) => { readonly data: readonly ApiSchemas['Product'][] | readonly ApiSchemas['ProductCard'][] };
    readonly '/product/theme/{theme}': (request: {
      readonly path: { readonly theme: string };
      readonly query?: {
        readonly after?: string;
        readonly availability?: string;
        readonly brands?: string;
        readonly categories?: string;
        readonly category?: string;
        readonly colors?: string;
        readonly fields?: 'card' | 'page';
        readonly limit?: number;
        readonly origins?: string;
        readonly page?: number;
        readonly prices?: string;
        readonly sort?: string;
        readonly themes?: string;
      };
    }) => { readonly data: ApiSchemas['ProductPage'] | ApiSchemas['ProductCardPage'] };
    readonly '/productcategory': (request: unknown) => {
      readonly data: readonly ApiSchemas['ProductCategory'][];
    };
    readonly '/redirect': (request: { readonly query: { readonly path: string } }) => {
      readonly data: ApiSchemas['MovedPage'] | null;
    };
    readonly '/reviews/newest': (request: unknown) => { readonly data: readonly ApiSchemas['ShopReview'][] };
    readonly '/shipping-rule': (request: unknown) => { readonly data: ApiSchemas['ShippingRule'] | null };
    readonly '/staff/accounts': (request: unknown) => {
      readonly data: readonly ApiSchemas['StaffAccount'][];
    };
    readonly '/staff/business-setting': (request: unknown) => {
      readonly data: ApiSchemas['BusinessSetting'];
    };
    readonly '/staff/cod-setting': (request: unknown) => { readonly data: ApiSchemas['CodSetting'] };
    readonly '/staff/consent-setting': (request: unknown) => { readonly data: ApiSchemas['ConsentSetting'] };
    readonly '/staff/content': (request: {
      readonly query?: {
        readonly kind?: 'post' | 'policy' | 'faq' | 'announcement' | 'hero' | 'banner' | 'carousel';
        readonly page?: number;
        readonly pageSize?: number;
        readonly search?: string;
        readonly state?: 'draft' | 'changed' | 'published';
      };
    }) => { readonly data: ApiSchemas['StaffContentList'] };
    readonly '/staff/content/{kind}/{slug}': (request: {
      readonly path: {
        readonly kind: 'post' | 'policy' | 'faq' | 'announcement' | 'hero' | 'banner' | 'carousel';
        readonly slug: string;
      };
    }) => { readonly data: ApiSchemas['StaffContent'] };
    readonly '/staff/coupons': (request: {
      readonly query?: {
        readonly page?: number;
        readonly pageSize?: number;
        readonly search?: string;
        readonly sort?: 'newest' | 'oldest' | 'code' | 'code-down' | 'uses' | 'uses-down';
        readonly state?: 'active' | 'planned' | 'ended' | 'used-up' | 'off';
      };
    }) => { readonly data: ApiSchemas['CouponList'] };
    readonly '/staff/coupons/{id}': (request: { readonly path: { readonly id: string } }) => {
      readonly data: ApiSchemas['CouponDetail'];
    };
    readonly '/staff/coupons/{id}/uses': (request: {
      readonly path: { readonly id: string };
      readonly query?: { readonly page?: number; readonly pageSize?: number };
    }) => { readonly data: ApiSchemas['CouponUseList'] };
    readonly '/staff/couriers': (request: unknown) => {
      readonly data: readonly ApiSchemas['StaffCourier'][];
    };
    readonly '/staff/customers': (request: {
      readonly query?: {
        readonly kind?: 'account' | 'guest';
        readonly page?: number;
        readonly pageSize?: number;
        readonly search?: string;
        readonly sort?: 'newest' | 'oldest' | 'email' | 'email-down';
      };
    }) => { readonly data: ApiSchemas['CustomerList'] };
    readonly '/staff/customers/{id}': (request: { readonly path: { readonly id: string } }) => {
      readonly data: ApiSchemas['CustomerDetail'];
    };
    readonly '/staff/customers/{id}/export': (request: { readonly path: { readonly id: string } }) => {
      readonly [key: string]: unknown;
    };
    readonly '/staff/customers/export': (request: {
      readonly query?: { readonly kind?: 'account' | 'guest'; readonly search?: string };
    }) => never;
    readonly '/staff/delivery-setting': (request: unknown) => {
      readonly data: ApiSchemas['DeliverySetting'];
    };
    readonly '/staff/enquiries': (request: {
      readonly query?: {
        readonly from?: string;
        readonly page?: number;
        readonly pageSize?: number;
        readonly search?: string;
        readonly state?: 'open' | 'answered' | 'closed';
        readonly to?: string;
      };
    }) => { readonly data: ApiSchemas['StaffEnquiryList'] };
    readonly '/staff/enquiries/{id}': (request: { readonly path: { readonly id: string } }) => {
      readonly data: ApiSchemas['StaffEnquiryDetail'];
    };
    readonly '/staff/gift-card-setting': (request: unknown) => {
      readonly data: ApiSchemas['GiftCardSetting'];
    };
    readonly '/staff/gift-cards': (request: {
      readonly query?: {
        readonly page?: number;
        readonly pageSize?: number;
        readonly search?: string;
        readonly state?: 'active' | 'spent' | 'expired' | 'blocked' | 'cancelled';
      };
    }) => { readonly data: ApiSchemas['GiftCardList'] };
    readonly '/staff/gift-cards/{id}': (request: { readonly path: { readonly id: string } }) => {
      readonly data: ApiSchemas['GiftCardDetail'];
    };
    readonly '/staff/gift-cards/export': (request: unknown) => never;
    readonly '/staff/gst-return': (request: { readonly query: { readonly month: string } }) => {
      readonly data: ApiSchemas['GstReturnSummary'];
    };
    readonly '/staff/gst-return/export': (request: {
      readonly query: {
        readonly month: string;
        readonly section?:
          | 'b2b'
          | 'b2cl'
          | 'b2cs'
          | 'cdnr'
          | 'cdnur'
          | 'exemp'
          | 'hsn-b2b'
          | 'hsn-b2c'
          | 'docs';
      };
    }) => string;
    readonly '/staff/log': (request: { readonly query?: { readonly before?: number } }) => {
      readonly data: readonly ApiSchemas['StaffLogEntry'][];
    };
    readonly '/staff/me': (request: unknown) => { readonly data: ApiSchemas['StaffMe'] };
    readonly '/staff/me/authenticator': (request: unknown) => {
      readonly data: ApiSchemas['StaffAuthenticator'];
    };
    readonly '/staff/me/passkeys': (request: unknown) => {
      readonly data: readonly ApiSchemas['StaffPasskey'][];
    };
    readonly '/staff/me/sessions': (request: unknown) => {
      readonly data: readonly ApiSchemas['StaffSession'][];
    };
    readonly '/staff/orders': (request: {
      readonly query?: {
        readonly exchange?: 'open';
        readonly from?: string;
        readonly least?: number;
        readonly most?: number;
        readonly page?: number;
        readonly pageSize?: number;
        readonly payment?: 'cod' | 'online' | 'to-claim';
        readonly search?: string;
        readonly sort?: 'newest' | 'oldest' | 'total-up' | 'total-down' | 'name' | 'name-down';
        readonly status?:
          | 'unconfirmed'
          | 'placed'
          | 'packed'
          | 'shipped'
          | 'delivered'
          | 'cancelled'
          | 'returned'
          | 'review'
          | 'refund_pending'
          | 'refunded';
        readonly to?: string;
      };
    }) => { readonly data: ApiSchemas['StaffOrderList'] };
    readonly '/staff/orders/{id}': (request: { readonly path: { readonly id: string } }) => {
      readonly data: ApiSchemas['StaffOrderDetail'];
    };
    readonly '/staff/orders/{id}/parcels/{number}/label': (request: {
      readonly path: { readonly id: string; readonly number: number };
    }) => never;
    readonly '/staff/orders/export': (request: {
      readonly query?: {
        readonly exchange?: 'open';
        readonly from?: string;
        readonly least?: number;
        readonly most?: number;
        readonly payment?: 'cod' | 'online' | 'to-claim';
        readonly search?: string;
        readonly status?:
          | 'unconfirmed'
          | 'placed'
          | 'packed'
          | 'shipped'
          | 'delivered'
          | 'cancelled'
          | 'returned'
          | 'review'
          | 'refund_pending'
          | 'refunded';
        readonly to?: string;
      };
    }) => never;
    readonly '/staff/pin-rules': (request: unknown) => { readonly data: ApiSchemas['PinRuleVersions'] };
    readonly '/staff/pin-rules/{version}/export': (request: {
      readonly path: { readonly version: number };
    }) => never;
    readonly '/staff/price-setting': (request: unknown) => { readonly data: ApiSchemas['PriceSetting'] };
    readonly '/staff/products': (request: {
      readonly query?: {
        readonly active?: 'yes' | 'no' | 'archived';
        readonly category?: string;
        readonly origin?: 'missing';
        readonly page?: number;
        readonly pageSize?: number;
        readonly search?: string;
        readonly sort?:
          | 'newest'
          | 'oldest'
          | 'changed'
          | 'changed-up'
          | 'title'
          | 'title-down'
          | 'price-up'
          | 'price-down'
          | 'stock-up'
          | 'stock-down';
        readonly stock?: 'in' | 'low' | 'out' | 'short';
      };
    }) => { readonly data: ApiSchemas['StaffProductList'] };
    readonly '/staff/products/{id}': (request: { readonly path: { readonly id: string } }) => {
      readonly data: ApiSchemas['StaffProductDetail'];
    };
    readonly '/staff/products/{id}/changes': (request: {
      readonly path: { readonly id: string };
      readonly query?: { readonly before?: number };
    }) => { readonly data: readonly ApiSchemas['ProductChange'][] };
    readonly '/staff/products/changes': (request: {
      readonly query: { readonly batch: string; readonly page?: number; readonly pageSize?: number };
    }) => { readonly data: ApiSchemas['ProductChangeList'] };
    readonly '/staff/products/choices': (request: unknown) => { readonly data: ApiSchemas['ProductChoices'] };
    readonly '/staff/products/export': (request: {
      readonly query?: {
        readonly active?: 'yes' | 'no' | 'archived';
        readonly category?: string;
        readonly origin?: 'missing';
        readonly search?: string;
        readonly stock?: 'in' | 'low' | 'out' | 'short';
      };
    }) => never;
    readonly '/staff/products/pictures': (request: { readonly query?: { readonly search?: string } }) => {
      readonly data: readonly ApiSchemas['StaffPhoto'][];
    };
    readonly '/staff/redirects': (request: {
      readonly query?: { readonly page?: number; readonly pageSize?: number; readonly search?: string };
    }) => { readonly data: ApiSchemas['RedirectList'] };
    readonly '/staff/review': (request: unknown) => { readonly data: readonly ApiSchemas['ReviewedOrder'][] };
    readonly '/staff/review-setting': (request: unknown) => { readonly data: ApiSchemas['ReviewSetting'] };
    readonly '/staff/reviews': (request: {
      readonly query?: {
        readonly page?: number;
        readonly pageSize?: number;
        readonly reported?: 'yes';
        readonly search?: string;
        readonly stars?: number;
        readonly state?: 'waiting' | 'published' | 'rejected';
      };
    }) => { readonly data: ApiSchemas['StaffReviewList'] };
    readonly '/staff/reviews/{id}': (request: { readonly path: { readonly id: string } }) => {
      readonly data: ApiSchemas['StaffReviewDetail'];
    };
    readonly '/staff/search': (request: unknown) => { readonly data: ApiSchemas['SearchSettings'] };
    readonly '/staff/settlements': (request: unknown) => {
      readonly data: {
        readonly disputes: readonly ApiSchemas['PaymentDispute'][];
        readonly mismatches: readonly ApiSchemas['SettlementMismatch'][];
        readonly readTo: string | null;
        readonly settlements: readonly ApiSchemas['Settlement'][];
      };
    };
    readonly '/staff/settlements/export': (request: unknown) => never;
    readonly '/staff/shipping-prices': (request: unknown) => { readonly data: ApiSchemas['ShippingPrices'] };
    readonly '/staff/shipping-prices/export': (request: unknown) => never;
    readonly '/staff/storefront': (request: unknown) => { readonly data: ApiSchemas['StaffStorefront'] };
    readonly '/staff/taxonomy': (request: unknown) => { readonly data: ApiSchemas['Taxonomy'] };
    readonly '/staff/today': (request: {
      readonly query?: { readonly period?: 'today' | '7' | '30' | '90' };
    }) => { readonly data: ApiSchemas['Figures'] };
    readonly '/staff/today/export': (request: {
      readonly query: {
        readonly of: 'money' | 'sellers' | 'stock' | 'conversion';
        readonly period?: 'today' | '7' | '30' | '90';
      };
    }) => never;
    readonly '/storefront': (request: unknown) => { readonly data: ApiSchemas['Storefront'] };
    readonly '/theme': (request: unknown) => { readonly data: readonly ApiSchemas['Theme'][] };
    readonly '/user/addresses': (request: unknown) => {
      readonly data: readonly ApiSchemas['SavedAddress'][];
    };
    readonly '/user/alerts': (request: unknown) => { readonly data: readonly ApiSchemas['OwnAlert'][] };
    readonly '/user/consents': (request: unknown) => { readonly data: ApiSchemas['OwnConsents'] };
    readonly '/user/passkeys': (request: unknown) => { readonly data: readonly ApiSchemas['Passkey'][] };
    readonly '/user/profile': (request: unknown) => { readonly data: ApiSchemas['User'] };
    readonly '/user/verify': (request: unknown) => { readonly data: ApiSchemas['SessionUser'] | null };
  };
  readonly post: {
    readonly '/contact': (request: {
      readonly body: ApiSchemas['ContactEnquiry'];
    }) => ApiSchemas['EnquiryReceived'];
    readonly '/coupon': (request: { readonly body: ApiSchemas['CouponRequest'] }) => {
      readonly data: ApiSchemas['CouponQuote'];
    };
    readonly '/gift-card': (request: { readonly body: ApiSchemas['GiftCardRequest'] }) => {
      readonly data: ApiSchemas['GiftCardBalance'];
    };
    readonly '/order': (request: {
      readonly body: ApiSchemas['OrderRequest'];
    }) => ApiSchemas['OrderConfirmation'];
    readonly '/order/{publicId}/cancel': (request: {
      readonly path: { readonly publicId: string };
      readonly body: ApiSchemas['CancelOrderRequest'];
    }) => { readonly data: ApiSchemas['OrderPage'] };
    readonly '/order/{publicId}/confirm': (request: {
      readonly path: { readonly publicId: string };
      readonly body: ApiSchemas['ConfirmOrderRequest'];
    }) => { readonly data: ApiSchemas['OrderPage'] };
    readonly '/order/{publicId}/open': (request: {
      readonly path: { readonly publicId: string };
      readonly body: ApiSchemas['OpenOrderRequest'];
    }) => { readonly data: ApiSchemas['OrderPage'] };
    readonly '/order/{publicId}/return': (request: {
      readonly path: { readonly publicId: string };
      readonly body: ApiSchemas['ReturnOrderRequest'];
    }) => { readonly data: ApiSchemas['OrderPage'] };
    readonly '/order/cod': (request: {
      readonly body: ApiSchemas['CheckoutRequest'];
    }) => ApiSchemas['CashOrderResponse'];
    readonly '/payment/checkout': (request: {
      readonly body: ApiSchemas['CheckoutRequest'];
    }) => ApiSchemas['CheckoutResponse'];
    readonly '/payment/status': (request: {
      readonly body: ApiSchemas['PaymentConfirmation'];
    }) => ApiSchemas['PaymentStatus'];
    readonly '/payment/webhook': (request: unknown) => { readonly success: boolean };
    readonly '/product/{id}/own-review': (request: {
      readonly path: { readonly id: string };
      readonly body: ApiSchemas['ReviewForm'];
    }) => { readonly data: ApiSchemas['OwnReviewState'] };
    readonly '/product/{id}/own-review/change': (request: {
      readonly path: { readonly id: string };
      readonly body: ApiSchemas['ReviewForm'];
    }) => { readonly data: ApiSchemas['OwnReviewState'] };
    readonly '/product/alert': (request: { readonly body: ApiSchemas['AlertRequest'] }) => {
      readonly data: ApiSchemas['AlertReceived'];
    };
    readonly '/reviews/{id}/report': (request: {
      readonly path: { readonly id: string };
    }) => ApiSchemas['Success'];
    readonly '/shipping-price': (request: { readonly body: ApiSchemas['ShippingQuoteRequest'] }) => {
      readonly data: ApiSchemas['ShippingQuote'];
    };
    readonly '/staff/accounts': (request: {
      readonly body: ApiSchemas['StaffAccountRequest'];
    }) => ApiSchemas['StaffInvitation'];
    readonly '/staff/accounts/{id}/disable': (request: {
      readonly path: { readonly id: string };
    }) => ApiSchemas['Success'];
    readonly '/staff/accounts/{id}/invitation': (request: {
      readonly path: { readonly id: string };
    }) => ApiSchemas['StaffInvitation'];
    readonly '/staff/accounts/{id}/role': (request: {
      readonly path: { readonly id: string };
      readonly body: ApiSchemas['StaffRoleRequest'];
    }) => ApiSchemas['Success'];
    readonly '/staff/business-setting': (request: { readonly body: ApiSchemas['BusinessSettingChange'] }) => {
      readonly data: ApiSchemas['BusinessSetting'];
    };
    readonly '/staff/cod-setting': (request: { readonly body: ApiSchemas['CodSetting'] }) => {
      readonly data: ApiSchemas['CodSetting'];
    };
    readonly '/staff/consent-setting': (request: { readonly body: ApiSchemas['ConsentSettingChange'] }) => {
      readonly data: ApiSchemas['ConsentSetting'];
    };
    readonly '/staff/content': (request: { readonly body: ApiSchemas['NewPostRequest'] }) => {
      readonly data: ApiSchemas['StaffContent'];
    };
    readonly '/staff/content/{kind}/{slug}': (request: {
      readonly path: {
        readonly kind: 'post' | 'policy' | 'faq' | 'announcement' | 'hero' | 'banner' | 'carousel';
        readonly slug: string;
      };
      readonly body: ApiSchemas['ContentSaveRequest'];
    }) => { readonly data: ApiSchemas['StaffContent'] };
    readonly '/staff/content/{kind}/{slug}/address': (request: {
      readonly path: {
        readonly kind: 'post' | 'policy' | 'faq' | 'announcement' | 'hero' | 'banner' | 'carousel';
        readonly slug: string;
      };
      readonly body: ApiSchemas['ContentMoveRequest'];
    }) => { readonly data: ApiSchemas['StaffContent'] };
    readonly '/staff/content/{kind}/{slug}/publish': (request: {
      readonly path: {
        readonly kind: 'post' | 'policy' | 'faq' | 'announcement' | 'hero' | 'banner' | 'carousel';
        readonly slug: string;
      };
      readonly body: ApiSchemas['ContentVersionRequest'];
    }) => { readonly data: ApiSchemas['StaffContent'] };
    readonly '/staff/content/{kind}/{slug}/restore': (request: {
      readonly path: {
        readonly kind: 'post' | 'policy' | 'faq' | 'announcement' | 'hero' | 'banner' | 'carousel';
        readonly slug: string;
      };
      readonly body: ApiSchemas['ContentRestoreRequest'];
    }) => { readonly data: ApiSchemas['StaffContent'] };
    readonly '/staff/content/{kind}/{slug}/unpublish': (request: {
      readonly path: {
        readonly kind: 'post' | 'policy' | 'faq' | 'announcement' | 'hero' | 'banner' | 'carousel';
        readonly slug: string;
      };
      readonly body: ApiSchemas['ContentVersionRequest'];
    }) => { readonly data: ApiSchemas['StaffContent'] };
    readonly '/staff/content/preview': (request: {
      readonly body: ApiSchemas['ContentPreviewRequest'];
    }) => ApiSchemas['ContentPreview'];
    readonly '/staff/coupons': (request: { readonly body: ApiSchemas['NewCoupon'] }) => {
      readonly data: ApiSchemas['CouponDetail'];
    };
    readonly '/staff/coupons/{id}': (request: {
      readonly path: { readonly id: string };
      readonly body: ApiSchemas['CouponChange'];
    }) => { readonly data: ApiSchemas['CouponDetail'] };
    readonly '/staff/customers/{id}/erase': (request: {
      readonly path: { readonly id: string };
      readonly body: ApiSchemas['CustomerErasure'];
    }) => ApiSchemas['Success'];
    readonly '/staff/delivery-setting': (request: { readonly body: ApiSchemas['DeliverySetting'] }) => {
      readonly data: ApiSchemas['DeliverySetting'];
    };
    readonly '/staff/enquiries/{id}/answer': (request: {
      readonly path: { readonly id: string };
      readonly body: ApiSchemas['EnquiryAnswerRequest'];
    }) => { readonly data: ApiSchemas['StaffEnquiryDetail'] };
    readonly '/staff/enquiries/{id}/close': (request: { readonly path: { readonly id: string } }) => {
      readonly data: ApiSchemas['StaffEnquiryDetail'];
    };
    readonly '/staff/enquiries/{id}/note': (request: {
      readonly path: { readonly id: string };
      readonly body: ApiSchemas['EnquiryNoteRequest'];
    }) => { readonly data: ApiSchemas['StaffEnquiryDetail'] };
    readonly '/staff/enquiries/{id}/reopen': (request: { readonly path: { readonly id: string } }) => {
      readonly data: ApiSchemas['StaffEnquiryDetail'];
    };
    readonly '/staff/gift-card-setting': (request: { readonly body: ApiSchemas['GiftCardSetting'] }) => {
      readonly data: ApiSchemas['GiftCardSetting'];
    };
    readonly '/staff/gift-cards': (request: { readonly body: ApiSchemas['NewGiftCard'] }) => {
      readonly data: ApiSchemas['GiftCardDetail'];
    };
    readonly '/staff/gift-cards/{id}/block': (request: {
      readonly path: { readonly id: string };
      readonly body: ApiSchemas['GiftCardBlock'];
    }) => { readonly data: ApiSchemas['GiftCardDetail'] };
    readonly '/staff/gift-cards/{id}/resend': (request: {
      readonly path: { readonly id: string };
      readonly body: ApiSchemas['GiftCardResend'];
    }) => { readonly data: ApiSchemas['GiftCardDetail'] };
    readonly '/staff/invitation': (request: {
      readonly body: ApiSchemas['StaffInvitationAccept'];
    }) => ApiSchemas['StaffEntry'];
    readonly '/staff/me/authenticator': (request: {
      readonly body: ApiSchemas['StaffCode'];
    }) => ApiSchemas['StaffEnrolled'];
    readonly '/staff/me/passkeys': (request: {
      readonly body: ApiSchemas['StaffNewPasskey'];
    }) => ApiSchemas['Success'];
    readonly '/staff/me/passkeys/options': (request: {
      readonly body: ApiSchemas['StaffPasskeyOptionsRequest'];
    }) => ApiSchemas['StaffPasskeyOptions'];
    readonly '/staff/me/passkeys/remove': (request: {
      readonly body: ApiSchemas['StaffPasskeyRemoval'];
    }) => ApiSchemas['Success'];
    readonly '/staff/me/password': (request: {
      readonly body: ApiSchemas['StaffPasswordRequest'];
    }) => ApiSchemas['Success'];
    readonly '/staff/me/sessions/{id}/end': (request: {
      readonly path: { readonly id: string };
    }) => ApiSchemas['Success'];
    readonly '/staff/me/sessions/end-others': (request: unknown) => ApiSchemas['Success'];
    readonly '/staff/orders/{id}/cancel': (request: {
      readonly path: { readonly id: string };
      readonly body: ApiSchemas['CancelRequest'];
    }) => { readonly data: ApiSchemas['StaffOrderDetail'] };
    readonly '/staff/orders/{id}/collect': (request: {
      readonly path: { readonly id: string };
      readonly body: ApiSchemas['CollectionRequest'];
    }) => { readonly data: ApiSchemas['StaffOrderDetail'] };
    readonly '/staff/orders/{id}/confirm': (request: { readonly path: { readonly id: string } }) => {
      readonly data: ApiSchemas['StaffOrderDetail'];
    };
    readonly '/staff/orders/{id}/deliver': (request: { readonly path: { readonly id: string } }) => {
      readonly data: ApiSchemas['StaffOrderDetail'];
    };
    readonly '/staff/orders/{id}/email': (request: {
      readonly path: { readonly id: string };
      readonly body: ApiSchemas['CorrectEmailRequest'];
    }) => { readonly data: ApiSchemas['StaffOrderDetail'] };
    readonly '/staff/orders/{id}/exchanges': (request: {
      readonly path: { readonly id: string };
      readonly body: ApiSchemas['StartExchangeRequest'];
    }) => { readonly data: ApiSchemas['StaffOrderDetail'] };
    readonly '/staff/orders/{id}/exchanges/{number}/accept': (request: {
      readonly path: { readonly id: string; readonly number: number };
    }) => { readonly data: ApiSchemas['StaffOrderDetail'] };
    readonly '/staff/orders/{id}/exchanges/{number}/cancel': (request: {
      readonly path: { readonly id: string; readonly number: number };
      readonly body: ApiSchemas['EndExchangeRequest'];
    }) => { readonly data: ApiSchemas['StaffOrderDetail'] };
    readonly '/staff/orders/{id}/exchanges/{number}/decline': (request: {
      readonly path: { readonly id: string; readonly number: number };
      readonly body: ApiSchemas['EndExchangeRequest'];
    }) => { readonly data: ApiSchemas['StaffOrderDetail'] };
    readonly '/staff/orders/{id}/exchanges/{number}/receive': (request: {
      readonly path: { readonly id: string; readonly number: number };
      readonly body: ApiSchemas['ReceiveExchangeRequest'];
    }) => { readonly data: ApiSchemas['StaffOrderDetail'] };
    readonly '/staff/orders/{id}/note': (request: {
      readonly path: { readonly id: string };
      readonly body: ApiSchemas['NoteRequest'];
    }) => { readonly data: ApiSchemas['StaffOrderDetail'] };
    readonly '/staff/orders/{id}/pack': (request: { readonly path: { readonly id: string } }) => {
      readonly data: ApiSchemas['StaffOrderDetail'];
    };
    readonly '/staff/orders/{id}/parcels': (request: {
      readonly path: { readonly id: string };
      readonly body: ApiSchemas['ShipPartRequest'];
    }) => { readonly data: ApiSchemas['StaffOrderDetail'] };
    readonly '/staff/orders/{id}/parcels/{number}/cancel': (request: {
      readonly path: { readonly id: string; readonly number: number };
    }) => { readonly data: ApiSchemas['StaffOrderDetail'] };
    readonly '/staff/orders/{id}/parcels/{number}/complete': (request: {
      readonly path: { readonly id: string; readonly number: number };
    }) => { readonly data: ApiSchemas['StaffOrderDetail'] };
    readonly '/staff/orders/{id}/parcels/{number}/deliver': (request: {
      readonly path: { readonly id: string; readonly number: number };
    }) => { readonly data: ApiSchemas['StaffOrderDetail'] };
    readonly '/staff/orders/{id}/parcels/{number}/hand-over': (request: {
      readonly path: { readonly id: string; readonly number: number };
    }) => { readonly data: ApiSchemas['StaffOrderDetail'] };
    readonly '/staff/orders/{id}/parcels/{number}/pickup': (request: {
      readonly path: { readonly id: string; readonly number: number };
      readonly body: ApiSchemas['PickupRequest'];
    }) => { readonly data: ApiSchemas['StaffOrderDetail'] };
    readonly '/staff/orders/{id}/parcels/{number}/return': (request: {
      readonly path: { readonly id: string; readonly number: number };
    }) => { readonly data: ApiSchemas['StaffOrderDetail'] };
    readonly '/staff/orders/{id}/parcels/book': (request: {
      readonly path: { readonly id: string };
      readonly body: ApiSchemas['BookParcelRequest'];
    }) => { readonly data: ApiSchemas['StaffOrderDetail'] };
    readonly '/staff/orders/{id}/parcels/rates': (request: {
      readonly path: { readonly id: string };
      readonly body: ApiSchemas['ParcelRatesRequest'];
    }) => { readonly data: ApiSchemas['ParcelRates'] };
    readonly '/staff/orders/{id}/refund': (request: {
      readonly path: { readonly id: string };
      readonly body: ApiSchemas['RefundRequest'];
    }) => { readonly data: ApiSchemas['StaffOrderDetail'] };
    readonly '/staff/orders/{id}/refund-again': (request: {
      readonly path: { readonly id: string };
    }) => ApiSchemas['Success'];
    readonly '/staff/orders/{id}/refund-preview': (request: {
      readonly path: { readonly id: string };
      readonly body: ApiSchemas['RefundPreviewRequest'];
    }) => ApiSchemas['RefundPreview'];
    readonly '/staff/orders/{id}/refused': (request: {
      readonly path: { readonly id: string };
      readonly body: ApiSchemas['RefusedParcelRequest'];
    }) => { readonly data: ApiSchemas['StaffOrderDetail'] };
    readonly '/staff/orders/{id}/remittance': (request: {
      readonly path: { readonly id: string };
      readonly body: ApiSchemas['RemittanceRequest'];
    }) => { readonly data: ApiSchemas['StaffOrderDetail'] };
    readonly '/staff/orders/{id}/return': (request: {
      readonly path: { readonly id: string };
      readonly body: ApiSchemas['ReturnRequest'];
    }) => { readonly data: ApiSchemas['StaffOrderDetail'] };
    readonly '/staff/orders/{id}/ship': (request: {
      readonly path: { readonly id: string };
      readonly body: ApiSchemas['ShipRequest'];
    }) => { readonly data: ApiSchemas['StaffOrderDetail'] };
    readonly '/staff/orders/{id}/transfer': (request: {
      readonly path: { readonly id: string };
      readonly body: ApiSchemas['TransferRequest'];
    }) => { readonly data: ApiSchemas['StaffOrderDetail'] };
    readonly '/staff/orders/pack': (request: {
      readonly body: ApiSchemas['BulkPackRequest'];
    }) => ApiSchemas['BulkResult'];
    readonly '/staff/orders/ship': (request: {
      readonly body: ApiSchemas['BulkShipRequest'];
    }) => ApiSchemas['BulkResult'];
    readonly '/staff/photos': (request: { readonly body: ApiSchemas['PhotoRequest'] }) => {
      readonly data: ApiSchemas['StaffPhoto'];
    };
    readonly '/staff/pin-rules/current': (request: {
      readonly body: ApiSchemas['CurrentPinRulesRequest'];
    }) => { readonly data: ApiSchemas['PinRuleVersions'] };
    readonly '/staff/pin-rules/import': (request: {
      readonly body: ApiSchemas['PinRuleImportRequest'];
    }) => ApiSchemas['PinRuleImportResult'];
    readonly '/staff/price-setting': (request: { readonly body: ApiSchemas['PriceSetting'] }) => {
      readonly data: ApiSchemas['PriceSetting'];
    };
    readonly '/staff/products': (request: { readonly body: ApiSchemas['NewProductRequest'] }) => {
      readonly data: ApiSchemas['StaffProductDetail'];
    };
    readonly '/staff/products/{id}': (request: {
      readonly path: { readonly id: string };
      readonly body: ApiSchemas['ProductRequest'];
    }) => { readonly data: ApiSchemas['StaffProductDetail'] };
    readonly '/staff/products/{id}/address': (request: {
      readonly path: { readonly id: string };
      readonly body: ApiSchemas['AddressRequest'];
    }) => { readonly data: ApiSchemas['MovedProduct'] };
    readonly '/staff/products/{id}/archive': (request: {
      readonly path: { readonly id: string };
      readonly body: { readonly version: number };
    }) => { readonly data: ApiSchemas['StaffProductDetail'] };
    readonly '/staff/products/{id}/changes/{change}/revert': (request: {
      readonly path: { readonly change: number; readonly id: string };
      readonly body: ApiSchemas['RevertRequest'];
    }) => { readonly data: ApiSchemas['StaffProductDetail'] };
    readonly '/staff/products/{id}/options': (request: {
      readonly path: { readonly id: string };
      readonly body: ApiSchemas['ProductOptionsRequest'];
    }) => { readonly data: ApiSchemas['StaffProductDetail'] };
    readonly '/staff/products/{id}/restore': (request: {
      readonly path: { readonly id: string };
      readonly body: { readonly version: number };
    }) => { readonly data: ApiSchemas['StaffProductDetail'] };
    readonly '/staff/products/{id}/stock': (request: {
      readonly path: { readonly id: string };
      readonly body: ApiSchemas['StockRequest'];
    }) => { readonly data: ApiSchemas['StaffProductDetail'] };
    readonly '/staff/products/{id}/variants/{variantId}': (request: {
      readonly path: { readonly id: string; readonly variantId: string };
      readonly body: ApiSchemas['VariantRequest'];
    }) => { readonly data: ApiSchemas['StaffProductDetail'] };
    readonly '/staff/products/{id}/variants/{variantId}/remove': (request: {
      readonly path: { readonly id: string; readonly variantId: string };
    }) => { readonly data: ApiSchemas['StaffProductDetail'] };
    readonly '/staff/products/bulk': (request: {
      readonly body: ApiSchemas['BulkProductRequest'];
    }) => ApiSchemas['BulkProductResult'];
    readonly '/staff/products/import': (request: {
      readonly body: ApiSchemas['ProductImportRequest'];
    }) => ApiSchemas['ProductImportResult'];
    readonly '/staff/products/preview': (request: {
      readonly body: ApiSchemas['ProductPreviewRequest'];
    }) => ApiSchemas['ProductPreviewResult'];
    readonly '/staff/redirects': (request: { readonly body: ApiSchemas['RedirectRequest'] }) => {
      readonly data: ApiSchemas['RedirectList'];
    };
    readonly '/staff/redirects/{id}': (request: {
      readonly path: { readonly id: string };
      readonly body: ApiSchemas['RedirectRequest'];
    }) => { readonly data: ApiSchemas['RedirectList'] };
    readonly '/staff/redirects/{id}/remove': (request: { readonly path: { readonly id: string } }) => {
      readonly data: ApiSchemas['RedirectList'];
    };
    readonly '/staff/remittances/import': (request: {
      readonly body: ApiSchemas['RemittanceImportRequest'];
    }) => ApiSchemas['RemittanceImportResult'];
    readonly '/staff/review-setting': (request: { readonly body: ApiSchemas['ReviewSetting'] }) => {
      readonly data: ApiSchemas['ReviewSetting'];
    };
    readonly '/staff/reviews/{id}/publish': (request: {
      readonly path: { readonly id: string };
      readonly body: ApiSchemas['ReviewPublication'];
    }) => { readonly data: ApiSchemas['StaffReviewDetail'] };
    readonly '/staff/reviews/{id}/reject': (request: {
      readonly path: { readonly id: string };
      readonly body: ApiSchemas['ReviewRejection'];
    }) => { readonly data: ApiSchemas['StaffReviewDetail'] };
    readonly '/staff/reviews/{id}/reply': (request: {
      readonly path: { readonly id: string };
      readonly body: ApiSchemas['ReviewReply'];
    }) => { readonly data: ApiSchemas['StaffReviewDetail'] };
    readonly '/staff/search/synonyms': (request: { readonly body: ApiSchemas['SynonymRequest'] }) => {
      readonly data: ApiSchemas['SearchSettings'];
    };
    readonly '/staff/search/synonyms/{id}': (request: {
      readonly path: { readonly id: string };
      readonly body: ApiSchemas['SynonymRequest'];
    }) => { readonly data: ApiSchemas['SearchSettings'] };
    readonly '/staff/search/synonyms/{id}/remove': (request: { readonly path: { readonly id: string } }) => {
      readonly data: ApiSchemas['SearchSettings'];
    };
    readonly '/staff/set-up': (request: {
      readonly body: ApiSchemas['StaffSetUp'];
    }) => ApiSchemas['StaffEntry'];
    readonly '/staff/shipping-prices': (request: { readonly body: ApiSchemas['ShippingPricesRequest'] }) => {
      readonly data: ApiSchemas['ShippingPrices'];
    };
    readonly '/staff/shipping-prices/check': (request: {
      readonly body: ApiSchemas['ShippingPriceCheck'];
    }) => { readonly data: ApiSchemas['ShippingPriceResult'] };
    readonly '/staff/shipping-prices/file': (request: { readonly body: ApiSchemas['ShippingPriceFile'] }) => {
      readonly data: ApiSchemas['ShippingPriceResult'];
    };
    readonly '/staff/sign-in': (request: {
      readonly body: ApiSchemas['StaffSignIn'];
    }) => ApiSchemas['StaffEntry'];
    readonly '/staff/sign-in/passkey': (request: {
      readonly body: ApiSchemas['StaffPasskeySignIn'];
    }) => ApiSchemas['StaffEntry'];
    readonly '/staff/sign-in/passkey-options': (request: unknown) => ApiSchemas['StaffPasskeyOptions'];
    readonly '/staff/sign-in/second-factor-options': (request: {
      readonly body: ApiSchemas['StaffSecondFactorRequest'];
    }) => ApiSchemas['StaffPasskeyOptions'];
    readonly '/staff/sign-out': (request: unknown) => ApiSchemas['Success'];
    readonly '/staff/storefront/home': (request: { readonly body: ApiSchemas['HomeSectionsChange'] }) => {
      readonly data: ApiSchemas['StaffStorefront'];
    };
    readonly '/staff/storefront/menu': (request: { readonly body: ApiSchemas['MenuChange'] }) => {
      readonly data: ApiSchemas['StaffStorefront'];
    };
    readonly '/staff/storefront/mobile': (request: { readonly body: ApiSchemas['MobileListsChange'] }) => {
      readonly data: ApiSchemas['StaffStorefront'];
    };
    readonly '/staff/taxonomy/{kind}': (request: {
      readonly path: { readonly kind: 'category' | 'theme' | 'brand' };
      readonly body: ApiSchemas['NewTaxonomyName'];
    }) => { readonly data: ApiSchemas['Taxonomy'] };
    readonly '/staff/taxonomy/{kind}/{id}': (request: {
      readonly path: { readonly id: string; readonly kind: 'category' | 'theme' | 'brand' };
      readonly body: ApiSchemas['TaxonomyChange'];
    }) => { readonly data: ApiSchemas['Taxonomy'] };
    readonly '/staff/taxonomy/{kind}/{id}/remove': (request: {
      readonly path: { readonly id: string; readonly kind: 'category' | 'theme' | 'brand' };
    }) => { readonly data: ApiSchemas['Taxonomy'] };
    readonly '/staff/taxonomy/{kind}/order': (request: {
      readonly path: { readonly kind: 'category' | 'theme' | 'brand' };
      readonly body: ApiSchemas['TaxonomyOrder'];
    }) => { readonly data: ApiSchemas['Taxonomy'] };
    readonly '/user/addresses': (request: { readonly body: ApiSchemas['SavedAddressRequest'] }) => {
      readonly data: readonly ApiSchemas['SavedAddress'][];
    };
    readonly '/user/addresses/{id}': (request: {
      readonly path: { readonly id: string };
      readonly body: ApiSchemas['SavedAddressRequest'];
    }) => { readonly data: readonly ApiSchemas['SavedAddress'][] };
    readonly '/user/addresses/{id}/default': (request: { readonly path: { readonly id: string } }) => {
      readonly data: readonly ApiSchemas['SavedAddress'][];
    };
    readonly '/user/addresses/{id}/delete': (request: { readonly path: { readonly id: string } }) => {
      readonly data: readonly ApiSchemas['SavedAddress'][];
    };
    readonly '/user/alerts/{id}/stop': (request: { readonly path: { readonly id: string } }) => {
      readonly data: readonly ApiSchemas['OwnAlert'][];
    };
    readonly '/user/cart': (request: { readonly body: ApiSchemas['AccountCartRequest'] }) => {
      readonly data: ApiSchemas['AccountCart'];
    };
    readonly '/user/change-password': (request: {
      readonly body: ApiSchemas['ChangePasswordRequest'];
    }) => ApiSchemas['Success'];
    readonly '/user/consents': (request: { readonly body: ApiSchemas['OwnConsentsChange'] }) => {
      readonly data: ApiSchemas['OwnConsents'];
    };
    readonly '/user/forgot-password': (request: {
      readonly body: ApiSchemas['ForgotPasswordRequest'];
    }) => ApiSchemas['Success'];
    readonly '/user/passkeys': (request: {
      readonly body: ApiSchemas['NewPasskey'];
    }) => ApiSchemas['Success'];
    readonly '/user/passkeys/options': (request: {
      readonly body: ApiSchemas['PasskeyOptionsRequest'];
    }) => ApiSchemas['PasskeyOptions'];
    readonly '/user/passkeys/remove': (request: {
      readonly body: ApiSchemas['PasskeyRemoval'];
    }) => ApiSchemas['Success'];
    readonly '/user/passkeys/sign-in': (request: {
      readonly body: ApiSchemas['PasskeySignIn'];
    }) => ApiSchemas['Success'];
    readonly '/user/passkeys/sign-in-options': (request: unknown) => ApiSchemas['PasskeyOptions'];
    readonly '/user/profile': (request: {
      readonly body: ApiSchemas['ProfileRequest'];
    }) => ApiSchemas['SavedProfile'];
    readonly '/user/reset-password': (request: {
      readonly body: ApiSchemas['ResetPasswordRequest'];
    }) => ApiSchemas['Success'];
    readonly '/user/signin': (request: {
      readonly body: ApiSchemas['SigninRequest'];
    }) => ApiSchemas['Success'];
    readonly '/user/signout': (request: unknown) => ApiSchemas['Success'];
    readonly '/user/signup': (request: {
      readonly body: ApiSchemas['SignupRequest'];
    }) => ApiSchemas['Success'];
    readonly '/visits': (request: {
      readonly body: { readonly stages: readonly ('visit' | 'product' | 'cart' | 'checkout')[] };
    }) => never;
    readonly '/webhooks/couriers/{courier}': (request: { readonly path: { readonly courier: string } }) => {
      readonly success: boolean;
    };
  };
}
