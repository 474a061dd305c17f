/* Generated from the API by `npm run generate`. Change the schemas, not this file. */
export interface paths {
    readonly "/api/v1/account-settings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["AccountSettings"];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/banner": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: readonly components["schemas"]["Banner"][];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/blog": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    /** @description Returns the beginning of each text, which cards truncate, not the whole. */
                    readonly fields?: "card";
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: readonly components["schemas"]["BlogPost"][];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/blog/{slugOrId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly slugOrId: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["BlogPost"];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/brand": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: readonly components["schemas"]["Brand"][];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/contact": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ContactEnquiry"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["EnquiryReceived"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/content/{key}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: readonly components["schemas"]["ContentItem"][];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/dynamic/page/section/{sectionKey}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly sectionKey: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: readonly components["schemas"]["PageSection"][];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/hero-slide": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: readonly components["schemas"]["HeroSlide"][];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/order": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Confirms a paid order, as often as it is asked
         * @description For the session or account that opened the order, or with the three identifiers of its payment, whatever the session.
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["OrderRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OrderConfirmation"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/order/{publicId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** An order, for the shopper who made it */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly publicId: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["PlacedOrder"];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/order/{publicId}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Cancels an order before it is shipped */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly publicId: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CancelOrderRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["OrderPage"];
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/order/{publicId}/open": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The same, for whoever has the key of its link */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly publicId: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["OpenOrderRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["OrderPage"];
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/order/{publicId}/page": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** An order with its timeline, for the shopper who made it */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly publicId: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["OrderPage"];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/order/{publicId}/return": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Asks to send an order back; once */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly publicId: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ReturnOrderRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["OrderPage"];
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/payment/checkout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Prices a cart, holds its units for up to 20 minutes and opens an order at the provider
         * @description The same receipt gives the same order. 409 carries the right `amount` when prices changed, 422 the `field` that is missing. 409 with Retry-After while others are paying for the last units. `payWithin` says how long the payment window may stay open.
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CheckoutRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CheckoutResponse"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/payment/key": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The provider's public key and where its checkout script is */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["PaymentKey"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/payment/status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Verifies a payment by its signature and places the order
         * @description A signed payment that the provider does not know of yet gives `confirming`.
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["PaymentConfirmation"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["PaymentStatus"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/payment/webhook": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Webhooks of the payment provider, signed over their bytes */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly success: boolean;
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/policy/{slug}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly slug: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: readonly components["schemas"]["ContentItem"][];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/product": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    /** @description The id of a product: returns those that follow it in the list, and `page` is to be left out. As fast at the end of a list as at its beginning. */
                    readonly after?: string;
                    /** @description all-items, in-stock, out-of-stock or low-stock. */
                    readonly availability?: string;
                    /** @description A category or subcategory by name or slug. */
                    readonly category?: string;
                    /** @description Returns the fields of a card instead of the whole product. */
                    readonly fields?: "card";
                    readonly limit?: number;
                    readonly page?: number;
                    /** @description A sort option by label or slug, such as price-low-to-high. */
                    readonly sort?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["ProductPage"] | components["schemas"]["ProductCardPage"];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/product/brand/{brand}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    /** @description The id of a product: returns those that follow it in the list, and `page` is to be left out. As fast at the end of a list as at its beginning. */
                    readonly after?: string;
                    /** @description all-items, in-stock, out-of-stock or low-stock. */
                    readonly availability?: string;
                    /** @description A category or subcategory by name or slug. */
                    readonly category?: string;
                    /** @description Returns the fields of a card instead of the whole product. */
                    readonly fields?: "card";
                    readonly limit?: number;
                    readonly page?: number;
                    /** @description A sort option by label or slug, such as price-low-to-high. */
                    readonly sort?: string;
                };
                readonly header?: never;
                readonly path: {
                    readonly brand: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["ProductPage"] | components["schemas"]["ProductCardPage"];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/product/category/{category}/{subcategory}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    /** @description The id of a product: returns those that follow it in the list, and `page` is to be left out. As fast at the end of a list as at its beginning. */
                    readonly after?: string;
                    /** @description all-items, in-stock, out-of-stock or low-stock. */
                    readonly availability?: string;
                    /** @description A category or subcategory by name or slug. */
                    readonly category?: string;
                    /** @description Returns the fields of a card instead of the whole product. */
                    readonly fields?: "card";
                    readonly limit?: number;
                    readonly page?: number;
                    /** @description A sort option by label or slug, such as price-low-to-high. */
                    readonly sort?: string;
                };
                readonly header?: never;
                readonly path: {
                    readonly category: string;
                    readonly subcategory: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["ProductPage"] | components["schemas"]["ProductCardPage"];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/product/detail1/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    /** @description An id or a slug. */
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["Product"];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/product/lines": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Stock, price and tax of the products of a cart, for the shopper who asks
         * @description Products that are not on sale are left out. Pieces that the own unpaid order holds count.
         */
        readonly get: {
            readonly parameters: {
                readonly query: {
                    /** @description Product ids, joined by commas. */
                    readonly ids: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: readonly components["schemas"]["LineFact"][];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/product/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query: {
                    /** @description all-items, in-stock, out-of-stock or low-stock. */
                    readonly availability?: string;
                    /** @description A category or subcategory by name or slug. */
                    readonly category?: string;
                    /** @description Returns the fields of a card instead of the whole product. */
                    readonly fields?: "card";
                    readonly limit?: number;
                    readonly page?: number;
                    /** @description Blank text finds nothing. */
                    readonly q: string;
                    /** @description A sort option by label or slug, such as price-low-to-high. */
                    readonly sort?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["ProductPage"] | components["schemas"]["ProductCardPage"];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/product/search/query": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    /** @description Returns the fields of a card instead of the whole product. */
                    readonly fields?: "card";
                    readonly limit?: number;
                    /** @description Blank text finds nothing; without it and a limit, every product is listed. */
                    readonly q?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: readonly components["schemas"]["Product"][] | readonly components["schemas"]["ProductCard"][];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/product/theme/{theme}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    /** @description The id of a product: returns those that follow it in the list, and `page` is to be left out. As fast at the end of a list as at its beginning. */
                    readonly after?: string;
                    /** @description all-items, in-stock, out-of-stock or low-stock. */
                    readonly availability?: string;
                    /** @description A category or subcategory by name or slug. */
                    readonly category?: string;
                    /** @description Returns the fields of a card instead of the whole product. */
                    readonly fields?: "card";
                    readonly limit?: number;
                    readonly page?: number;
                    /** @description A sort option by label or slug, such as price-low-to-high. */
                    readonly sort?: string;
                };
                readonly header?: never;
                readonly path: {
                    readonly theme: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["ProductPage"] | components["schemas"]["ProductCardPage"];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/productcategory": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: readonly components["schemas"]["ProductCategory"][];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/shipping-rule": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What shipping costs, and from which value on it is free; null where it always is */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["ShippingRule"] | null;
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/accounts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Every keeper */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: readonly components["schemas"]["StaffAccount"][];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        /** Makes an account, and the invitation of its person */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["StaffAccountRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["StaffInvitation"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/accounts/{id}/disable": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Disables an account, and ends its sessions */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Success"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/accounts/{id}/invitation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Invites again; password, authenticator and sessions of before end */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["StaffInvitation"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/accounts/{id}/role": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Gives a keeper another role */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["StaffRoleRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Success"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/content": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Posts, policies, the FAQ, announcements and pictures of the home page */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly kind?: "post" | "policy" | "faq" | "announcement" | "hero" | "banner";
                    readonly page?: number;
                    readonly pageSize?: number;
                    /** @description Parts of the title or the slug. */
                    readonly search?: string;
                    readonly state?: "draft" | "changed" | "published";
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["StaffContentList"];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        /** Makes a post, as a draft */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["NewPostRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["StaffContent"];
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/content/{kind}/{slug}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A piece as it was written last, with its history */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly kind: "post" | "policy" | "faq" | "announcement" | "hero" | "banner";
                    readonly slug: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["StaffContent"];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        /** Saves a draft; 409 when somebody else changed the piece meanwhile */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly kind: "post" | "policy" | "faq" | "announcement" | "hero" | "banner";
                    readonly slug: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ContentSaveRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["StaffContent"];
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/content/{kind}/{slug}/publish": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Shows in the shop what was saved last */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly kind: "post" | "policy" | "faq" | "announcement" | "hero" | "banner";
                    readonly slug: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ContentVersionRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["StaffContent"];
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/content/{kind}/{slug}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Makes an earlier version the draft */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly kind: "post" | "policy" | "faq" | "announcement" | "hero" | "banner";
                    readonly slug: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ContentRestoreRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["StaffContent"];
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/content/{kind}/{slug}/unpublish": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Takes a post or the announcements out of the shop */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly kind: "post" | "policy" | "faq" | "announcement" | "hero" | "banner";
                    readonly slug: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ContentVersionRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["StaffContent"];
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/content/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Says how fields would be stored, and stores nothing */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ContentPreviewRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Fields as they would be stored. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["ContentPreview"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/customers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** People with an account, an order or an enquiry, the newest first */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly kind?: "account" | "guest";
                    readonly page?: number;
                    readonly pageSize?: number;
                    /** @description Beginnings of a name, e-mail address or phone number, or an order's or enquiry's number. */
                    readonly search?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["CustomerList"];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/customers/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A customer with their orders, addresses and enquiries */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["CustomerDetail"];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/customers/{id}/erase": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Erases a person, but for what the books need of their orders */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CustomerErasure"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Success"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/customers/{id}/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** All that the shop stores of a person, as one JSON file */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly [key: string]: unknown;
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/enquiries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Enquiries, the newest first */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    /** @description The first day, as YYYY-MM-DD in India. */
                    readonly from?: string;
                    readonly page?: number;
                    readonly pageSize?: number;
                    /** @description Beginnings of a name, e-mail address, phone number or ticket number. */
                    readonly search?: string;
                    readonly state?: "open" | "answered" | "closed";
                    /** @description The last day, as YYYY-MM-DD in India. */
                    readonly to?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["StaffEnquiryList"];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/enquiries/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** An enquiry with what was done about it */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["StaffEnquiryDetail"];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/enquiries/{id}/answer": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Mails an answer to whoever wrote */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["EnquiryAnswerRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["StaffEnquiryDetail"];
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/enquiries/{id}/close": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Closes an enquiry */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["StaffEnquiryDetail"];
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/enquiries/{id}/note": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Adds a note to an enquiry, for keepers alone */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["EnquiryNoteRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["StaffEnquiryDetail"];
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/enquiries/{id}/reopen": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Opens a closed enquiry again */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["StaffEnquiryDetail"];
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/invitation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Accepts an invitation by choosing a password */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["StaffInvitationAccept"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Somebody has signed in; the cookie has the session. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["StaffEntry"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/log": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What keepers did, the newest first */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    /** @description Only entries before this id. */
                    readonly before?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: readonly components["schemas"]["StaffLogEntry"][];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/me": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whoever is signed in */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["StaffMe"];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/me/authenticator": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What a new keeper’s authenticator is set up with */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["StaffAuthenticator"];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        /** Confirms the authenticator by a code; gives recovery codes */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["StaffCode"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["StaffEnrolled"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/me/password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Changes one’s own password, and ends one’s other sessions */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["StaffPasswordRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Success"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/me/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Where one is signed in, the latest first */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: readonly components["schemas"]["StaffSession"][];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/me/sessions/{id}/end": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Ends a session of one’s own */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Success"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/me/sessions/end-others": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Ends one’s sessions but this one */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Success"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/orders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Paid orders, the latest first */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    /** @description The first day, as YYYY-MM-DD in India. */
                    readonly from?: string;
                    /** @description The smallest total, in paise. */
                    readonly least?: number;
                    /** @description The largest total, in paise. */
                    readonly most?: number;
                    readonly page?: number;
                    readonly pageSize?: number;
                    /** @description Beginnings of a name, e-mail address, phone number or id. */
                    readonly search?: string;
                    readonly status?: "placed" | "packed" | "shipped" | "delivered" | "cancelled" | "returned" | "review" | "refund_pending" | "refunded";
                    /** @description The last day, as YYYY-MM-DD in India. */
                    readonly to?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["StaffOrderList"];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/orders/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** An order with its timeline, items and money */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["StaffOrderDetail"];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/orders/{id}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Cancels an order before it is shipped: pieces go on sale again, the money goes back */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CancelRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["StaffOrderDetail"];
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/orders/{id}/deliver": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Marks a shipped order as delivered */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["StaffOrderDetail"];
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/orders/{id}/email": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Corrects the email address of an order and sends its confirmation again, once for each key */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CorrectEmailRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["StaffOrderDetail"];
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/orders/{id}/note": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Adds a note to an order, for keepers alone */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["NoteRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["StaffOrderDetail"];
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/orders/{id}/pack": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Marks an order as packed */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["StaffOrderDetail"];
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/orders/{id}/refund": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Refunds pieces of an order without cancelling it, once for each key */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RefundRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["StaffOrderDetail"];
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/orders/{id}/refund-again": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Tries the open refunds of an order again, also those that failed */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Success"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/orders/{id}/refund-preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What a refund of these pieces would come to; nothing changes */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RefundPreviewRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RefundPreview"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/orders/{id}/return": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Takes a sent order back: the money goes back */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ReturnRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["StaffOrderDetail"];
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/orders/{id}/ship": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Marks a packed order as shipped, and tells the shopper */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ShipRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["StaffOrderDetail"];
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/orders/pack": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Marks orders as packed */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["BulkPackRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Each order for itself: one that is refused holds up no other. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["BulkResult"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/orders/ship": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Marks packed orders as shipped, and tells their shoppers */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["BulkShipRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Each order for itself: one that is refused holds up no other. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["BulkResult"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/photos": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Stores a photo, once however often it is sent, and says what forms and files call it */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["PhotoRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["StaffPhoto"];
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/products": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Products, withdrawn ones too */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly active?: "yes" | "no";
                    /** @description A slug. */
                    readonly category?: string;
                    readonly page?: number;
                    readonly pageSize?: number;
                    /** @description Parts of words of a title or code, or a slug. */
                    readonly search?: string;
                    readonly sort?: "newest" | "changed" | "title" | "price-up" | "price-down" | "stock-up" | "stock-down";
                    /** @description By the pieces that can still be sold; `short` is low or out. */
                    readonly stock?: "in" | "low" | "out" | "short";
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["StaffProductList"];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        /** Makes a product */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["NewProductRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["StaffProductDetail"];
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/products/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A product with all its fields and the latest changes of its stock */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["StaffProductDetail"];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        /** Changes a product in all its fields but stock; 409 when somebody else changed it meanwhile */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ProductRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["StaffProductDetail"];
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/products/{id}/stock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Changes the stock of a product, with a reason */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["StockRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["StaffProductDetail"];
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/products/bulk": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Changes prices, discounts and stock of many products: of all or of none */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["BulkProductRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["BulkProductResult"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/products/choices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What the fields of a product can be */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["ProductChoices"];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/products/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Products as a CSV file that the import reads back */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly active?: "yes" | "no";
                    /** @description A slug. */
                    readonly category?: string;
                    /** @description Parts of words of a title or code, or a slug. */
                    readonly search?: string;
                    /** @description By the pieces that can still be sold; `short` is low or out. */
                    readonly stock?: "in" | "low" | "out" | "short";
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Default Response */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "text/csv": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly "5XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "text/csv": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "text/csv": string;
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/products/import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Makes and changes products from a CSV file: all of them or none */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ProductImportRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["ProductImportResult"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/products/pictures": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Pictures of the shop and uploaded photos by the words of their names, at most 12 */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly search?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: readonly components["schemas"]["StaffPhoto"][];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/review": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Orders whose money is odd or on its way back, or whose shopper no email reaches, the oldest first */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: readonly components["schemas"]["ReviewedOrder"][];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/set-up": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Makes an admin with the key of the data folder */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["StaffSetUp"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Somebody has signed in; the cookie has the session. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["StaffEntry"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/sign-in": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Signs in with name, password and a code of the authenticator */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["StaffSignIn"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Somebody has signed in; the cookie has the session. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["StaffEntry"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/sign-out": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Ends the session */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Success"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/today": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Orders, money, best sellers, stock and conversion of a period, beside the one before */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly period?: "today" | "7" | "30" | "90";
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["Figures"];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/staff/today/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Figures of a period as a CSV file, amounts in rupees */
        readonly get: {
            readonly parameters: {
                readonly query: {
                    readonly of: "money" | "sellers" | "stock" | "conversion";
                    readonly period?: "today" | "7" | "30" | "90";
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Default Response */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "text/csv": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly "5XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "text/csv": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "text/csv": string;
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/theme": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: readonly components["schemas"]["Theme"][];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/user/addresses": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Saved addresses, the default first */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: readonly components["schemas"]["SavedAddress"][];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        /** Saves an address */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ShippingDetails"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: readonly components["schemas"]["SavedAddress"][];
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/user/addresses/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Writes an address anew */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ShippingDetails"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: readonly components["schemas"]["SavedAddress"][];
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/user/addresses/{id}/default": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Makes an address the default */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: readonly components["schemas"]["SavedAddress"][];
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/user/addresses/{id}/delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Deletes an address */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: readonly components["schemas"]["SavedAddress"][];
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/user/change-password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Changes the password of whoever is signed in, and ends their other sessions */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ChangePasswordRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Success"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/user/forgot-password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Mails a link to choose a new password; responds the same for every e-mail */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ForgotPasswordRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Success"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/user/profile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["User"];
                        };
                    };
                };
            };
        };
        readonly put?: never;
        /** Changes name and phone number of whoever is signed in */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ProfileRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description The details as they are stored. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SavedProfile"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/user/reset-password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sets a new password by the token of a link, once */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ResetPasswordRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Success"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/user/signin": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["SigninRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Success"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/user/signout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Success"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/user/signup": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["SignupRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Success"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/user/verify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly data: components["schemas"]["SessionUser"] | null;
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/visits": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Counts the stages that a visit has come to */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly stages: readonly ("visit" | "product" | "cart" | "checkout")[];
                    };
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Counted. */
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What the account screens may offer. */
        readonly AccountSettings: {
            /** @description True where the shop sends mail: a link can be asked for. */
            readonly passwordReset: boolean;
        };
        readonly Banner: {
            readonly _id: string;
            readonly photo: components["schemas"]["Photo"];
        };
        readonly BlogPost: {
            /** @description Missing where nobody is named. */
            readonly author?: string;
            /** @description Sanitised HTML. */
            readonly blogDetail: string;
            readonly blogName: string;
            readonly blogPhoto: components["schemas"]["Photo"];
            readonly blogSlug: string;
            /** @description ISO 8601. */
            readonly createdAt: string;
            readonly id: string;
            /** @description Slugs of posts about the same things; in the response for one post only. */
            readonly related?: readonly string[];
        };
        readonly Brand: {
            readonly _id: string;
            readonly brandName: string;
            readonly photo?: components["schemas"]["Photo"];
        };
        readonly BulkPackRequest: {
            readonly ids: readonly string[];
        };
        /** @description At least one of price, discountBp and stock. */
        readonly BulkProductRequest: {
            readonly discountBp?: number;
            /** @description New for each wish: what is sent twice with one key is done once. */
            readonly key?: string;
            /** @description Paise for `to` and `by`; basis points for `percent`, which ends at the nearest whole rupee. */
            readonly price?: {
                readonly amount: number;
                readonly change: "to" | "by" | "percent";
            };
            readonly products: readonly {
                readonly id: string;
                readonly version: number;
            }[];
            readonly stock?: {
                /** @description `by`: so many came, or went when negative. `to`: so many were counted in the house. */
                readonly change: "by" | "to";
                readonly pieces: number;
                readonly reason: string;
            };
        };
        readonly BulkProductResult: {
            /** @description Products that were not like that already. */
            readonly changed: number;
        };
        /** @description Each order for itself: one that is refused holds up no other. */
        readonly BulkResult: {
            /** @description Orders that took the step. */
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
        /** @description Without a key, by the session. */
        readonly CancelOrderRequest: {
            /** @description Of the order's link. */
            readonly key?: string;
        };
        readonly CancelRequest: {
            readonly reason: string;
        };
        readonly ChangePasswordRequest: {
            readonly currentPassword: string;
            readonly password: string;
        };
        readonly ChargedShipping: {
            /** @description Before tax. */
            readonly amountPaise: number;
            /** @description Percent. */
            readonly gstRate: number;
        };
        readonly CheckoutRequest: {
            /** @description Payable total in paise. */
            readonly amount: number;
            readonly apartment?: string;
            readonly city: string;
            /** @enum {string} */
            readonly currency: "INR";
            readonly email: string;
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
            /** @description Paise. */
            readonly amount: number;
            /** @enum {string} */
            readonly currency: "INR";
            /** @description The provider's order. */
            readonly id: string;
            /** @description True when the order of this receipt is paid: no window is to be opened. */
            readonly paid?: boolean;
            /** @description Seconds for which the payment window may stay open: the units are held for longer. */
            readonly payWithin?: number;
            /** @enum {boolean} */
            readonly success: true;
        };
        readonly ContactEnquiry: {
            readonly email: string;
            readonly fullName: string;
            readonly message: string;
            readonly phoneNumber: string;
        };
        readonly ContentItem: {
            readonly _id: string;
            /** @description Sanitised HTML. */
            readonly description: string;
            readonly title: string;
        };
        /** @description Fields as they would be stored. */
        readonly ContentPreview: {
            readonly fields: components["schemas"]["StaffContentFields"];
            readonly photos: readonly {
                readonly name: string;
                readonly photo: components["schemas"]["Photo"];
            }[];
        };
        readonly ContentPreviewRequest: {
            readonly fields: {
                /** @description Who is named as its author; empty for nobody. */
                readonly author: string;
                /** @description Of publication, YYYY-MM-DD in India. */
                readonly day: string;
                /** @description One line of HTML each. */
                readonly lines: readonly string[];
                /** @description Ids of pictures of the shop, the first one first. */
                readonly pictures: readonly string[];
                /** @description HTML; what a shop must not show is taken out. */
                readonly text: string;
                readonly title: string;
            };
            readonly kind: "post" | "policy" | "faq" | "announcement" | "hero" | "banner";
            readonly slug: string;
        };
        readonly ContentRestoreRequest: {
            /** @description The version that becomes the draft. */
            readonly from: number;
            /** @description Of the piece as it was opened. */
            readonly version: number;
        };
        readonly ContentSaveRequest: {
            readonly fields: {
                /** @description Who is named as its author; empty for nobody. */
                readonly author: string;
                /** @description Of publication, YYYY-MM-DD in India. */
                readonly day: string;
                /** @description One line of HTML each. */
                readonly lines: readonly string[];
                /** @description Ids of pictures of the shop, the first one first. */
                readonly pictures: readonly string[];
                /** @description HTML; what a shop must not show is taken out. */
                readonly text: string;
                readonly title: string;
            };
            /** @description Of the piece as it was opened. */
            readonly version: number;
        };
        readonly ContentVersionRequest: {
            /** @description Of the piece as it was opened. */
            readonly version: number;
        };
        readonly ConversionStage: {
            /** @description Visits; of `payment` and `order` shoppers, each once a day. */
            readonly count: number;
            readonly stage: "visit" | "product" | "cart" | "checkout" | "payment" | "order";
        };
        readonly CorrectEmailRequest: {
            readonly email: string;
            /** @description New for each wish: what is sent twice with one key is done once. */
            readonly key: string;
        };
        readonly CreditNote: {
            /** @description What goes back. */
            readonly amountPaise: number;
            /** @description `pieces`, `rest` for all that was left of the invoice, or `money` that went back for nothing in particular. */
            readonly covers: string;
            /** Format: date-time */
            readonly issuedAt: string;
            /** @description Without gaps in its financial year. */
            readonly number: string;
            /** @description What it is for, of `pieces`. */
            readonly pieces: readonly string[];
            /** @description Rounding, and what an earlier credit note of money took already. */
            readonly roundingPaise: number;
            /** @description Of goods, before tax. */
            readonly taxablePaise: number;
            /** @description GST that is taken back, by rate. */
            readonly taxes: readonly {
                /** @description Percent. */
                readonly gstRate: number;
                readonly taxablePaise: number;
                readonly taxPaise: number;
            }[];
        };
        readonly Customer: {
            readonly email: string;
            /** @description An account's; of guests, that of an order or enquiry. */
            readonly id: string;
            readonly kind: components["schemas"]["CustomerKind"];
            readonly name: string;
            readonly phone: string;
            /** @description When the account was made, or a guest was first here. */
            readonly since: string;
        };
        readonly CustomerAccount: {
            /** @description Browsers in which they are signed in. */
            readonly openSessions: number;
            readonly seenAt: string | null;
            /** Format: date-time */
            readonly since: string;
        };
        readonly CustomerAddress: {
            /** @description `saved`, or the number of an order. */
            readonly from: string;
            readonly lines: readonly string[];
        };
        readonly CustomerDetail: {
            readonly account: components["schemas"]["CustomerAccount"] | null;
            readonly addresses: readonly components["schemas"]["CustomerAddress"][];
            readonly email: string;
            readonly enquiries: readonly components["schemas"]["CustomerEnquiry"][];
            /** @description Whether whoever asks may export and erase. */
            readonly erasable: boolean;
            /** @description An account's; of guests, that of an order or enquiry. */
            readonly id: string;
            readonly kind: components["schemas"]["CustomerKind"];
            readonly name: string;
            /** @description The latest first, at most 200. */
            readonly orders: readonly components["schemas"]["CustomerOrder"][];
            readonly phone: string;
        };
        readonly CustomerEnquiry: {
            /** Format: date-time */
            readonly at: string;
            readonly id: string;
            readonly number: string;
            readonly state: string;
        };
        /** @description The e-mail address is typed again, so that nobody is erased by mistake. */
        readonly CustomerErasure: {
            readonly email: string;
            readonly reason: "asked by the person" | "consent withdrawn" | "no longer needed";
        };
        /** @description With an account, or known by orders and enquiries alone. */
        readonly CustomerKind: "account" | "guest";
        readonly CustomerList: {
            readonly items: readonly components["schemas"]["Customer"][];
            readonly page: number;
            readonly pageSize: number;
            /** @description Customers on all pages. */
            readonly total: number;
        };
        readonly CustomerOrder: {
            /** Format: date-time */
            readonly at: string;
            readonly id: string;
            readonly number: string;
            /** @description Only paid orders have a page. */
            readonly paid: boolean;
            readonly status: string;
            /** @description In paise. */
            readonly totalPaise: number;
        };
        /** @description `address` when no email can be sent to it, `refused` by a mail server. */
        readonly EmailProblem: "address" | "refused";
        readonly EnquiryAnswerRequest: {
            readonly text: string;
        };
        readonly EnquiryNoteRequest: {
            readonly text: string;
        };
        readonly EnquiryReceived: {
            readonly message?: string;
            /** @description The enquiry's, such as EN-4F7K-29QX. */
            readonly number?: string;
            readonly success: boolean;
        };
        readonly Failure: {
            /** @description For a shopper to read. */
            readonly message: string;
            /** @description The HTTP status again. */
            readonly status: number;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Today, or so many days with today as the last one. */
        readonly FigurePeriod: "today" | "7" | "30" | "90";
        /** @description A period of the shop. Amounts in paise. */
        readonly Figures: {
            readonly before: components["schemas"]["MoneyOfPeriod"];
            /** @description Hours or days of the whole period, also those to come. */
            readonly buckets: number;
            readonly by: "hour" | "day";
            readonly conversion: {
                /** Format: date-time */
                readonly since: string;
                readonly stages: readonly components["schemas"]["ConversionStage"][];
            };
            /** Format: date-time */
            readonly from: string;
            readonly period: components["schemas"]["FigurePeriod"];
            /** @description The hours or days that have begun. */
            readonly points: readonly components["schemas"]["MoneyPoint"][];
            /** @description The ten products of which most pieces were sold. */
            readonly sellers: readonly components["schemas"]["Seller"][];
            readonly stock: {
                /** @description Products on sale with few pieces. */
                readonly low: number;
                /** @description Products on sale without a piece. */
                readonly out: number;
                /** @description The ten with the fewest pieces. */
                readonly products: readonly components["schemas"]["ShortProduct"][];
            };
            /** @enum {string} */
            readonly timeZone: "Asia/Kolkata";
            readonly total: components["schemas"]["MoneyOfPeriod"];
            /** Format: date-time */
            readonly until: string;
            readonly work: {
                /** @description Orders whose money is odd. */
                readonly inReview: number;
                /** @description Paid orders that nobody has packed. */
                readonly toPack: number;
            };
        };
        readonly ForgotPasswordRequest: {
            readonly email: string;
        };
        readonly HeroSlide: {
            readonly _id: string;
            readonly photo: components["schemas"]["Photo"];
        };
        readonly Invoice: {
            readonly gstin: string | null;
            /** Format: date-time */
            readonly issuedAt: string;
            /** @description Without gaps in its financial year. */
            readonly number: string;
        };
        readonly LineFact: {
            /** @description Percent. */
            readonly discount: number;
            /** @description Percent of GST on the discounted price. */
            readonly gstRate: number;
            readonly productId: string;
            /** @description Rupees, before the discount. */
            readonly rate: number;
            /** @description Pieces that this shopper can buy now. */
            readonly stock: number;
        };
        readonly MoneyOfPeriod: {
            /** @description What was paid less what went back; below 0 where more went back. */
            readonly netPaise: number;
            /** @description Orders that were paid. */
            readonly orders: number;
            /** @description What shoppers paid. */
            readonly paidPaise: number;
            /** @description What went back to shoppers. */
            readonly refundedPaise: number;
        };
        /** @description An hour or a day, and the one as far into the period before. */
        readonly MoneyPoint: {
            /** Format: date-time */
            readonly at: string;
            readonly before: components["schemas"]["MoneyOfPeriod"];
            readonly now: components["schemas"]["MoneyOfPeriod"];
        };
        readonly NamedSlug: {
            readonly name: string;
            readonly slug: string;
        };
        readonly NewPostRequest: {
            readonly fields: {
                /** @description Who is named as its author; empty for nobody. */
                readonly author: string;
                /** @description Of publication, YYYY-MM-DD in India. */
                readonly day: string;
                /** @description One line of HTML each. */
                readonly lines: readonly string[];
                /** @description Ids of pictures of the shop, the first one first. */
                readonly pictures: readonly string[];
                /** @description HTML; what a shop must not show is taken out. */
                readonly text: string;
                readonly title: string;
            };
            /** @description Its address in the shop; it never changes. */
            readonly slug: string;
        };
        readonly NewProductRequest: {
            readonly active: boolean;
            readonly brand: string | null;
            readonly category: string;
            readonly code: string | null;
            readonly colors: readonly string[];
            readonly contact: string;
            readonly description: string;
            readonly discountBp: number;
            readonly faq: string;
            /** @description One of the rates that goods can have. */
            readonly gstBp: number;
            readonly hsn: string | null;
            /** @description New for each wish: what is sent twice with one key is done once. */
            readonly key?: string;
            /** @description The names of pictures, the main one first. */
            readonly photos: readonly string[];
            readonly ratePaise: number;
            readonly slug: string;
            readonly stock: number;
            readonly subcategory: string | null;
            readonly theme: string | null;
            readonly title: string;
            readonly variant: string | null;
        };
        readonly NoteRequest: {
            /** @description New for each wish: what is sent twice with one key is done once. */
            readonly key?: string;
            readonly text: string;
        };
        readonly OpenOrderRequest: {
            /** @description Of the order's link. */
            readonly key: string;
        };
        readonly OrderAction: "pack" | "ship" | "deliver" | "cancel" | "return" | "refund" | "note";
        readonly OrderConfirmation: {
            readonly order: {
                readonly _id: string;
                /** @description Path of the order's page with its key, where a guest's order was confirmed by its payment: keep it from logs. */
                readonly link?: string;
                readonly status: string;
            };
            /** @enum {boolean} */
            readonly success: true;
        };
        readonly OrderedProduct: {
            readonly mainPhoto: components["schemas"]["Photo"];
            /** @description Rupees, as it was sold, before the discount. */
            readonly rate: number;
            readonly slugProduct: string;
            /** @description As it was sold. */
            readonly title: string;
        };
        /** @description One product of one order. */
        readonly OrderEntry: {
            readonly _id: string;
            readonly apartment: string;
            readonly city: string;
            /** @description Left out without a choice of colour. */
            readonly color?: string;
            /** @description ISO 8601. */
            readonly createdAt: string;
            readonly name: string;
            /** @description Of the order that it belongs to. */
            readonly orderId: string;
            readonly phone: string;
            readonly productId: components["schemas"]["OrderedProduct"];
            readonly quantity: number;
            readonly state: string;
            readonly status: string;
            readonly streetAddress: string;
        };
        readonly OrderMoment: {
            /** @description What goes, or went, back. */
            readonly amountPaise?: number;
            /** Format: date-time */
            readonly at: string;
            /** @description Of `shipped`. */
            readonly courier?: string;
            /** @description The number of its credit note. */
            readonly creditNote?: string;
            /** @description `placed`, `shipped`, `delivered`, `cancelled`, `return-requested`, `returned`, `refund-pending` or `refunded`. */
            readonly kind: string;
            /** @description What a refund is for, where it is not for the whole order. */
            readonly pieces?: readonly string[];
            /** @description Of `shipped`. */
            readonly trackingNumber?: string;
        };
        readonly OrderPage: {
            /** @description True until it is shipped. */
            readonly canCancel: boolean;
            /** @description True while a return can be asked for: once, after it was sent. */
            readonly canReturn: boolean;
            readonly order: components["schemas"]["PlacedOrder"];
            /** @description The earliest first. */
            readonly timeline: readonly components["schemas"]["OrderMoment"][];
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
            /** @description With the other two identifiers, confirms the order in any session. */
            readonly razorpay_payment_id?: string;
            /** @description With the other two identifiers, confirms the order in any session. */
            readonly razorpay_signature?: string;
            readonly state: string;
            readonly streetAddress: string;
        };
        readonly PageSection: {
            readonly _id: string;
            /** @description Sanitised HTML. */
            readonly description: string;
            readonly photo: components["schemas"]["Photo"] | null;
        };
        readonly PaymentConfirmation: {
            readonly razorpay_order_id: string;
            readonly razorpay_payment_id: string;
            readonly razorpay_signature: string;
        };
        readonly PaymentKey: {
            /** @description Where the provider's checkout script is. */
            readonly checkoutScript: string;
            /** @description The same again, where every GET has it. */
            readonly data: {
                /** @description Where the provider's checkout script is. */
                readonly checkoutScript: string;
                readonly key: string;
                /** @enum {boolean} */
                readonly success: true;
            };
            readonly key: string;
            /** @enum {boolean} */
            readonly success: true;
        };
        readonly PaymentStatus: {
            readonly status: string;
            readonly success: boolean;
        };
        readonly Photo: {
            /** @description What it shows, in words. For a product, read after its title: "beside a ruler, 105 × 148 mm". */
            readonly alt?: string;
            /** @description The same widths as AVIF, for a source before the img. */
            readonly avif?: string;
            readonly height?: number;
            /** @description A colour or a data URL to paint before the picture is there. */
            readonly placeholder?: string;
            readonly secure_url: string;
            /** @description The picture in other widths, as an img takes them. */
            readonly srcset?: string;
            /** @description Pixels of the picture at secure_url. */
            readonly width?: number;
        };
        readonly PhotoRequest: {
            /** @description The photo as WebP or JPEG in base64, in each of the widths 320, 480, 800, 1200, 1600 that it has. */
            readonly files: readonly string[];
            /** @description Of the file that was chosen. */
            readonly name: string;
            /** @description The mean colour of the photo. */
            readonly placeholder: string;
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
            /** Format: date-time */
            readonly createdAt: string;
            /** @description To the invoice, the earliest first; left out for none. */
            readonly creditNotes?: readonly components["schemas"]["CreditNote"][];
            /** @description True when no email about it reaches its address; left out otherwise. */
            readonly emailFailed?: boolean;
            readonly invoice: components["schemas"]["Invoice"] | null;
            /** @description Path of its page. A guest has the key that opens it in the fragment: keep it from logs. */
            readonly link: string;
            /** @description What a shopper quotes. */
            readonly orderNumber: string;
            readonly products: readonly components["schemas"]["PlacedOrderLine"][];
            /** @description `placed` until it is shipped, `confirming` while the payment is on its way, then `shipped`, `delivered` or how it ended. */
            readonly status: string;
            /** @description Rupees. */
            readonly total: number;
            readonly totals: {
                readonly payablePaise: number;
                readonly roundingPaise: number;
                readonly shipping?: components["schemas"]["ChargedShipping"];
                /** @description Goods and shipping, before tax. */
                readonly subtotalPaise: number;
                /** @description Tax by rate, the lowest first; adds up to `taxPaise`. */
                readonly taxes: readonly {
                    /** @description Percent. */
                    readonly gstRate: number;
                    readonly taxablePaise: number;
                    readonly taxPaise: number;
                }[];
                readonly taxPaise: number;
            };
        };
        readonly PlacedOrderLine: {
            /** @description Empty without a choice of colour. */
            readonly color: string;
            /** @description Percent of GST when it was sold. */
            readonly gstRate: number;
            readonly hsnCode: string | null;
            readonly mainPhoto: components["schemas"]["Photo"];
            /** @description Rupees for one piece, after discount. */
            readonly price: number;
            readonly productId: string;
            readonly quantity: number;
            /** @description Pieces of it that were refunded; left out for none. */
            readonly refunded?: number;
            readonly slugProduct: string;
            /** @description As it was sold. */
            readonly title: string;
            readonly totalPaise: number;
            readonly unitPaise: number;
        };
        readonly Product: {
            /** @description The same as id. */
            readonly _id: string;
            readonly brandName: string | null;
            readonly category: components["schemas"]["NamedSlug"] | null;
            /** @description Comma-separated colour names, may be empty. */
            readonly colors: string;
            /** @description Sanitised HTML. */
            readonly contact: string;
            readonly defaultVariant: string | null;
            /** @description Sanitised HTML. */
            readonly description: string;
            /** @description Percent. */
            readonly discount: number;
            /** @description Sanitised HTML. */
            readonly faq: string;
            /** @description Percent of GST on the discounted price. */
            readonly gstRate: number;
            readonly hsnCode: string | null;
            readonly id: string;
            readonly mainPhoto: components["schemas"]["Photo"];
            /** @description Rupees; the full price that a discount is struck from. */
            readonly originalPrice: number;
            /** @description The photos besides the main one. */
            readonly photos: readonly components["schemas"]["Photo"][];
            readonly productCode: string | null;
            /** @description Rupees, at most two decimals, before the discount. */
            readonly rate: number;
            readonly slugProduct: string;
            /** @description Pieces that can be bought now. */
            readonly stock: number;
            readonly subcategory: components["schemas"]["NamedSlug"] | null;
            readonly theme: components["schemas"]["ProductTheme"] | null;
            readonly title: string;
        };
        /** @description A product as cards and panels need it: what lists return with `fields=card`. */
        readonly ProductCard: {
            /** @description The same as id. */
            readonly _id: string;
            /** @description Comma-separated colour names, may be empty. */
            readonly colors: string;
            readonly defaultVariant: string | null;
            /** @description Percent. */
            readonly discount: number;
            readonly id: string;
            readonly mainPhoto: components["schemas"]["Photo"];
            /** @description Rupees; the full price that a discount is struck from. */
            readonly originalPrice: number;
            readonly productCode: string | null;
            /** @description Rupees, at most two decimals, before the discount. */
            readonly rate: number;
            readonly slugProduct: string;
            /** @description Pieces that can be bought now. */
            readonly stock: number;
            readonly title: string;
        };
        readonly ProductCardPage: {
            /** @description Of a search: the text without its typing errors, where only that found something. */
            readonly corrected?: string | null;
            /** @description Of a search: whether every product has all words of the text. */
            readonly match?: "all-words" | "some-words";
            readonly page: number;
            readonly products: readonly components["schemas"]["ProductCard"][];
            readonly total: number;
            readonly totalPages: number;
        };
        readonly ProductCategory: {
            readonly _id: string;
            readonly category: string;
            readonly categorySlug: string;
            readonly photo?: components["schemas"]["Photo"];
            readonly subCategory: readonly string[];
        };
        /** @description What the fields of a product can be. */
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
            /** @description In basis points. */
            readonly gstRates: readonly number[];
            /** @description From so many free pieces down, stock is low. */
            readonly lowStock: number;
            readonly themes: readonly {
                readonly name: string;
                readonly slug: string;
            }[];
        };
        readonly ProductImportFault: {
            /** @description Empty when the whole row is meant. */
            readonly column: string;
            readonly message: string;
            /** @description As a spreadsheet numbers rows, the header being the first; null for the whole file. */
            readonly row: number | null;
        };
        readonly ProductImportRequest: {
            /** @description A file with a header row. */
            readonly csv: string;
            /** @description Says what would happen, and changes nothing. */
            readonly dryRun: boolean;
            /** @description Its name, for the log. */
            readonly file: string;
            /** @description New for each wish: what is sent twice with one key is done once. */
            readonly key?: string;
        };
        readonly ProductImportResult: {
            readonly created: number;
            /** @description Of all faults; at most 500 are listed. */
            readonly faultCount: number;
            /** @description Of a dry run. With any, nothing would be imported, and the numbers are 0. */
            readonly faults: readonly components["schemas"]["ProductImportFault"][];
            readonly unchanged: number;
            readonly updated: number;
        };
        readonly ProductPage: {
            /** @description Of a search: the text without its typing errors, where only that found something. */
            readonly corrected?: string | null;
            /** @description Of a search: whether every product has all words of the text. */
            readonly match?: "all-words" | "some-words";
            readonly page: number;
            readonly products: readonly components["schemas"]["Product"][];
            readonly total: number;
            readonly totalPages: number;
        };
        readonly ProductRequest: {
            readonly active: boolean;
            readonly brand: string | null;
            readonly category: string;
            readonly code: string | null;
            readonly colors: readonly string[];
            readonly contact: string;
            readonly description: string;
            readonly discountBp: number;
            readonly faq: string;
            /** @description One of the rates that goods can have. */
            readonly gstBp: number;
            readonly hsn: string | null;
            /** @description The names of pictures, the main one first. */
            readonly photos: readonly string[];
            readonly ratePaise: number;
            readonly subcategory: string | null;
            readonly theme: string | null;
            readonly title: string;
            readonly variant: string | null;
            /** @description Of the product as it was opened. */
            readonly version: number;
        };
        readonly ProductTheme: {
            readonly themeName: string;
            readonly themeSlug: string;
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
        readonly RefundPreview: {
            /** @description What would go back, in paise. */
            readonly amountPaise: number;
            /** @description The pieces before tax, in paise. */
            readonly goodsPaise: number;
            /** @description Rounding, less what went back before for no pieces in particular, in paise. */
            readonly roundingPaise: number;
            /** @description GST, in paise. */
            readonly taxPaise: number;
        };
        readonly RefundPreviewRequest: {
            readonly lines: readonly {
                /** @description Empty without a choice of colour. */
                readonly color: string;
                readonly productId: string;
                readonly quantity: number;
            }[];
        };
        readonly RefundRequest: {
            /** @description What the keeper was shown; 409 when it is another by now, in paise. */
            readonly amountPaise: number;
            /** @description New for each wish: what is sent twice with one key is done once. */
            readonly key: string;
            readonly lines: readonly {
                /** @description Empty without a choice of colour. */
                readonly color: string;
                readonly productId: string;
                readonly quantity: number;
            }[];
            readonly reason: string;
            /** @description Whether the pieces go on sale again. */
            readonly restock: boolean;
        };
        readonly ResetPasswordRequest: {
            readonly password: string;
            /** @description From the link in the mail. */
            readonly token: string;
        };
        /** @description Without a key, by the session. */
        readonly ReturnOrderRequest: {
            /** @description Of the order's link. */
            readonly key?: string;
            readonly reason: string;
        };
        readonly ReturnRequest: {
            readonly reason: string;
            /** @description Whether the pieces go on sale again. */
            readonly restock: boolean;
        };
        /** @description An order whose money is odd or on its way back, or whose shopper no email reaches. */
        readonly ReviewedOrder: {
            readonly emailProblem: components["schemas"]["EmailProblem"] | null;
            readonly id: string;
            readonly name: string;
            readonly number: string;
            /** Format: date-time */
            readonly paidAt: string;
            /** @description Those that are not done. */
            readonly refunds: readonly {
                /** @description What goes back, in paise. */
                readonly amountPaise: number;
                /** @description How often the provider was asked. */
                readonly attempts: number;
                readonly nextAttemptAt: string | null;
                /** @description Why the money goes back. */
                readonly reason: string;
                /** Format: date-time */
                readonly since: string;
                /** @description `pending` or `failed`. */
                readonly status: string;
            }[];
            readonly status: components["schemas"]["StaffOrderStatus"];
            /** @description What the order comes to, in paise. */
            readonly totalPaise: number;
        };
        /** @description An address of an account, for the checkout to fill in. */
        readonly SavedAddress: {
            readonly apartment: string;
            readonly city: string;
            readonly email: string;
            readonly id: string;
            /** @description True of one of them: what a new order begins with. */
            readonly isDefault: boolean;
            readonly name: string;
            readonly phone: string;
            readonly pinCode: string;
            readonly state: string;
            readonly streetAddress: string;
        };
        /** @description The details as they are stored. */
        readonly SavedProfile: {
            readonly data: {
                readonly email: string;
                readonly name: string;
                readonly phoneNumber: string;
            };
            /** @enum {boolean} */
            readonly success: true;
        };
        readonly Seller: {
            readonly id: string;
            /** @description What they were sold for, before tax, in paise. */
            readonly paise: number;
            readonly pieces: number;
            readonly title: string;
        };
        readonly SessionUser: {
            readonly email: string;
            readonly name: string;
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
        readonly ShippingRule: {
            /** @description Sum of rate times quantity, before discounts and tax, from which on shipping is free. */
            readonly freeFromPaise: number;
            /** @description Before tax, which is the highest rate of the goods. */
            readonly pricePaise: number;
        };
        readonly ShipRequest: {
            readonly courier: string;
            readonly trackingNumber: string;
        };
        readonly ShortProduct: {
            /** @description Pieces that can still be sold. */
            readonly free: number;
            readonly id: string;
            readonly title: string;
        };
        readonly SigninRequest: {
            /** @description Sent by the form, not used. */
            readonly confirmPassword?: string;
            readonly email: string;
            /** @description Sent by the form, not used. */
            readonly name?: string;
            readonly password: string;
        };
        readonly SignupRequest: {
            readonly email: string;
            readonly name: string;
            readonly password: string;
            readonly phoneNumber: string;
        };
        readonly StaffAccount: {
            /** Format: date-time */
            readonly createdAt: string;
            readonly createdBy: string;
            readonly disabledAt: string | null;
            readonly id: string;
            readonly invitedUntil: string | null;
            readonly name: string;
            /** @description Whether it has a password and an authenticator. */
            readonly ready: boolean;
            readonly role: components["schemas"]["StaffRole"];
        };
        readonly StaffAccountRequest: {
            readonly name: string;
            readonly role: "viewer" | "packer" | "shopkeeper" | "admin";
        };
        readonly StaffAuthenticator: {
            /** @description In Base32. */
            readonly secret: string;
            /** @description `otpauth://…` */
            readonly uri: string;
        };
        readonly StaffCode: {
            readonly code: string;
        };
        /** @description A piece of content as it was written last. */
        readonly StaffContent: {
            readonly fields: components["schemas"]["StaffContentFields"];
            /** @description The latest ones first. */
            readonly history: readonly components["schemas"]["StaffContentStep"][];
            readonly kind: components["schemas"]["StaffContentKind"];
            /** @description Whether the shop shows it and can do without it. */
            readonly mayBeUnpublished: boolean;
            /** @description The pictures of the fields. */
            readonly photos: readonly {
                readonly name: string;
                readonly photo: components["schemas"]["Photo"];
            }[];
            /** @description Its name within the kind; of a post, its address in the shop. */
            readonly slug: string;
            readonly state: components["schemas"]["StaffContentState"];
            readonly title: string;
            /** @description Grows with each change; a change says which one it was made from. 0 before the first. */
            readonly version: number;
        };
        /** @description A kind uses some of them; the others are empty. */
        readonly StaffContentFields: {
            /** @description Who is named as its author; empty for nobody. */
            readonly author: string;
            /** @description Of publication, YYYY-MM-DD in India. */
            readonly day: string;
            /** @description One line of HTML each. */
            readonly lines: readonly string[];
            /** @description Ids of pictures of the shop, the first one first. */
            readonly pictures: readonly string[];
            /** @description HTML; what a shop must not show is taken out. */
            readonly text: string;
            readonly title: string;
        };
        /** @description A piece of content in the list of keepers. */
        readonly StaffContentItem: {
            /** @description Null for what no keeper has changed. */
            readonly changedAt: string | null;
            readonly changedBy: string | null;
            readonly kind: components["schemas"]["StaffContentKind"];
            /** @description Its name within the kind; of a post, its address in the shop. */
            readonly slug: string;
            readonly state: components["schemas"]["StaffContentState"];
            readonly title: string;
            /** @description Grows with each change; a change says which one it was made from. 0 before the first. */
            readonly version: number;
        };
        readonly StaffContentKind: "post" | "policy" | "faq" | "announcement" | "hero" | "banner";
        readonly StaffContentList: {
            readonly items: readonly components["schemas"]["StaffContentItem"][];
            readonly page: number;
            readonly pageSize: number;
            /** @description Pieces on all pages. */
            readonly total: number;
        };
        /** @description `draft`: the shop does not show it. `changed`: the shop shows an earlier version. */
        readonly StaffContentState: "draft" | "changed" | "published";
        /** @description What was done with a piece, and which version that made. */
        readonly StaffContentStep: {
            readonly action: "original" | "saved" | "published" | "unpublished" | "restored";
            /** Format: date-time */
            readonly at: string;
            readonly author: string | null;
            readonly restoredFrom: number | null;
            readonly version: number;
        };
        /** @description An enquiry in the list of keepers. */
        readonly StaffEnquiry: {
            /** @description Of the message, at most 140 characters. */
            readonly beginning: string;
            readonly email: string;
            readonly id: string;
            readonly name: string;
            /** @description What a shopper quotes. */
            readonly number: string;
            readonly phone: string;
            /** Format: date-time */
            readonly receivedAt: string;
            readonly state: components["schemas"]["StaffEnquiryState"];
        };
        readonly StaffEnquiryDetail: {
            /** @description Whether the shop sends mails, and with them answers. */
            readonly canMail: boolean;
            readonly closedAt: string | null;
            readonly email: string;
            readonly events: readonly components["schemas"]["StaffEnquiryEvent"][];
            readonly id: string;
            readonly message: string;
            readonly name: string;
            /** @description What a shopper quotes. */
            readonly number: string;
            readonly phone: string;
            /** Format: date-time */
            readonly receivedAt: string;
            readonly state: components["schemas"]["StaffEnquiryState"];
        };
        readonly StaffEnquiryEvent: {
            /** Format: date-time */
            readonly at: string;
            readonly author: string;
            readonly kind: "note" | "answered" | "closed" | "reopened";
            /** @description Of a note or an answer; empty for the others. */
            readonly text: string;
        };
        readonly StaffEnquiryList: {
            readonly items: readonly components["schemas"]["StaffEnquiry"][];
            readonly page: number;
            readonly pageSize: number;
            /** @description Enquiries on all pages. */
            readonly total: number;
        };
        readonly StaffEnquiryState: "open" | "answered" | "closed";
        readonly StaffEnrolled: {
            /** @description Shown this once. */
            readonly recoveryCodes: readonly string[];
        };
        /** @description Somebody has signed in; the cookie has the session. */
        readonly StaffEntry: {
            /** @description False while the authenticator is not set up. */
            readonly enrolled: boolean;
        };
        readonly StaffInvitation: {
            readonly id: string;
            /** @description Shown this once, and stored nowhere. */
            readonly invitation: string;
            /** Format: date-time */
            readonly until: string;
        };
        readonly StaffInvitationAccept: {
            readonly invitation: string;
            readonly password: string;
        };
        readonly StaffLogEntry: {
            readonly action: string;
            readonly actor: string;
            /** Format: date-time */
            readonly at: string;
            /** @description What explains it. */
            readonly detail: {
                readonly [key: string]: unknown;
            };
            readonly id: number;
        };
        readonly StaffMe: {
            /** @description False while the authenticator is not set up. */
            readonly enrolled: boolean;
            readonly name: string;
            /** @description How many are left. */
            readonly recoveryCodes: number;
            /** @description What the role may do. */
            readonly rights: readonly components["schemas"]["StaffRight"][];
            readonly role: components["schemas"]["StaffRole"];
        };
        /** @description An order in the list of keepers. */
        readonly StaffOrder: {
            readonly city: string;
            readonly courier: string | null;
            readonly email: string;
            readonly emailProblem: components["schemas"]["EmailProblem"] | null;
            readonly id: string;
            readonly name: string;
            /** @description What a shopper quotes. */
            readonly number: string;
            /** Format: date-time */
            readonly paidAt: string;
            readonly phone: string;
            readonly pieces: number;
            readonly status: components["schemas"]["StaffOrderStatus"];
            /** @description What was paid, in paise. */
            readonly totalPaise: number;
            readonly trackingNumber: string | null;
        };
        readonly StaffOrderDetail: {
            /** @description What the state machine and the role of whoever asks allow. */
            readonly actions: readonly components["schemas"]["OrderAction"][];
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
            readonly courier: string | null;
            readonly creditNotes: readonly components["schemas"]["CreditNote"][];
            readonly emailProblem: components["schemas"]["EmailProblem"] | null;
            readonly events: readonly components["schemas"]["StaffOrderEvent"][];
            readonly id: string;
            readonly invoice: components["schemas"]["Invoice"] | null;
            readonly lines: readonly components["schemas"]["StaffOrderLine"][];
            readonly number: string;
            /** Format: date-time */
            readonly paidAt: string;
            readonly payments: readonly components["schemas"]["StaffPayment"][];
            readonly refunds: readonly components["schemas"]["StaffRefund"][];
            readonly returnRequest: components["schemas"]["StaffReturnRequest"] | null;
            readonly shipping?: components["schemas"]["ChargedShipping"];
            readonly status: components["schemas"]["StaffOrderStatus"];
            /** @description Goods and shipping, in paise. */
            readonly subtotalPaise: number;
            /** @description Tax by rate, the lowest first; adds up to `taxPaise`. */
            readonly taxes: readonly {
                /** @description Percent. */
                readonly gstRate: number;
                readonly taxablePaise: number;
                readonly taxPaise: number;
            }[];
            /** @description GST, in paise. */
            readonly taxPaise: number;
            /** @description What was paid, in paise. */
            readonly totalPaise: number;
            readonly trackingNumber: string | null;
        };
        readonly StaffOrderEvent: {
            /** Format: date-time */
            readonly at: string;
            /** @description A keeper, or `the shopper`; null for the shop itself. */
            readonly author: string | null;
            readonly detail: {
                /** @description Of a refund, in paise. */
                readonly amountPaise?: number;
                readonly courier?: string;
                /** @description Of a refund. */
                readonly creditNote?: string;
                /** @description The corrected address. */
                readonly email?: string;
                /** @description Of a refund. */
                readonly pieces?: readonly string[];
                readonly previousEmail?: string;
                readonly reason?: string;
                /** @description True when the confirmation was sent again. */
                readonly resent?: boolean;
                readonly restocked?: boolean;
                readonly text?: string;
                readonly trackingNumber?: string;
            };
            /** @description A state, `note`, `refund`, `return-requested`, `linked` or `email-corrected`. */
            readonly kind: string;
        };
        readonly StaffOrderLine: {
            /** @description Empty without a choice of colour. */
            readonly color: string;
            /** @description Percent of GST when it was sold. */
            readonly gstRate: number;
            readonly hsnCode: string | null;
            readonly mainPhoto: components["schemas"]["Photo"];
            /** @description Rupees for one piece, after discount. */
            readonly price: number;
            readonly productId: string;
            readonly quantity: number;
            /** @description Pieces of it that were refunded; left out for none. */
            readonly refunded?: number;
            readonly slugProduct: string;
            /** @description As it was sold. */
            readonly title: string;
            /** @description Pieces that were, or are to be, sent. */
            readonly toSend: number;
            readonly totalPaise: number;
            readonly unitPaise: number;
        };
        readonly StaffOrderList: {
            readonly items: readonly components["schemas"]["StaffOrder"][];
            readonly page: number;
            readonly pageSize: number;
            /** @description Orders on all pages. */
            readonly total: number;
            /** @description What they add up to, in paise. */
            readonly totalPaise: number;
        };
        readonly StaffOrderStatus: "placed" | "packed" | "shipped" | "delivered" | "cancelled" | "returned" | "review" | "refund_pending" | "refunded";
        readonly StaffPasswordRequest: {
            readonly current: string;
            readonly password: string;
        };
        readonly StaffPayment: {
            /** @description What was taken, in paise. */
            readonly amountPaise: number;
            /** Format: date-time */
            readonly at: string;
            /** @description The provider's. */
            readonly id: string;
            readonly method: string | null;
            /** @description What went back, in paise. */
            readonly refundedPaise: number;
            readonly status: string;
        };
        readonly StaffPhoto: {
            /** @description An id of a picture of the shop or an uploaded one, or an https address with its size. */
            readonly name: string;
            readonly photo: components["schemas"]["Photo"];
        };
        /** @description A product in the list of keepers. */
        readonly StaffProduct: {
            /** @description Whether the shop shows and sells it. */
            readonly active: boolean;
            /** @description Its slug. */
            readonly category: string;
            /** @description The keeper who changed it last; null for a file of the operator. */
            readonly changedBy: string | null;
            readonly code: string | null;
            /** @description The discount, in basis points. */
            readonly discountBp: number;
            readonly id: string;
            readonly photo: components["schemas"]["Photo"];
            /** @description The full price of a piece, in paise. */
            readonly ratePaise: number;
            /** @description Pieces that open orders hold. */
            readonly reserved: number;
            /** @description Its address in the shop, and its key in files; it never changes. */
            readonly slug: string;
            /** @description Pieces in the house, those of open orders included. */
            readonly stock: number;
            readonly title: string;
            /** @description The price after the discount, in paise. */
            readonly unitPaise: number;
            /** Format: date-time */
            readonly updatedAt: string;
            /** @description Grows with each change; a change says which one it was made from. */
            readonly version: number;
        };
        readonly StaffProductDetail: {
            /** @description Whether the shop shows and sells it. */
            readonly active: boolean;
            readonly brand: string | null;
            /** @description Its slug. */
            readonly category: string;
            /** @description The keeper who changed it last; null for a file of the operator. */
            readonly changedBy: string | null;
            readonly code: string | null;
            readonly colors: readonly string[];
            /** @description Sanitised HTML. */
            readonly contact: string;
            /** Format: date-time */
            readonly createdAt: string;
            /** @description Sanitised HTML. */
            readonly description: string;
            /** @description The discount, in basis points. */
            readonly discountBp: number;
            /** @description Sanitised HTML. */
            readonly faq: string;
            /** @description GST, in basis points. */
            readonly gstBp: number;
            readonly hsn: string | null;
            readonly id: string;
            readonly photo: components["schemas"]["Photo"];
            readonly photos: readonly components["schemas"]["StaffPhoto"][];
            /** @description The full price of a piece, in paise. */
            readonly ratePaise: number;
            /** @description Pieces that open orders hold. */
            readonly reserved: number;
            /** @description Its address in the shop, and its key in files; it never changes. */
            readonly slug: string;
            /** @description Pieces in the house, those of open orders included. */
            readonly stock: number;
            /** @description The latest ones first. */
            readonly stockChanges: readonly components["schemas"]["StockChange"][];
            readonly subcategory: string | null;
            readonly theme: string | null;
            readonly title: string;
            /** @description The price after the discount, in paise. */
            readonly unitPaise: number;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly variant: string | null;
            /** @description Grows with each change; a change says which one it was made from. */
            readonly version: number;
        };
        readonly StaffProductList: {
            readonly items: readonly components["schemas"]["StaffProduct"][];
            readonly page: number;
            readonly pageSize: number;
            /** @description Products on all pages. */
            readonly total: number;
        };
        readonly StaffRefund: {
            /** @description What goes back, in paise. */
            readonly amountPaise: number;
            /** Format: date-time */
            readonly at: string;
            readonly paymentId: string;
            readonly reason: string;
            /** @description `pending`, `processed`, `failed`, or `replaced` by a later one. */
            readonly status: string;
        };
        readonly StaffReturnRequest: {
            /** Format: date-time */
            readonly at: string;
            readonly reason: string;
        };
        readonly StaffRight: "read" | "pack" | "keep" | "administer";
        readonly StaffRole: "viewer" | "packer" | "shopkeeper" | "admin";
        readonly StaffRoleRequest: {
            readonly role: "viewer" | "packer" | "shopkeeper" | "admin";
        };
        readonly StaffSession: {
            /** @description Its user agent. */
            readonly browser: string;
            /** Format: date-time */
            readonly createdAt: string;
            /** @description Whether it is the one that asks. */
            readonly current: boolean;
            readonly id: string;
            /**
             * Format: date-time
             * @description To the minute.
             */
            readonly lastSeen: string;
        };
        readonly StaffSetUp: {
            /** @description From the file `office-key` in the data folder. */
            readonly key: string;
            readonly name: string;
            readonly password: string;
        };
        readonly StaffSignIn: {
            readonly code?: string;
            readonly name: string;
            readonly password: string;
        };
        readonly StockChange: {
            /** Format: date-time */
            readonly at: string;
            readonly author: string | null;
            readonly kind: string;
            /** @description The id of an order. */
            readonly order: string | null;
            readonly reason: string | null;
            /** @description The same for pieces that orders hold. */
            readonly reserved: number;
            /** @description Pieces that came, or went when negative. */
            readonly stock: number;
        };
        readonly StockRequest: {
            /** @description `by`: so many came, or went when negative. `to`: so many were counted in the house. */
            readonly change: "by" | "to";
            /** @description New for each wish: what is sent twice with one key is done once. */
            readonly key?: string;
            readonly pieces: number;
            readonly reason: string;
        };
        readonly Success: {
            readonly message?: string;
            readonly success: boolean;
        };
        readonly Theme: {
            readonly _id: string;
            /** @description Name of the drawing that stands for the theme. */
            readonly motif?: string;
            readonly photo?: components["schemas"]["Photo"];
            readonly themeName: string;
            readonly themeSlug: string;
        };
        readonly User: {
            /** @description ISO 8601. */
            readonly createdAt: string;
            readonly email: string;
            readonly name: string;
            readonly orderDetail: readonly components["schemas"]["OrderEntry"][];
            readonly phoneNumber: string;
        };
    };
    responses: {
        /** @description Default Response */
        readonly Error4XX: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Default Response */
        readonly Error5XX: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
