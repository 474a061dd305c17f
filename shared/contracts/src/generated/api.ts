/* Generated from the API by `npx tsx api/scripts/write-openapi-types.ts`. Change the schemas, not this file. */
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
                /** @description Default Response */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly "5XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
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
                /** @description Default Response */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly "5XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
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
                /** @description Default Response */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly "5XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
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
                /** @description Default Response */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly "5XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
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
                /** @description Default Response */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly "5XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
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
                /** @description Default Response */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly "5XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
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
                /** @description Default Response */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly "5XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
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
                /** @description Default Response */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly "5XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
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
                /** @description Default Response */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly "5XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
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
        /** Confirms a paid order, as often as it is asked */
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
                /** @description Default Response */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly "5XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
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
                /** @description Default Response */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly "5XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
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
         * Prices a cart, reserves it for 20 minutes and opens an order at the provider
         * @description The same receipt gives the same order. 409 carries the right `amount` when prices changed, 422 the `field` that is missing. 429 while unpaid orders of the address hold as much as they may.
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
                /** @description Default Response */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly "5XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
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
                /** @description Default Response */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly "5XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
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
                /** @description Default Response */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly "5XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
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
                /** @description Default Response */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly "5XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
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
                /** @description Default Response */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly "5XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
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
                /** @description Default Response */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly "5XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
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
                /** @description Default Response */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly "5XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
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
                /** @description Default Response */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly "5XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
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
                /** @description Default Response */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly "5XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
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
                /** @description Default Response */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly "5XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
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
                /** @description Default Response */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly "5XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
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
                /** @description Default Response */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly "5XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
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
                /** @description Default Response */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly "5XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
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
                /** @description Default Response */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly "5XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
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
                /** @description Default Response */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly "5XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
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
                /** @description Default Response */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly "5XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
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
                /** @description Default Response */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly "5XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
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
        readonly post?: never;
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
                /** @description Default Response */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly "5XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
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
                /** @description Default Response */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly "5XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
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
                /** @description Default Response */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly "5XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
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
                /** @description Default Response */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly "5XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
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
                /** @description Default Response */
                readonly "4XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly "5XX": {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
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
        readonly Failure: {
            /** @description For a shopper to read. */
            readonly message: string;
            /** @description The HTTP status again. */
            readonly status: number;
        } & {
            readonly [key: string]: unknown;
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
        readonly NamedSlug: {
            readonly name: string;
            readonly slug: string;
        };
        readonly OrderConfirmation: {
            readonly order: {
                readonly _id: string;
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
            /** @description ISO 8601. */
            readonly createdAt: string;
            readonly name: string;
            readonly phone: string;
            readonly productId: components["schemas"]["OrderedProduct"];
            readonly quantity: number;
            readonly state: string;
            readonly status: string;
            readonly streetAddress: string;
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
            readonly invoice: components["schemas"]["Invoice"] | null;
            /** @description What a shopper quotes. */
            readonly orderNumber: string;
            readonly products: readonly components["schemas"]["PlacedOrderLine"][];
            /** @description `placed`, `confirming` while the payment is on its way, or the state in which it ended. */
            readonly status: string;
            /** @description Rupees. */
            readonly total: number;
            readonly totals: {
                readonly payablePaise: number;
                readonly roundingPaise: number;
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
        readonly ProductPage: {
            readonly page: number;
            readonly products: readonly components["schemas"]["Product"][];
            readonly total: number;
            readonly totalPages: number;
        };
        readonly ProductTheme: {
            readonly themeName: string;
            readonly themeSlug: string;
        };
        readonly PurchaseLine: {
            readonly color?: string;
            readonly productId: string;
            readonly quantity: number;
        };
        readonly ResetPasswordRequest: {
            readonly password: string;
            /** @description From the link in the mail. */
            readonly token: string;
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
        readonly Success: {
            readonly message?: string;
            readonly success: boolean;
        };
        readonly Theme: {
            readonly _id: string;
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
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
