/* Generated from the registry by `npm run generate`. Change the schemas, not this file. */
export interface paths {
    readonly "/registry/v1/accounts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Every account */
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
                        readonly "application/json": components["schemas"]["AccountList"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 503: components["responses"]["Error503"];
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
                    readonly "application/json": components["schemas"]["AccountRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Lets a person choose a password, once. */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Invitation"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 409: components["responses"]["Error409"];
                readonly 422: components["responses"]["Error422"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/accounts/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Disables an account, and ends its sessions */
        readonly delete: {
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
                /** @description Disabled. */
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/accounts/{id}/invitation": {
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
                /** @description Lets a person choose a password, once. */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Invitation"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 409: components["responses"]["Error409"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/artifacts/{remote}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Every published version of a remote, the newest first */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly remote: string;
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
                            readonly items: readonly components["schemas"]["ListedArtifact"][];
                        };
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 503: components["responses"]["Error503"];
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
    readonly "/registry/v1/artifacts/{remote}/{version}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The record of a version */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly remote: string;
                    readonly version: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description A version, and whether its files are there. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["StoredArtifact"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 404: components["responses"]["Error404"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        /**
         * Publishes a version: the same bytes again change nothing
         * @description The archive is described in docs/contract.md.
         */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly remote: string;
                    readonly version: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/x-tar": unknown;
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Published before, with the same contents; signed now, or nothing changed. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Published"];
                    };
                };
                /** @description Published. */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Published"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 409: components["responses"]["Error409"];
                readonly 413: components["responses"]["Error413"];
                readonly 422: components["responses"]["Error422"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/artifacts/{remote}/{version}/archive": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The archive of a version */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly remote: string;
                    readonly version: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description The record and the files as they were published, without what was attached to them. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/x-tar": unknown;
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 404: components["responses"]["Error404"];
                readonly 503: components["responses"]["Error503"];
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
    readonly "/registry/v1/artifacts/{remote}/{version}/attestation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The signed statement of where a version comes from: DSSE, in-toto, SLSA provenance v1 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly remote: string;
                    readonly version: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Byte by byte as it came. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/vnd.dsse.envelope.v1+json": {
                            readonly [key: string]: unknown;
                        };
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 404: components["responses"]["Error404"];
                readonly 503: components["responses"]["Error503"];
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
    readonly "/registry/v1/artifacts/{remote}/{version}/provenance": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Where a version comes from, whether it is signed, and the packages that are in it */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly remote: string;
                    readonly version: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Where a version comes from, and what is in it. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Provenance"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 404: components["responses"]["Error404"];
                readonly 503: components["responses"]["Error503"];
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
    readonly "/registry/v1/artifacts/{remote}/{version}/sbom": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The bill of materials of a version: CycloneDX */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly remote: string;
                    readonly version: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Byte by byte as it came. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/vnd.cyclonedx+json": {
                            readonly [key: string]: unknown;
                        };
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 404: components["responses"]["Error404"];
                readonly 503: components["responses"]["Error503"];
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
    readonly "/registry/v1/artifacts/{remote}/{version}/source-maps": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Takes the source maps of a published version: what is there already stays
         * @description The archive is described in docs/contract.md.
         */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly remote: string;
                    readonly version: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/x-tar": unknown;
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description What became of source maps. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SourceMapsStored"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 413: components["responses"]["Error413"];
                readonly 422: components["responses"]["Error422"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/artifacts/collect": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Cleans up versions that nobody can meet any more */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CollectRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Versions that nobody can meet any more. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CollectResponse"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 422: components["responses"]["Error422"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/audit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Who did what, the newest first */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    /** @description Lists what is older than this. */
                    readonly before?: number;
                    readonly limit?: number;
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
                            readonly items: readonly components["schemas"]["AuditRow"][];
                            /** @description The next page’s `before`; null at the end. */
                            readonly next: number | null;
                        };
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 422: components["responses"]["Error422"];
                readonly 503: components["responses"]["Error503"];
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
    readonly "/registry/v1/audit/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whether the chain of the audit is whole */
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
                            /** @description The first row that does not fit; null when all do. */
                            readonly brokenAt: number | null;
                        };
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 503: components["responses"]["Error503"];
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
    readonly "/registry/v1/customers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Takes in which browser an order was paid */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CustomersRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Taken. */
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 422: components["responses"]["Error422"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/envs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Every environment, `live` first */
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
                            readonly items: readonly components["schemas"]["Environment"][];
                        };
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly put?: never;
        /** Adds an environment, in which nothing is live */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["EnvironmentRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Shops that follow one list of releases. */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Environment"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 409: components["responses"]["Error409"];
                readonly 422: components["responses"]["Error422"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/envs/{env}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What is live in an environment, and what is held */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly env: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description What is live in an environment, and what is held. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["EnvState"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 404: components["responses"]["Error404"];
                readonly 503: components["responses"]["Error503"];
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
    readonly "/registry/v1/envs/{env}/approval-policy": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Of which remotes a change needs two people */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly env: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Of which remotes a change of what is live needs two people. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["ApprovalPolicy"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 404: components["responses"]["Error404"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        /** Sets of which remotes a change needs two people; to remove one needs two people */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly env: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ApprovalPolicyRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Of which remotes a change of what is live needs two people. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["ApprovalPolicy"];
                    };
                };
                /** @description The policy waits for a second person. */
                readonly 202: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Approval"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 409: components["responses"]["Error409"];
                readonly 422: components["responses"]["Error422"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/envs/{env}/approvals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Requests for approval, the newest first */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly before?: number;
                    readonly limit?: number;
                    /** @description Only those that can be decided now. */
                    readonly pending?: "true" | "false";
                };
                readonly header?: never;
                readonly path: {
                    readonly env: string;
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
                            readonly items: readonly components["schemas"]["Approval"][];
                            /** @description The next page’s `before`; null at the end. */
                            readonly next: number | null;
                        };
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 404: components["responses"]["Error404"];
                readonly 422: components["responses"]["Error422"];
                readonly 503: components["responses"]["Error503"];
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
    readonly "/registry/v1/envs/{env}/approvals/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A request for approval */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly env: string;
                    readonly id: number;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description A change that waits, or waited, for a second person. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Approval"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 404: components["responses"]["Error404"];
                readonly 503: components["responses"]["Error503"];
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
    readonly "/registry/v1/envs/{env}/approvals/{id}/approve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Makes the change that somebody else has requested */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly env: string;
                    readonly id: number;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ApprovalDecision"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description A change that waits, or waited, for a second person. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Approval"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 409: components["responses"]["Error409"];
                readonly 422: components["responses"]["Error422"];
                readonly 423: components["responses"]["Error423"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/envs/{env}/approvals/{id}/decline": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Ends a request for approval */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly env: string;
                    readonly id: number;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ApprovalDecision"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description A change that waits, or waited, for a second person. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Approval"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 409: components["responses"]["Error409"];
                readonly 422: components["responses"]["Error422"];
                readonly 423: components["responses"]["Error423"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/envs/{env}/canaries/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Starts, advances, promotes or aborts a canary */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header: {
                    /** @description New for each wish: a call that is sent twice changes once. */
                    readonly "idempotency-key": string;
                    /** @description Seq of the release that is believed to be live, such as `"12"`, `"0"` before the first; or the ETag of release.json. */
                    readonly "if-match": string;
                };
                readonly path: {
                    readonly env: string;
                    /** @description Remote and action, such as `catalog:start`: start, advance, promote or abort. */
                    readonly name: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CanaryRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description One entry of the append-only list of releases; the highest seq is live. */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Release"];
                    };
                };
                /** @description The change waits for a second person. */
                readonly 202: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Approval"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 409: components["responses"]["Error409"];
                readonly 412: components["responses"]["Error412"];
                readonly 422: components["responses"]["Error422"];
                readonly 423: components["responses"]["Error423"];
                readonly 428: components["responses"]["Error428"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/envs/{env}/change-windows": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** When rollouts may go on by themselves */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly env: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description When rollouts of an environment may go on by themselves. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["ChangeWindows"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 404: components["responses"]["Error404"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        /** Sets when rollouts may go on by themselves */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly env: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ChangeWindowsRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description When rollouts of an environment may go on by themselves. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["ChangeWindows"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 422: components["responses"]["Error422"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/envs/{env}/errors/{remote}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What the versions of a remote threw in browsers lately */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly days?: number;
                };
                readonly header?: never;
                readonly path: {
                    readonly env: string;
                    readonly remote: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description What the versions of a remote threw in shoppers’ browsers. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["ErrorsOfRemote"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 404: components["responses"]["Error404"];
                readonly 422: components["responses"]["Error422"];
                readonly 503: components["responses"]["Error503"];
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
    readonly "/registry/v1/envs/{env}/errors/{remote}/{version}/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** An error of a version, with its stack mapped to the sources where their maps are there */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly env: string;
                    /** @description The error’s, as a list of errors has it. */
                    readonly id: string;
                    readonly remote: string;
                    readonly version: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description An error, with its stack mapped to the sources. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["ErrorWithSources"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 404: components["responses"]["Error404"];
                readonly 503: components["responses"]["Error503"];
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
    readonly "/registry/v1/envs/{env}/freeze": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Holds back what is new of a remote, or of everything */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header: {
                    /** @description New for each wish: a call that is sent twice changes once. */
                    readonly "idempotency-key": string;
                    /** @description Seq of the release that is believed to be live, such as `"12"`, `"0"` before the first; or the ETag of release.json. */
                    readonly "if-match": string;
                };
                readonly path: {
                    readonly env: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["FreezeRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description What is live in an environment, and what is held. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["EnvState"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 409: components["responses"]["Error409"];
                readonly 412: components["responses"]["Error412"];
                readonly 422: components["responses"]["Error422"];
                readonly 423: components["responses"]["Error423"];
                readonly 428: components["responses"]["Error428"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/envs/{env}/gate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whether versions have to pass the gate */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly env: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Whether versions have to pass the gate before shoppers get them. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["GatePolicy"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 404: components["responses"]["Error404"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        /** Sets whether versions have to pass the gate */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly env: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["GatePolicyRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Whether versions have to pass the gate before shoppers get them. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["GatePolicy"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 422: components["responses"]["Error422"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/envs/{env}/gate/reports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The last reports of the gate, the newest first */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly remote?: string;
                };
                readonly header?: never;
                readonly path: {
                    readonly env: string;
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
                            readonly items: readonly components["schemas"]["GateReport"][];
                        };
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 404: components["responses"]["Error404"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly put?: never;
        /** Takes what a run of the gate has found */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly env: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["GateReportRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description What the gate found of a set of versions. */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["GateReport"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 409: components["responses"]["Error409"];
                readonly 413: components["responses"]["Error413"];
                readonly 422: components["responses"]["Error422"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/envs/{env}/gate/reports/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One report of the gate */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly env: string;
                    readonly id: number;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description What the gate found of a set of versions. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["GateReport"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 404: components["responses"]["Error404"];
                readonly 503: components["responses"]["Error503"];
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
    readonly "/registry/v1/envs/{env}/gate/reports/{id}/pictures/{place}/{side}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A picture of a page, live or with the candidate */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly env: string;
                    readonly id: number;
                    readonly place: number;
                    readonly side: "live" | "candidate";
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description The picture. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "image/jpeg": unknown;
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 404: components["responses"]["Error404"];
                readonly 503: components["responses"]["Error503"];
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
    readonly "/registry/v1/envs/{env}/health": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** How all versions did in the last hours, for plots */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly hours?: 1 | 6 | 24;
                };
                readonly header?: never;
                readonly path: {
                    readonly env: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description How all versions did in the last hours, in steps. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["HealthOverview"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 422: components["responses"]["Error422"];
                readonly 503: components["responses"]["Error503"];
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
    readonly "/registry/v1/envs/{env}/health/{remote}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** How the versions of a remote did lately */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly minutes?: number;
                };
                readonly header?: never;
                readonly path: {
                    readonly env: string;
                    readonly remote: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description How the versions of a remote did lately. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["HealthOfRemote"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 404: components["responses"]["Error404"];
                readonly 503: components["responses"]["Error503"];
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
    readonly "/registry/v1/envs/{env}/history": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Releases, the newest first */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    /** @description Lists what is older than this. */
                    readonly before?: number;
                    readonly limit?: number;
                };
                readonly header?: never;
                readonly path: {
                    readonly env: string;
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
                            readonly items: readonly components["schemas"]["PastRelease"][];
                            /** @description The next page’s `before`; null at the end. */
                            readonly next: number | null;
                        };
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 404: components["responses"]["Error404"];
                readonly 422: components["responses"]["Error422"];
                readonly 503: components["responses"]["Error503"];
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
    readonly "/registry/v1/envs/{env}/kill/{remote}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Takes a remote away from shoppers */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header: {
                    /** @description New for each wish: a call that is sent twice changes once. */
                    readonly "idempotency-key": string;
                    /** @description Seq of the release that is believed to be live, such as `"12"`, `"0"` before the first; or the ETag of release.json. */
                    readonly "if-match": string;
                };
                readonly path: {
                    readonly env: string;
                    readonly remote: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["GroundsRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description One entry of the append-only list of releases; the highest seq is live. */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Release"];
                    };
                };
                /** @description The change waits for a second person. */
                readonly 202: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Approval"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 409: components["responses"]["Error409"];
                readonly 412: components["responses"]["Error412"];
                readonly 422: components["responses"]["Error422"];
                readonly 423: components["responses"]["Error423"];
                readonly 428: components["responses"]["Error428"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/envs/{env}/plan": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Tells what a change would do and what conflicts with it; changes nothing */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly env: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["PlanRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description What a change would do, and what conflicts with it. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Plan"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 409: components["responses"]["Error409"];
                readonly 422: components["responses"]["Error422"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/envs/{env}/previews": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Allows ?preview= of a version; makes no release */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header: {
                    /** @description New for each wish: a call that is sent twice changes once. */
                    readonly "idempotency-key": string;
                    /** @description Seq of the release that is believed to be live, such as `"12"`, `"0"` before the first; or the ETag of release.json. */
                    readonly "if-match": string;
                };
                readonly path: {
                    readonly env: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["PreviewRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description One entry of the append-only list of releases; the highest seq is live. */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Release"];
                    };
                };
                /** @description The change waits for a second person. */
                readonly 202: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Approval"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 409: components["responses"]["Error409"];
                readonly 412: components["responses"]["Error412"];
                readonly 422: components["responses"]["Error422"];
                readonly 423: components["responses"]["Error423"];
                readonly 428: components["responses"]["Error428"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/envs/{env}/release.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The release that is live; without a token, what anybody may know of it */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: {
                    readonly "if-none-match"?: string;
                };
                readonly path: {
                    readonly env: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description With an ETag; its number is the seq. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Release"] | components["schemas"]["PublicRelease"];
                    };
                };
                /** @description The one of If-None-Match. */
                readonly 304: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
                readonly 400: components["responses"]["Error400"];
                readonly 404: components["responses"]["Error404"];
                readonly 503: components["responses"]["Error503"];
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
    readonly "/registry/v1/envs/{env}/releases": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Makes versions live, or goes back */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header: {
                    /** @description New for each wish: a call that is sent twice changes once. */
                    readonly "idempotency-key": string;
                    /** @description Seq of the release that is believed to be live, such as `"12"`, `"0"` before the first; or the ETag of release.json. */
                    readonly "if-match": string;
                };
                readonly path: {
                    readonly env: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ReleaseRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description One entry of the append-only list of releases; the highest seq is live. */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Release"];
                    };
                };
                /** @description The change waits for a second person. */
                readonly 202: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Approval"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 409: components["responses"]["Error409"];
                readonly 412: components["responses"]["Error412"];
                readonly 422: components["responses"]["Error422"];
                readonly 423: components["responses"]["Error423"];
                readonly 428: components["responses"]["Error428"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/envs/{env}/releases/{seq}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One release */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly env: string;
                    readonly seq: number;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description One entry of the append-only list of releases; the highest seq is live. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Release"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 404: components["responses"]["Error404"];
                readonly 503: components["responses"]["Error503"];
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
    readonly "/registry/v1/envs/{env}/rollouts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Rollouts, the newest first */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly before?: number;
                    readonly limit?: number;
                    /** @description Only those that are not over, or only those that are. */
                    readonly open?: "true" | "false";
                    readonly remote?: string;
                };
                readonly header?: never;
                readonly path: {
                    readonly env: string;
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
                            readonly items: readonly components["schemas"]["Rollout"][];
                            /** @description The next page’s `before`; null at the end. */
                            readonly next: number | null;
                        };
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 404: components["responses"]["Error404"];
                readonly 422: components["responses"]["Error422"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly put?: never;
        /** Makes a rollout of a version, and schedules or starts it */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly env: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RolloutRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description A version of a remote that goes to shoppers by stages. */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Rollout"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 409: components["responses"]["Error409"];
                readonly 422: components["responses"]["Error422"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/envs/{env}/rollouts/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A rollout, with who did what and why */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly env: string;
                    readonly id: number;
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
                        readonly "application/json": components["schemas"]["RolloutWithHistory"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 404: components["responses"]["Error404"];
                readonly 503: components["responses"]["Error503"];
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
    readonly "/registry/v1/envs/{env}/rollouts/{id}/abort": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Takes the version back from shoppers */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly env: string;
                    readonly id: number;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RolloutReason"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description A version of a remote that goes to shoppers by stages. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Rollout"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 409: components["responses"]["Error409"];
                readonly 422: components["responses"]["Error422"];
                readonly 423: components["responses"]["Error423"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/envs/{env}/rollouts/{id}/approve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Lets a stage begin that needs the approval of another person */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly env: string;
                    readonly id: number;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RolloutApproval"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description A version of a remote that goes to shoppers by stages. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Rollout"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 409: components["responses"]["Error409"];
                readonly 422: components["responses"]["Error422"];
                readonly 423: components["responses"]["Error423"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/envs/{env}/rollouts/{id}/pause": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Keeps a rollout in its stage until somebody resumes it */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly env: string;
                    readonly id: number;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RolloutReason"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description A version of a remote that goes to shoppers by stages. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Rollout"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 409: components["responses"]["Error409"];
                readonly 422: components["responses"]["Error422"];
                readonly 423: components["responses"]["Error423"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/envs/{env}/rollouts/{id}/resume": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Ends a pause; goes on in spite of few sessions, the watch or the change window */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly env: string;
                    readonly id: number;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RolloutReason"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description A version of a remote that goes to shoppers by stages. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Rollout"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 409: components["responses"]["Error409"];
                readonly 422: components["responses"]["Error422"];
                readonly 423: components["responses"]["Error423"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/envs/{env}/rollouts/{id}/schedule": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Has a rollout start at a time */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly env: string;
                    readonly id: number;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RolloutSchedule"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description A version of a remote that goes to shoppers by stages. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Rollout"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 409: components["responses"]["Error409"];
                readonly 422: components["responses"]["Error422"];
                readonly 423: components["responses"]["Error423"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/envs/{env}/rollouts/{id}/skip": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Goes on to the next stage at once */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly env: string;
                    readonly id: number;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RolloutSkip"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description A version of a remote that goes to shoppers by stages. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Rollout"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 409: components["responses"]["Error409"];
                readonly 422: components["responses"]["Error422"];
                readonly 423: components["responses"]["Error423"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/envs/{env}/rollouts/{id}/start": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Starts a rollout */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly env: string;
                    readonly id: number;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RolloutReason"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description A version of a remote that goes to shoppers by stages. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Rollout"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 409: components["responses"]["Error409"];
                readonly 422: components["responses"]["Error422"];
                readonly 423: components["responses"]["Error423"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/envs/{env}/shell": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Says what the shell provides; every later change is held against it */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly env: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ShellContract"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Noted. */
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 422: components["responses"]["Error422"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/envs/{env}/shell/source-maps": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Takes the source maps of a shop’s shell: what is there already stays */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly env: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/x-tar": unknown;
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description What became of source maps. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SourceMapsStored"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 413: components["responses"]["Error413"];
                readonly 422: components["responses"]["Error422"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/envs/{env}/source": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Sets in which environment versions have to be live first */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly env: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["SourceRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Shops that follow one list of releases. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Environment"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 409: components["responses"]["Error409"];
                readonly 422: components["responses"]["Error422"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/envs/{env}/unfreeze": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Lifts a freeze */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header: {
                    /** @description New for each wish: a call that is sent twice changes once. */
                    readonly "idempotency-key": string;
                    /** @description Seq of the release that is believed to be live, such as `"12"`, `"0"` before the first; or the ETag of release.json. */
                    readonly "if-match": string;
                };
                readonly path: {
                    readonly env: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["FreezeRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description What is live in an environment, and what is held. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["EnvState"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 409: components["responses"]["Error409"];
                readonly 412: components["responses"]["Error412"];
                readonly 422: components["responses"]["Error422"];
                readonly 423: components["responses"]["Error423"];
                readonly 428: components["responses"]["Error428"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/envs/{env}/unkill/{remote}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Gives a killed remote to shoppers again */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header: {
                    /** @description New for each wish: a call that is sent twice changes once. */
                    readonly "idempotency-key": string;
                    /** @description Seq of the release that is believed to be live, such as `"12"`, `"0"` before the first; or the ETag of release.json. */
                    readonly "if-match": string;
                };
                readonly path: {
                    readonly env: string;
                    readonly remote: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["GroundsRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description One entry of the append-only list of releases; the highest seq is live. */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Release"];
                    };
                };
                /** @description The change waits for a second person. */
                readonly 202: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Approval"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 409: components["responses"]["Error409"];
                readonly 412: components["responses"]["Error412"];
                readonly 422: components["responses"]["Error422"];
                readonly 423: components["responses"]["Error423"];
                readonly 428: components["responses"]["Error428"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/envs/{env}/unlist": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Ends the preview of a version */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header: {
                    /** @description New for each wish: a call that is sent twice changes once. */
                    readonly "idempotency-key": string;
                    /** @description Seq of the release that is believed to be live, such as `"12"`, `"0"` before the first; or the ETag of release.json. */
                    readonly "if-match": string;
                };
                readonly path: {
                    readonly env: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["PreviewRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description One entry of the append-only list of releases; the highest seq is live. */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Release"];
                    };
                };
                /** @description The change waits for a second person. */
                readonly 202: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Approval"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 409: components["responses"]["Error409"];
                readonly 412: components["responses"]["Error412"];
                readonly 422: components["responses"]["Error422"];
                readonly 423: components["responses"]["Error423"];
                readonly 428: components["responses"]["Error428"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/envs/{env}/vitals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Web vitals by release and by version */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly days?: number;
                };
                readonly header?: never;
                readonly path: {
                    readonly env: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Web vitals that shoppers’ browsers measured. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["VitalsList"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 404: components["responses"]["Error404"];
                readonly 422: components["responses"]["Error422"];
                readonly 503: components["responses"]["Error503"];
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
    readonly "/registry/v1/invitations": {
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
                    readonly "application/json": components["schemas"]["AcceptRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Somebody has signed in. */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["NewSession"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 422: components["responses"]["Error422"];
                readonly 429: components["responses"]["Error429"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/keys/{remote}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The keys that may sign versions of a remote */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly remote: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Keys of a remote, revoked ones too. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["PublisherKeyList"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly put?: never;
        /** Registers a public key; from the first one on the remote takes signed versions only */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly remote: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["PublisherKeyRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description A key whose signatures a remote’s versions may have. */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["PublisherKey"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 409: components["responses"]["Error409"];
                readonly 422: components["responses"]["Error422"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/keys/{remote}/{id}/revoke": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Revokes a key for good: what it signed is not promoted any more */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                    readonly remote: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RevokeKeyRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description A key whose signatures a remote’s versions may have. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["PublisherKey"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 422: components["responses"]["Error422"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/me": {
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
                /** @description Whoever is signed in. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Me"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 503: components["responses"]["Error503"];
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
    readonly "/registry/v1/me/authenticator": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What a new account’s authenticator is set up with */
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
                /** @description What an authenticator is set up with. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Authenticator"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 409: components["responses"]["Error409"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly put?: never;
        /** Confirms the authenticator by a code */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CodeRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description The session in place of the one before, and recovery codes. */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Enrolled"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 409: components["responses"]["Error409"];
                readonly 422: components["responses"]["Error422"];
                readonly 429: components["responses"]["Error429"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/me/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Where one is signed in */
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
                        readonly "application/json": components["schemas"]["SessionList"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 503: components["responses"]["Error503"];
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
    readonly "/registry/v1/me/sessions/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Ends a session of one’s own; `current` is the one that asks */
        readonly delete: {
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
                /** @description It is over. */
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 404: components["responses"]["Error404"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/openid/attempts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Begins a sign-in by OpenID Connect */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["OpenIdRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description A sign-in by OpenID Connect that has begun. */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OpenIdAttempt"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 404: components["responses"]["Error404"];
                readonly 422: components["responses"]["Error422"];
                readonly 429: components["responses"]["Error429"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/openid/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Signs in by what the OpenID Connect provider sent the browser back with */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["OpenIdReturn"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Somebody has signed in. */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["NewSession"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 422: components["responses"]["Error422"];
                readonly 429: components["responses"]["Error429"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/openid/sign-out": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Where one signs out of the OpenID Connect provider */
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
                        readonly "application/json": components["schemas"]["OpenIdSignOut"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 404: components["responses"]["Error404"];
                readonly 503: components["responses"]["Error503"];
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
    readonly "/registry/v1/origins/{remote}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The origins that versions of a remote declare, and those that are approved */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly remote: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description The origins of a remote: declared by its versions, and approved. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RemoteOrigins"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly put?: never;
        /** Approves an origin; versions that declare it can then go live */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly remote: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["OriginRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description An origin besides the shop’s that versions of a remote may use. */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["ApprovedOrigin"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 409: components["responses"]["Error409"];
                readonly 422: components["responses"]["Error422"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/origins/{remote}/withdraw": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Withdraws an approval: no version that declares the origin goes live after that */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly remote: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["OriginRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description The origins of a remote: declared by its versions, and approved. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RemoteOrigins"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 422: components["responses"]["Error422"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/page-release": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The release for one shopper */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    /** @description What the page runs, such as `catalog@1.0.0,cart@1.1.0`, so that it is not cleaned up under it. */
                    readonly open?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description As everything of a page, with cookies that keep it so. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["PageRelease"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 503: components["responses"]["Error503"];
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
    readonly "/registry/v1/page-telemetry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What a page needs for its reports */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    /** @description The `proof` of the release in the page’s document. What a page without it reports is not evidence about its versions. */
                    readonly proof?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description What a page needs to report how its remotes do. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["PageTelemetry"];
                    };
                };
                /** @description Nothing is live yet. */
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
                readonly 400: components["responses"]["Error400"];
                readonly 429: components["responses"]["Error429"];
                readonly 503: components["responses"]["Error503"];
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
    readonly "/registry/v1/purchases": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Takes how far a shopper has come in a purchase, as the shop’s API has seen it */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["PurchaseRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Taken. */
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/renders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Takes how versions fared in renders on a shop’s server */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RendersRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Taken. */
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 413: components["responses"]["Error413"];
                readonly 422: components["responses"]["Error422"];
                readonly 429: components["responses"]["Error429"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Signs in with name, password and a code */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["SignInRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Somebody has signed in. */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["NewSession"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 422: components["responses"]["Error422"];
                readonly 429: components["responses"]["Error429"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/sightings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Takes which versions are open in tabs */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["SightingsRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Taken. */
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 422: components["responses"]["Error422"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/signing-key": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The key with which a shop signs previews and reports */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    /** @description `live` when absent. */
                    readonly env?: string;
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
                        readonly "application/json": components["schemas"]["SigningKey"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 503: components["responses"]["Error503"];
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
    readonly "/registry/v1/staff": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Makes this browser one of staff */
        readonly get: {
            readonly parameters: {
                readonly query: {
                    /** @description Of `POST /staff-passes`; `off` ends it. */
                    readonly pass: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description To the shop’s home page, with the cookie. */
                readonly 303: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
                readonly 400: components["responses"]["Error400"];
                readonly 403: components["responses"]["Error403"];
                readonly 503: components["responses"]["Error503"];
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
    readonly "/registry/v1/staff-passes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Makes a link that turns a browser into one of staff */
        readonly post: {
            readonly parameters: {
                readonly query?: {
                    /** @description `live` when absent. */
                    readonly env?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description A link that makes a browser one of staff, for a month. */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["StaffPass"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/staff/versions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Which versions this browser of staff has, and why */
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
                /** @description Which versions a browser of staff has, why, and which it may choose. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["StaffVersions"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                /** @description This browser is not one of staff, or no longer. */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                readonly 503: components["responses"]["Error503"];
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
    readonly "/registry/v1/telemetry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Takes how a page did
         * @description Also as text/plain, as browsers send a beacon. A shop in another process sends its token.
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            /** @description A TelemetryReport. What is none gets the same response and counts for nothing. */
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        /** @description Up to 50; what is no event counts for nothing. */
                        readonly events: readonly ({
                            /** @enum {string} */
                            readonly kind: "loaded";
                            readonly ms: number;
                            readonly remote: string;
                            readonly version: string;
                        } | {
                            /** @enum {string} */
                            readonly kind: "failed";
                            /** @enum {unknown} */
                            readonly phase: "entry" | "chunk" | "run" | "timeout";
                            readonly remote: string;
                            readonly version: string;
                        } | {
                            /** @enum {string} */
                            readonly kind: "error";
                            readonly message?: string;
                            readonly remote: string;
                            readonly stack?: string;
                            readonly version: string;
                        } | {
                            /** @enum {string} */
                            readonly kind: "lcp";
                            readonly ms: number;
                            readonly remote: string;
                            readonly version: string;
                        })[];
                        /** @description Proves that this shopper was given these versions. */
                        readonly nonce: string;
                        /** @description How far the session has come in this page. Unknown stages are ignored, and so is `order` of a shop that counts orders itself. */
                        readonly stages?: readonly ("product" | "cart" | "checkout" | "order")[];
                        /** @description Of sessions that report successes. */
                        readonly vitals?: readonly {
                            /** @enum {unknown} */
                            readonly name: "LCP" | "INP" | "CLS" | "FCP" | "TTFB";
                            /** @description Route pattern of the page that was opened, such as `/products/:category`. */
                            readonly page: string;
                            readonly value: number;
                        }[];
                    } | unknown;
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Taken. */
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 413: components["responses"]["Error413"];
                readonly 422: components["responses"]["Error422"];
                readonly 429: components["responses"]["Error429"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/tokens": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Every token */
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
                        readonly "application/json": components["schemas"]["TokenList"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly put?: never;
        /** Makes a token; its text is shown this once */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["TokenRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["IssuedToken"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 409: components["responses"]["Error409"];
                readonly 422: components["responses"]["Error422"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/tokens/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Revokes a token */
        readonly delete: {
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
                /** @description It works no more. */
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/webhooks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Every webhook */
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
                        readonly "application/json": components["schemas"]["WebhookList"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly put?: never;
        /** Adds a webhook that is notified from now on; its secret is shown this once */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["WebhookRequest"];
                };
            };
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description Default Response */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["IssuedWebhook"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 422: components["responses"]["Error422"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/webhooks/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Removes a webhook */
        readonly delete: {
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
                /** @description It is notified no more. */
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/webhooks/{id}/disable": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Turns a webhook off */
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
                /** @description It is off. */
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/webhooks/{id}/enable": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Turns a webhook on again; it receives what happens from now on */
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
                /** @description It is on. */
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/webhooks/{id}/secret": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Replaces the secret, which is shown this once; the one before signs as well for a day */
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
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["IssuedWebhook"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/webhooks/{id}/test": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sends a message that says it is a test, at once */
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
                        readonly "application/json": components["schemas"]["WebhookTest"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 403: components["responses"]["Error403"];
                readonly 404: components["responses"]["Error404"];
                readonly 503: components["responses"]["Error503"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registry/v1/whoami": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whom the token stands for */
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
                /** @description Whoever a token or a session stands for. Every grant reads everything. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Actor"];
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 401: components["responses"]["Error401"];
                readonly 503: components["responses"]["Error503"];
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
    readonly "/remotes/{remote}/{version}/{*}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A file of a published version, the same for ever */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly "*": string;
                    readonly remote: string;
                    readonly version: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly "4XX": components["responses"]["Error4XX"];
                readonly "5XX": components["responses"]["Error5XX"];
                /** @description The file. */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "*/*": unknown;
                    };
                };
                readonly 400: components["responses"]["Error400"];
                readonly 404: components["responses"]["Error404"];
                readonly 503: components["responses"]["Error503"];
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
        readonly AcceptRequest: {
            readonly invitation: string;
            readonly password: string;
        };
        readonly AccountList: {
            readonly items: readonly components["schemas"]["AccountView"][];
        };
        readonly AccountRequest: {
            /** @description In which environment; all when absent. */
            readonly env?: string | null;
            /** @description In place of `role`. */
            readonly grants?: readonly {
                /** @description An environment, or `*` for all. */
                readonly env: string;
                /** @description A remote, or `*` for all. */
                readonly remote: string;
                /** @enum {unknown} */
                readonly role: "viewer" | "shop" | "publisher" | "releaser" | "operator" | "admin";
            }[];
            readonly name: string;
            /** @description Of which remote; all when absent. A publisher or releaser has to say. */
            readonly remote?: string | null;
            /** @enum {unknown} */
            readonly role?: "viewer" | "shop" | "publisher" | "releaser" | "operator" | "admin";
        };
        /** @description A person who signs in to the console. */
        readonly AccountView: {
            /** @description ISO 8601, UTC. */
            readonly createdAt: string;
            readonly createdBy: string;
            readonly disabledAt: string | null;
            readonly grants: readonly components["schemas"]["Grant"][];
            readonly id: string;
            readonly invitedUntil: string | null;
            readonly name: string;
            /** @description Whether its person signs in by OpenID Connect; their roles come from there. */
            readonly openId: boolean;
            /** @description Whether its person can sign in: nothing is to be set up any more. */
            readonly ready: boolean;
            /** @description How many recovery codes are left. */
            readonly recoveryCodes: number;
            /** @description The one remote that all grants are of; null when there is no such. */
            readonly remote: string | null;
            /**
             * @description The widest role of the grants, as it was called before there were grants.
             * @enum {unknown}
             */
            readonly role: "viewer" | "publisher" | "operator" | "admin";
        };
        /** @description Whoever a token or a session stands for. Every grant reads everything. */
        readonly Actor: {
            readonly grants: readonly components["schemas"]["Grant"][];
            readonly name: string;
            /** @description Whether this is a person who signed in; a token is none. */
            readonly person?: boolean;
            /** @description The one remote that all grants are of; null when there is no such. */
            readonly remote: string | null;
            /**
             * @description The widest role of the grants, as it was called before there were grants.
             * @enum {unknown}
             */
            readonly role: "viewer" | "publisher" | "operator" | "admin";
        };
        /** @description A change that waits, or waited, for a second person. */
        readonly Approval: {
            /** @description Null while nobody has decided. */
            readonly decidedAt: string | null;
            readonly decidedBy: string | null;
            readonly decidedReason: string | null;
            readonly env: string;
            /** @description ISO 8601, UTC. */
            readonly expiresAt: string;
            readonly id: number;
            /** @description What the change overrides; whoever approves it approves that too. */
            readonly overrides: readonly ("force" | "again" | "overrule")[];
            readonly reason: string;
            /** @description The remotes that need the approval. */
            readonly remotes: readonly string[];
            /** @description ISO 8601, UTC. */
            readonly requestedAt: string;
            readonly requestedBy: string;
            /** @description The release that it made; null for none. */
            readonly seq: number | null;
            /** @enum {unknown} */
            readonly status: "pending" | "approved" | "declined" | "expired";
            /** @description The change in a few words, such as `promote catalog@1.3.0`. */
            readonly summary: string;
        };
        readonly ApprovalDecision: {
            readonly reason: string;
        };
        /** @description Of which remotes a change of what is live needs two people. */
        readonly ApprovalPolicy: {
            /** @description Remotes of which changes need a second person; `*` for all, none for no remote. */
            readonly remotes: readonly ("*" | string)[];
        };
        readonly ApprovalPolicyRequest: {
            readonly reason: string;
            /** @description Remotes of which changes need a second person; `*` for all, none for no remote. */
            readonly remotes: readonly ("*" | string)[];
            /** @description Requests the approval that removing a remote needs. */
            readonly requestApproval?: boolean;
        };
        /** @description An origin besides the shop’s that versions of a remote may use. */
        readonly ApprovedOrigin: {
            /** @description ISO 8601, UTC. */
            readonly approvedAt: string;
            readonly approvedBy: string;
            /** @description Such as `https://maps.example`. */
            readonly origin: string;
            readonly reason: string;
            readonly remote: string;
        };
        /** @description One published, immutable version of a remote: the record artifact.json. */
        readonly Artifact: {
            /** @description ISO 8601, UTC. */
            readonly at: string;
            /** @description sha256, in hex, over the sorted lines `<path> <sha384>\n` of all files. */
            readonly digest: string;
            /** @description Exposed modules. */
            readonly exposes: readonly string[];
            /** @description Every file of the archive but artifact.json. */
            readonly files: readonly {
                /** @description Inside the archive, with forward slashes. */
                readonly path: string;
                /** @description Integrity, as `sha384-<base64>`. */
                readonly sha384: string;
                /** @description In bytes. */
                readonly size: number;
            }[];
            /** @description Revision of the sources, if they have one. */
            readonly git: string | null;
            /** @description How the page and the server load a version. */
            readonly manifest: {
                /** @description Path of the entry script of the container. */
                readonly entry: string;
                /**
                 * @description How a page loads the entry: as a classic script, also when absent, or as an ES module.
                 * @enum {unknown}
                 */
                readonly entryType?: "script" | "module";
                /** @description What a page must fetch for each exposed module. */
                readonly exposes: {
                    readonly [key: string]: {
                        /** @description Paths. */
                        readonly css: readonly string[];
                        /** @description Paths. */
                        readonly js: readonly string[];
                    };
                };
                /** @description The global that the entry leaves; no other version may have it. */
                readonly globalName: string;
                /** @description Folder of the server build inside the archive; it is never served. */
                readonly server: string;
                /** @description The container that pages are rendered with; without one the version is left to browsers. */
                readonly serverEntry?: {
                    /** @description Path of the container’s entry, in that folder. */
                    readonly path: string;
                    /**
                     * @description Whether its files are CommonJS or ES modules.
                     * @enum {unknown}
                     */
                    readonly type: "commonjs-module" | "module";
                };
            };
            /** @description Origins besides the shop’s for pictures, fonts, media, frames and data, once operations have approved them. Never on pages of the checkout. */
            readonly origins?: readonly string[];
            /** @description The registry notes the token’s name. */
            readonly publishedBy: string;
            /** @description Lowercase letters, digits and hyphens, at most 40. */
            readonly remote: string;
            readonly routes: readonly {
                /** @description The exposed module behind it. */
                readonly module: string;
                /** @description A path pattern in react-router’s syntax. */
                readonly path: string;
            }[];
            readonly shared: {
                /** @description Versions of shared packages that it carries itself, for a host that cannot serve its range. */
                readonly provided?: {
                    readonly [key: string]: string;
                };
                /** @description Ranges of shared packages that it takes from the host. */
                readonly required: {
                    readonly [key: string]: string;
                };
            };
            readonly slots: readonly {
                /** @description The exposed module that fills it. */
                readonly module: string;
                /** @description Lower orders come first. */
                readonly order: number;
                /** @description Name of a slot of the shell. */
                readonly slot: string;
            }[];
            /** @description Fingerprint of the sources that it was built from. */
            readonly source: string;
            /** @description The store contract that it needs at least. */
            readonly storeContract: number;
            /** @description A version as semver writes it, such as 1.2.3 or 1.2.3-rc.1. */
            readonly version: string;
        };
        /** @description What is live of one remote. */
        readonly Assignment: {
            /** @description A version on trial on a share of shoppers. */
            readonly canary?: {
                /** @description Share of all shoppers, in basis points; 0 while only segments have it. */
                readonly bps: number;
                readonly salt: string;
                /** @description Shoppers who have it beside that share, in the order in which they got it. */
                readonly segments?: readonly {
                    /** @description Share of its shoppers, in basis points. */
                    readonly bps: number;
                    /** @description `staff`, `signed-in`, `narrow`, `wide` or `city:Jaipur`. */
                    readonly segment: string;
                }[];
                readonly version: string;
            };
            readonly killed: boolean;
            readonly lastKnownGood: string | null;
            /** @description Versions that `?preview=<remote>@<version>` may ask for; browsers of staff may also ask for what is live and for the canary, and any other is refused. They belong to no release: they are laid over the live one where it is read, so that listing one changes no seq. */
            readonly previews?: readonly string[];
            /** @description Null for a remote that begins as a canary: shoppers outside of it do not have the remote at all. */
            readonly stable: string | null;
        };
        /** @description Who did what. */
        readonly AuditRow: {
            readonly action: string;
            readonly actor: string;
            /**
             * @description Whether the actor is a person who signed in, a token or the software itself.
             * @enum {unknown}
             */
            readonly actorKind?: "person" | "token" | "machine";
            /** @description ISO 8601, UTC. */
            readonly at: string;
            /** @description Whatever explains it to a person later. */
            readonly detail?: {
                readonly [key: string]: unknown;
            };
            readonly env: string;
            /** @description Of the row before and this one. */
            readonly hash: string;
            readonly id: number;
            readonly reason?: string;
        };
        /** @description What an authenticator is set up with. */
        readonly Authenticator: {
            /** @description In Base32. */
            readonly secret: string;
            /** @description `otpauth://…` */
            readonly uri: string;
        };
        /** @description What the watch over a promoted version remembers between two looks. */
        readonly BakeState: {
            /** @description Deprecated: the rate of `sessions` in `bases`. */
            readonly base: number;
            /** @description By metric, where enough is known of the previous version. */
            readonly bases: {
                readonly [key: string]: {
                    /** @description Of the previous version, in favour of the new one; from 0 to 1. */
                    readonly rate: number;
                    /** @description Its share of the failures of all remotes; null for sales. */
                    readonly share: number | null;
                };
            };
            /** @description What the last check has counted. */
            readonly counted: {
                readonly failures: number;
                /** @description Failures of all other remotes. */
                readonly others: number;
                readonly reports: number;
                readonly sessions: number;
            };
            /** @description Deprecated and empty: evidence is counted again for each check. */
            readonly evidence: {
                /** @description Logarithms of the evidence, by the odds that are tried. */
                readonly rate: readonly number[];
                /** @description Logarithms of the evidence, by the odds that are tried. */
                readonly share: readonly number[];
            };
            /** @description By metric, the most severe first; empty before the first check. */
            readonly judged: readonly components["schemas"]["Judged"][];
            /** @description The last good version before it; null where a rollback led to this one, or nothing was good. */
            readonly previous: string | null;
            /** @description Deprecated: the share of `sessions` in `bases`. */
            readonly share: number;
            /** @description ISO 8601, UTC. */
            readonly since: string;
            /** @description ISO 8601, UTC: until then it is rolled back by itself. */
            readonly until: string;
            /** @description What all shoppers get. */
            readonly version: string;
        };
        /** @description `start` needs `version` and `bps` (basis points of shoppers), `advance` needs `bps`. */
        readonly CanaryRequest: {
            /** @description Gives a version to shoppers again that was rolled back; the reason says why. */
            readonly again?: boolean;
            readonly bps?: number;
            /** @description Goes on with a canary although it is paused. */
            readonly force?: boolean;
            /** @description Goes on although the gate has refused these versions or not seen them, or they were not live in the environment’s source; the reason says why. */
            readonly overrule?: boolean;
            readonly reason: string;
            /** @description Requests the approval of a second person for a change that needs it; the change is made once it is approved. */
            readonly requestApproval?: boolean;
            readonly version?: string;
        };
        /** @description A version by its bytes. */
        readonly Candidate: {
            readonly digest: string;
            readonly remote: string;
            readonly version: string;
        };
        /** @description One thing that a release changes, for people and for tools. */
        readonly Change: {
            /** @enum {unknown} */
            readonly field: "stable" | "lastKnownGood" | "canary" | "killed" | "previews";
            readonly from: string | null;
            readonly remote: string;
            readonly to: string | null;
        };
        /** @description When rollouts of an environment may go on by themselves. */
        readonly ChangeWindows: {
            /** @description Dates on which no stage begins, such as `2026-11-08`. */
            readonly holidays: readonly string[];
            /** @description Whose clocks count, such as `Asia/Kolkata`. */
            readonly timeZone: string;
            /** @description When stages may begin; at any time when there are none. */
            readonly windows: readonly {
                readonly days: readonly ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
                readonly from: string;
                readonly to: string;
            }[];
        };
        readonly ChangeWindowsRequest: {
            /** @description Dates on which no stage begins, such as `2026-11-08`. */
            readonly holidays?: readonly string[];
            readonly reason: string;
            /** @description Whose clocks count, such as `Asia/Kolkata`. */
            readonly timeZone?: string;
            /** @description When stages may begin; at any time when there are none. */
            readonly windows: readonly {
                readonly days: readonly ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
                readonly from: string;
                readonly to: string;
            }[];
        };
        readonly CodeRequest: {
            readonly code: string;
        };
        readonly CollectRequest: {
            /**
             * @description Days without a sighting after which a version may go.
             * @default 30
             */
            readonly days?: number;
            /**
             * @description Only tells what would go.
             * @default true
             */
            readonly dryRun?: boolean;
        };
        /** @description Versions that nobody can meet any more. */
        readonly CollectResponse: {
            readonly collected: readonly components["schemas"]["RemoteVersion"][];
        };
        readonly CustomersRequest: {
            /** @description The browser as its permits name it: a hash of its cohort. */
            readonly browser: string;
            /** @description The environment that the shop follows; `live` when absent. */
            readonly env?: string;
            /** @description A hash of the order. */
            readonly purchase: string;
        };
        /** @description The session in place of the one before, and recovery codes. */
        readonly Enrolled: {
            /** @description False while the authenticator is not set up. */
            readonly enrolled: boolean;
            /** @description Shown this once. */
            readonly recoveryCodes: readonly string[];
            /** @description Shown this once, and stored nowhere. */
            readonly session: string;
            /** @description ISO 8601, UTC. */
            readonly until: string;
        };
        /** @description Shops that follow one list of releases. */
        readonly Environment: {
            readonly env: string;
            /** @description Seq of the release that is live there; 0 before the first. */
            readonly seq: number;
            /** @description The environment in which versions have to be live before they are in this one. */
            readonly source: string | null;
        };
        readonly EnvironmentRequest: {
            /** @description Its name. */
            readonly env: string;
            readonly reason: string;
        };
        /** @description What is live in an environment, and what is held. */
        readonly EnvState: {
            readonly env: string;
            /** @description Freezes of one remote by its name, of everything by `*`. */
            readonly freezes: {
                readonly [key: string]: components["schemas"]["Freeze"];
            };
            readonly release: components["schemas"]["Release"] | null;
            /** @description Versions that were rolled back, the newest first. */
            readonly rolledBack: readonly components["schemas"]["RolledBack"][];
            readonly shell: components["schemas"]["ShellContract"] | null;
            /** @description Live versions whose signature does not count, where their remote has keys: they stay live. */
            readonly signatures: readonly components["schemas"]["SignatureState"][];
        };
        /** @description What the versions of a remote threw in shoppers’ browsers. */
        readonly ErrorsOfRemote: {
            /** @description The latest first, at most 50. */
            readonly items: readonly {
                /** @description Pages that reported it. */
                readonly count: number;
                /** @description ISO 8601, UTC. */
                readonly firstSeen: string;
                /** @description Of its message and place; the same for all pages that report it. */
                readonly id: string;
                /** @description ISO 8601, UTC. */
                readonly lastSeen: string;
                /** @description Without e-mail addresses and long numbers. */
                readonly message: string;
                /** @description As the browser wrote it, up to 1,500 characters; may be empty. */
                readonly stack: string;
                readonly version: string;
            }[];
        };
        /** @description An error, with its stack mapped to the sources. */
        readonly ErrorWithSources: {
            /** @description Pages that reported it. */
            readonly count: number;
            /** @description ISO 8601, UTC. */
            readonly firstSeen: string;
            /** @description The lines of the stack that name a place in a script. */
            readonly frames: readonly {
                /** @description The lines around it; none where the map has no sources. */
                readonly around: readonly {
                    readonly line: number;
                    readonly text: string;
                }[];
                /** @description In the source, from 1; 0 without a source map. */
                readonly column: number;
                /** @description In the source, from 1; 0 without a source map. */
                readonly line: number;
                /** @description The function, where it is known. */
                readonly name: string | null;
                /** @description Path of the source; null without a source map. */
                readonly source: string | null;
                /** @description The line as the browser wrote it. */
                readonly text: string;
            }[];
            /** @description ISO 8601, UTC. */
            readonly lastSeen: string;
            readonly message: string;
            readonly remote: string;
            /** @description As the browser wrote it. */
            readonly stack: string;
            readonly version: string;
        };
        /** @description A refused or failed call. 429 and 503 have Retry-After. */
        readonly Failure: {
            /** @description With 409: the remotes of which the change needs a second person: request it. */
            readonly approval?: {
                readonly remotes: readonly string[];
            };
            /** @description With 409: digest of what is published under that version. */
            readonly digest?: string;
            /** @description With 404: the environments that there are, where another was named. */
            readonly environments?: readonly string[];
            /** @description With 422: every field of an archive’s record that does not fit. */
            readonly faults?: readonly {
                readonly field: string;
                readonly message: string;
            }[];
            /** @description With 423: the freeze. */
            readonly frozen?: {
                readonly name: string;
            } & components["schemas"]["Freeze"];
            /** @description With 409: what the gate found of these versions, a GateState: they go live with "overrule" only. */
            readonly gate?: {
                readonly [key: string]: unknown;
            };
            /** @description With 412: seq of the release that is live. */
            readonly head?: number;
            /** @description What is wrong and what to do, for a person to read. */
            readonly message: string;
            /** @description With 409: why the canary is paused. */
            readonly paused?: string;
            /** @description With 422: why these versions cannot be live together. */
            readonly problems?: readonly components["schemas"]["Problem"][];
            /** @description With 409: versions that come back with "again" only. */
            readonly rolledBack?: readonly components["schemas"]["RolledBack"][];
            /** @description With 409: versions that have to be live elsewhere first, a SourceState: they go live with "overrule" only. */
            readonly source?: {
                readonly [key: string]: unknown;
            };
            /** @description The HTTP status again. */
            readonly status: number;
        };
        /** @description Why nothing new may go live, and since when. */
        readonly Freeze: {
            /** @description ISO 8601, UTC. */
            readonly at: string;
            readonly by: string;
            readonly reason: string;
        };
        readonly FreezeRequest: {
            /** @description Gives a version to shoppers again that was rolled back; the reason says why. */
            readonly again?: boolean;
            /** @description Goes on with a canary although it is paused. */
            readonly force?: boolean;
            /** @description Goes on although the gate has refused these versions or not seen them, or they were not live in the environment’s source; the reason says why. */
            readonly overrule?: boolean;
            readonly reason: string;
            /** @description Holds back what is new of one remote; of everything without it. */
            readonly remote?: string;
            /** @description Requests the approval of a second person for a change that needs it; the change is made once it is approved. */
            readonly requestApproval?: boolean;
        };
        /** @description Something that the gate met; one that refuses is enough. */
        readonly GateFinding: {
            /** @enum {unknown} */
            readonly check: "render" | "server-time" | "script" | "fallback" | "hydration" | "landmarks" | "globals" | "clicks" | "purchase" | "facts" | "traffic" | "stay" | "print" | "offline" | "weight" | "paint" | "picture" | "scope";
            readonly message: string;
            readonly path: string | null;
            /** @enum {unknown} */
            readonly severity: "refuse" | "note";
            /** @description CSS pixels. */
            readonly width: number | null;
        };
        /** @description One page at one width. */
        readonly GatePage: {
            /** @description Share of pixels that differ from what is live, from 0 to 1. */
            readonly difference: number | null;
            /** @description The same of what is live, in the same run. */
            readonly livePaintMs: number | null;
            /** @description Largest contentful paint with the candidate. */
            readonly paintMs: number | null;
            readonly path: string;
            /** @description Its pattern, such as `/products/:category`. */
            readonly route: string;
            /** @description Until the server had rendered it. */
            readonly serverMs: number | null;
            readonly width: number;
        };
        /** @description Whether versions have to pass the gate before shoppers get them. */
        readonly GatePolicy: {
            /** @description Whether somebody set it; otherwise it is the default. */
            readonly chosen: boolean;
            /** @description What an operator has to know of it, such as that nothing runs the gate by itself. */
            readonly notice: string | null;
            /** @enum {unknown} */
            readonly policy: "required" | "advisory" | "off";
        };
        readonly GatePolicyRequest: {
            /** @enum {unknown} */
            readonly policy: "required" | "advisory" | "off";
            readonly reason: string;
        };
        /** @description What the gate found of a set of versions. */
        readonly GateReport: {
            readonly actor: string;
            /** @description ISO 8601, UTC. */
            readonly at: string;
            readonly browser: string;
            readonly candidates: readonly components["schemas"]["Candidate"][];
            readonly env: string;
            readonly findings: readonly components["schemas"]["GateFinding"][];
            readonly id: number;
            readonly pages: readonly components["schemas"]["GatePage"][];
            /** @description Pages whose pictures differ most; the pictures themselves are at /pictures/{place}/{side}. */
            readonly pictures: readonly {
                readonly difference: number;
                readonly path: string;
                readonly width: number;
            }[];
            readonly seconds: number;
            /** @description Names the bytes of all remotes, and the shell, that were opened together. */
            readonly set: string;
            /** @enum {unknown} */
            readonly verdict: "passed" | "refused";
        };
        readonly GateReportRequest: {
            readonly browser: string;
            readonly findings: readonly {
                /** @enum {unknown} */
                readonly check: "render" | "server-time" | "script" | "fallback" | "hydration" | "landmarks" | "globals" | "clicks" | "purchase" | "facts" | "traffic" | "stay" | "print" | "offline" | "weight" | "paint" | "picture" | "scope";
                readonly message: string;
                readonly path: string | null;
                /** @enum {unknown} */
                readonly severity: "refuse" | "note";
                /** @description CSS pixels. */
                readonly width: number | null;
            }[];
            readonly pages: readonly {
                /** @description Share of pixels that differ from what is live, from 0 to 1. */
                readonly difference: number | null;
                /** @description The same of what is live, in the same run. */
                readonly livePaintMs: number | null;
                /** @description Largest contentful paint with the candidate. */
                readonly paintMs: number | null;
                readonly path: string;
                /** @description Its pattern, such as `/products/:category`. */
                readonly route: string;
                /** @description Until the server had rendered it. */
                readonly serverMs: number | null;
                readonly width: number;
            }[];
            readonly pictures: readonly {
                /** @description JPEG, as base64. */
                readonly candidate: string;
                readonly difference: number;
                /** @description JPEG, as base64. */
                readonly live: string;
                readonly path: string;
                readonly width: number;
            }[];
            /** @description The versions that were looked at. */
            readonly promote: {
                readonly [key: string]: string;
            };
            readonly seconds: number;
            /** @description `gate.set` of the plan that the run began with. */
            readonly set: string;
        };
        /** @description What the gate says of the set that a change would show to shoppers. */
        readonly GateState: {
            readonly candidates: readonly components["schemas"]["Candidate"][];
            readonly notice: string | null;
            /** @enum {unknown} */
            readonly policy: "required" | "advisory" | "off";
            readonly report: components["schemas"]["GateReport"] | null;
            readonly set: string;
            /** @enum {unknown} */
            readonly verdict: "passed" | "refused" | "unchecked";
        };
        /** @description A role, and what of. */
        readonly Grant: {
            /** @description An environment, or `*` for all. */
            readonly env: string;
            /** @description A remote, or `*` for all. */
            readonly remote: string;
            /** @enum {unknown} */
            readonly role: "viewer" | "shop" | "publisher" | "releaser" | "operator" | "admin";
        };
        readonly GroundsRequest: {
            /** @description Gives a version to shoppers again that was rolled back; the reason says why. */
            readonly again?: boolean;
            /** @description Goes on with a canary although it is paused. */
            readonly force?: boolean;
            /** @description Goes on although the gate has refused these versions or not seen them, or they were not live in the environment’s source; the reason says why. */
            readonly overrule?: boolean;
            readonly reason: string;
            /** @description Requests the approval of a second person for a change that needs it; the change is made once it is approved. */
            readonly requestApproval?: boolean;
        };
        /** @description How the versions of a remote did lately. */
        readonly HealthOfRemote: {
            readonly bake: components["schemas"]["BakeState"] | null;
            /** @description Failed sessions that are not evidence, by version, the most first. */
            readonly held?: readonly {
                /** @description Networks that they were reported from. */
                readonly networks: number;
                /** @description Failed sessions. */
                readonly sessions: number;
                readonly version: string;
            }[];
            readonly watch: components["schemas"]["WatchState"] | null;
            /** @description Of all versions, in the order of time. */
            readonly windows: readonly components["schemas"]["HealthWindow"][];
        };
        /** @description How all versions did in the last hours, in steps. */
        readonly HealthOverview: {
            /** @description Start of the first step, ISO 8601, UTC. */
            readonly from: string;
            /** @description Of each live remote. */
            readonly judgements: readonly components["schemas"]["Judgement"][];
            readonly sales: components["schemas"]["SalesState"];
            /** @description Length of a step, which may have half a minute. */
            readonly stepMinutes: number;
            /** @description By remote, version and variant. */
            readonly versions: readonly {
                readonly remote: string;
                /** @description Those with reports, in the order of time. */
                readonly steps: readonly {
                    /** @description Sessions in which the API failed from Pay on, counted by the shop. */
                    readonly blocked: number;
                    /** @description Sessions that added a product to the cart. */
                    readonly carts: number;
                    /** @description Sessions that opened the checkout. */
                    readonly checkouts: number;
                    readonly errors: number;
                    /** @description Sessions with a failed load or an error. */
                    readonly failures: number;
                    readonly lcpMs: number;
                    readonly lcps: number;
                    readonly loadMs: number;
                    readonly loads: number;
                    /** @description Sessions that got their order, counted by the shop. */
                    readonly orders: number;
                    /** @description Sessions that paid, counted by the shop. */
                    readonly paid: number;
                    /** @description Sessions that pressed Pay, counted by the shop. */
                    readonly pays: number;
                    /** @description Sessions that saw a product; each counts for itself. */
                    readonly products: number;
                    /** @description Sessions that reported at all. */
                    readonly reports: number;
                    /** @description Those of them that threw, took too long or died. */
                    readonly serverFailures: number;
                    /** @description Renders on the server. */
                    readonly serverRenders: number;
                    /** @description As many as there were: a sampled success stands for ten. */
                    readonly sessions: number;
                    /** @description Which step it is, from 0. */
                    readonly step: number;
                }[];
                readonly variant: string;
                readonly version: string;
            }[];
        };
        /** @description A window of 30 s of one version. */
        readonly HealthWindow: {
            /** @description Its start, ISO 8601, UTC. */
            readonly at: string;
            /** @description Sessions in which the API failed from Pay on, counted by the shop. */
            readonly blocked: number;
            /** @description Sessions that added a product to the cart. */
            readonly carts: number;
            /** @description Sessions that opened the checkout. */
            readonly checkouts: number;
            readonly errors: number;
            /** @description Sessions with a failed load or an error. */
            readonly failures: number;
            readonly lcpMs: number;
            readonly lcps: number;
            readonly loadMs: number;
            readonly loads: number;
            /** @description Sessions that got their order, counted by the shop. */
            readonly orders: number;
            /** @description Sessions that paid, counted by the shop. */
            readonly paid: number;
            /** @description Sessions that pressed Pay, counted by the shop. */
            readonly pays: number;
            /** @description Sessions that saw a product; each counts for itself. */
            readonly products: number;
            readonly remote: string;
            /** @description Sessions that reported at all. */
            readonly reports: number;
            /** @description Those of them that threw, took too long or died. */
            readonly serverFailures: number;
            /** @description Renders on the server. */
            readonly serverRenders: number;
            /** @description As many as there were: a sampled success stands for ten. */
            readonly sessions: number;
            readonly variant: string;
            readonly version: string;
        };
        /** @description Lets a person choose a password, once. */
        readonly Invitation: {
            readonly id: string;
            /** @description Shown this once, and stored nowhere. */
            readonly invitation: string;
            /** @description ISO 8601, UTC. */
            readonly until: string;
        };
        readonly IssuedToken: {
            /** @description It works until then. */
            readonly expiresAt: string;
            readonly id: string;
            /** @description Shown this once, and stored nowhere. */
            readonly token: string;
        };
        readonly IssuedWebhook: {
            readonly id: string;
            /** @description Signs every message but mails. Shown this once. */
            readonly secret: string;
        };
        /** @description The judgement of a version by one metric. */
        readonly Judged: {
            /** @description Of what it is compared with: of a control, or the limit that is assumed of the previous version; null where that is unknown. */
            readonly base: number | null;
            /** @description Such as `sessions` or `orders`; see the table of metrics in docs/releases.md. */
            readonly metric: string;
            /** @description How many the rate is a share of. */
            readonly of: number;
            /** @description Of the version, from 0 to 1; null where nothing was counted. */
            readonly rate: number | null;
            /** @enum {unknown} */
            readonly verdict: "worse" | "same" | "better" | "not enough data" | "no data";
        };
        /** @description How a live version does beside the one that it is compared with. */
        readonly Judgement: {
            /** @description The control, or the last good version; null where there is nothing to compare it with. */
            readonly against: string | null;
            /** @description By metric, the most severe first; empty before the first check. */
            readonly judged: readonly components["schemas"]["Judged"][];
            readonly remote: string;
            /** @enum {unknown} */
            readonly variant: "stable" | "canary";
            /** @description The canary, or what all shoppers get. */
            readonly version: string;
        };
        /** @description A version as a list has it. */
        readonly ListedArtifact: {
            /** @description ISO 8601, UTC. */
            readonly at: string;
            /** @description sha256, in hex, over the sorted lines `<path> <sha384>\n` of all files. */
            readonly digest: string;
            /** @description Exposed modules. */
            readonly exposes: readonly string[];
            /** @description Every file of the archive but artifact.json. */
            readonly files: readonly {
                /** @description Inside the archive, with forward slashes. */
                readonly path: string;
                /** @description Integrity, as `sha384-<base64>`. */
                readonly sha384: string;
                /** @description In bytes. */
                readonly size: number;
            }[];
            /** @description Revision of the sources, if they have one. */
            readonly git: string | null;
            /** @description When an open tab or a document last had it; null for never. */
            readonly lastSeen: string | null;
            /** @description How the page and the server load a version. */
            readonly manifest: {
                /** @description Path of the entry script of the container. */
                readonly entry: string;
                /**
                 * @description How a page loads the entry: as a classic script, also when absent, or as an ES module.
                 * @enum {unknown}
                 */
                readonly entryType?: "script" | "module";
                /** @description What a page must fetch for each exposed module. */
                readonly exposes: {
                    readonly [key: string]: {
                        /** @description Paths. */
                        readonly css: readonly string[];
                        /** @description Paths. */
                        readonly js: readonly string[];
                    };
                };
                /** @description The global that the entry leaves; no other version may have it. */
                readonly globalName: string;
                /** @description Folder of the server build inside the archive; it is never served. */
                readonly server: string;
                /** @description The container that pages are rendered with; without one the version is left to browsers. */
                readonly serverEntry?: {
                    /** @description Path of the container’s entry, in that folder. */
                    readonly path: string;
                    /**
                     * @description Whether its files are CommonJS or ES modules.
                     * @enum {unknown}
                     */
                    readonly type: "commonjs-module" | "module";
                };
            };
            /** @description Origins besides the shop’s for pictures, fonts, media, frames and data, once operations have approved them. Never on pages of the checkout. */
            readonly origins?: readonly string[];
            /** @description The registry notes the token’s name. */
            readonly publishedBy: string;
            /** @description Lowercase letters, digits and hyphens, at most 40. */
            readonly remote: string;
            readonly routes: readonly {
                /** @description The exposed module behind it. */
                readonly module: string;
                /** @description A path pattern in react-router’s syntax. */
                readonly path: string;
            }[];
            readonly shared: {
                /** @description Versions of shared packages that it carries itself, for a host that cannot serve its range. */
                readonly provided?: {
                    readonly [key: string]: string;
                };
                /** @description Ranges of shared packages that it takes from the host. */
                readonly required: {
                    readonly [key: string]: string;
                };
            };
            readonly signature: components["schemas"]["SignatureState"];
            readonly slots: readonly {
                /** @description The exposed module that fills it. */
                readonly module: string;
                /** @description Lower orders come first. */
                readonly order: number;
                /** @description Name of a slot of the shell. */
                readonly slot: string;
            }[];
            /** @description Fingerprint of the sources that it was built from. */
            readonly source: string;
            /** @description The store contract that it needs at least. */
            readonly storeContract: number;
            /** @description Whether its files are there: not before they were, and not after they were cleaned up. */
            readonly stored: boolean;
            /** @description A version as semver writes it, such as 1.2.3 or 1.2.3-rc.1. */
            readonly version: string;
        };
        /** @description Whoever is signed in. */
        readonly Me: {
            readonly enrolled: boolean;
            readonly name: string;
            /** @description Whether one signs in by OpenID Connect. */
            readonly openId: boolean;
            readonly recoveryCodes: number;
        };
        /** @description Somebody has signed in. */
        readonly NewSession: {
            /** @description False while the authenticator is not set up. */
            readonly enrolled: boolean;
            /** @description Shown this once, and stored nowhere. */
            readonly session: string;
            /** @description ISO 8601, UTC. */
            readonly until: string;
        };
        /** @description A sign-in by OpenID Connect that has begun. */
        readonly OpenIdAttempt: {
            /** @description Where the browser goes to sign in. */
            readonly address: string;
            /** @description Sealed; belongs to this browser, and is sent with its return. */
            readonly attempt: string;
            /** @description ISO 8601, UTC. */
            readonly until: string;
        };
        readonly OpenIdRequest: {
            /** @description Where the provider sends the browser back to; the provider has to know it. */
            readonly redirectUri: string;
        };
        readonly OpenIdReturn: {
            readonly attempt: string;
            /** @description The query of the address that the browser came back to. */
            readonly parameters: string;
        };
        readonly OpenIdSignOut: {
            /** @description Where one signs out of the provider; null where it has no such address. */
            readonly address: string | null;
        };
        readonly OriginRequest: {
            /** @description Such as `https://maps.example`. */
            readonly origin: string;
            readonly reason: string;
        };
        /** @description The release resolved for one shopper. Killed and unknown remotes are absent. */
        readonly PageRelease: {
            readonly env: string;
            /** @description Proves that a page has these versions; it asks for its permit with it. */
            readonly proof?: string;
            readonly remotes: {
                readonly [key: string]: components["schemas"]["PageRemote"];
            };
            readonly seq: number;
        };
        /** @description A remote as one page loads it: the version chosen for this shopper, and the one to fall back to. */
        readonly PageRemote: {
            /** @description Address of the version’s folder, with a trailing slash. */
            readonly base: string;
            readonly fallback: {
                /** @description Address of the version’s folder, with a trailing slash. */
                readonly base: string;
                /** @description Hashes by path; none where a document leaves them to the version’s list. */
                readonly integrity: {
                    readonly [key: string]: string;
                };
                /** @description Hash of that list: the page fetches it before it loads anything of the version. */
                readonly integrityList?: string;
                /** @description How the page and the server load a version. */
                readonly manifest: {
                    /** @description Path of the entry script of the container. */
                    readonly entry: string;
                    /**
                     * @description How a page loads the entry: as a classic script, also when absent, or as an ES module.
                     * @enum {unknown}
                     */
                    readonly entryType?: "script" | "module";
                    /** @description What a page must fetch for each exposed module. */
                    readonly exposes: {
                        readonly [key: string]: {
                            /** @description Paths. */
                            readonly css: readonly string[];
                            /** @description Paths. */
                            readonly js: readonly string[];
                        };
                    };
                    /** @description The global that the entry leaves; no other version may have it. */
                    readonly globalName: string;
                    /** @description Folder of the server build inside the archive; it is never served. */
                    readonly server: string;
                    /** @description The container that pages are rendered with; without one the version is left to browsers. */
                    readonly serverEntry?: {
                        /** @description Path of the container’s entry, in that folder. */
                        readonly path: string;
                        /**
                         * @description Whether its files are CommonJS or ES modules.
                         * @enum {unknown}
                         */
                        readonly type: "commonjs-module" | "module";
                    };
                };
                /** @description Origins besides the shop’s that it may use. */
                readonly origins?: readonly string[];
                readonly version: string;
            } | null;
            /** @description Hashes by path; none where a document leaves them to the version’s list. */
            readonly integrity: {
                readonly [key: string]: string;
            };
            /** @description Hash of that list: the page fetches it before it loads anything of the version. */
            readonly integrityList?: string;
            /** @description How the page and the server load a version. */
            readonly manifest: {
                /** @description Path of the entry script of the container. */
                readonly entry: string;
                /**
                 * @description How a page loads the entry: as a classic script, also when absent, or as an ES module.
                 * @enum {unknown}
                 */
                readonly entryType?: "script" | "module";
                /** @description What a page must fetch for each exposed module. */
                readonly exposes: {
                    readonly [key: string]: {
                        /** @description Paths. */
                        readonly css: readonly string[];
                        /** @description Paths. */
                        readonly js: readonly string[];
                    };
                };
                /** @description The global that the entry leaves; no other version may have it. */
                readonly globalName: string;
                /** @description Folder of the server build inside the archive; it is never served. */
                readonly server: string;
                /** @description The container that pages are rendered with; without one the version is left to browsers. */
                readonly serverEntry?: {
                    /** @description Path of the container’s entry, in that folder. */
                    readonly path: string;
                    /**
                     * @description Whether its files are CommonJS or ES modules.
                     * @enum {unknown}
                     */
                    readonly type: "commonjs-module" | "module";
                };
            };
            /** @description Origins besides the shop’s that it may use. */
            readonly origins?: readonly string[];
            readonly routes: readonly {
                /** @description The exposed module behind it. */
                readonly module: string;
                /** @description A path pattern in react-router’s syntax. */
                readonly path: string;
            }[];
            readonly slots: readonly {
                /** @description The exposed module that fills it. */
                readonly module: string;
                /** @description Lower orders come first. */
                readonly order: number;
                /** @description Name of a slot of the shell. */
                readonly slot: string;
            }[];
            /** @enum {unknown} */
            readonly variant?: "stable" | "canary" | "preview";
            readonly version: string;
        };
        /** @description What a page needs to report how its remotes do. */
        readonly PageTelemetry: {
            /** @description Proves that this shopper was given these versions; goes along with every report. */
            readonly nonce: string;
            /** @description Whether this session reports successes too; failures are reported by all. */
            readonly reportSuccesses: boolean;
        };
        /** @description A release in the history. */
        readonly PastRelease: {
            readonly actor: string;
            /**
             * @description Whether the actor is a person who signed in, a token or the software itself.
             * @enum {unknown}
             */
            readonly actorKind?: "person" | "token" | "machine";
            readonly assignments: {
                readonly [key: string]: components["schemas"]["Assignment"];
            };
            /** @description ISO 8601, UTC. */
            readonly at: string;
            readonly env: string;
            readonly parent: number | null;
            readonly reason: string;
            readonly seq: number;
        };
        /** @description What a change would do, and what conflicts with it. */
        readonly Plan: {
            /** @description Remotes of which the change needs the approval of a second person. */
            readonly approval: readonly string[];
            readonly assignments: {
                readonly [key: string]: components["schemas"]["Assignment"];
            };
            readonly changes: readonly components["schemas"]["Change"][];
            readonly gate: components["schemas"]["GateState"] | null;
            /** @description Seq of the release that it was looked at on top of; 0 before the first. */
            readonly head: number;
            /** @description What the change would break: a release with any is refused. */
            readonly problems: readonly components["schemas"]["Problem"][];
            /** @description Versions that were rolled back and would reach shoppers again: refused unless that is asked for. */
            readonly rolledBack: readonly components["schemas"]["RolledBack"][];
            readonly source: components["schemas"]["SourceState"] | null;
            /** @description Versions that it takes back from shoppers for good. */
            readonly takenBack: readonly components["schemas"]["RemoteVersion"][];
            /** @description What is wrong with or without it. */
            readonly warnings: readonly components["schemas"]["Problem"][];
        };
        /** @description Has one of these. A plan changes nothing and needs no reason. */
        readonly PlanRequest: {
            readonly canary?: {
                readonly bps: number;
                readonly remote: string;
                readonly version: string;
            };
            /** @description With `promote`: the environment in which these very versions are live; refused where others are. */
            readonly from?: string;
            readonly preview?: {
                readonly remote: string;
                readonly version: string;
            };
            /** @description Versions to make live, by remote. */
            readonly promote?: {
                readonly [key: string]: string;
            };
            /** @description A remote that goes back to the version before; or a seq, to which every remote goes back. */
            readonly rollback?: string | number;
        };
        readonly PreviewRequest: {
            /** @description Gives a version to shoppers again that was rolled back; the reason says why. */
            readonly again?: boolean;
            /** @description Goes on with a canary although it is paused. */
            readonly force?: boolean;
            /** @description How long it is listed; until somebody ends it when absent. */
            readonly minutes?: number;
            /** @description Goes on although the gate has refused these versions or not seen them, or they were not live in the environment’s source; the reason says why. */
            readonly overrule?: boolean;
            readonly reason: string;
            readonly remote: string;
            /** @description Requests the approval of a second person for a change that needs it; the change is made once it is approved. */
            readonly requestApproval?: boolean;
            readonly version: string;
        };
        /** @description Why a set of versions cannot be live together. */
        readonly Problem: {
            readonly message: string;
            readonly remote: string;
            /** @description The package, path or slot that it is about; null when it is about the version as such. */
            readonly subject: string | null;
            readonly version: string;
        };
        /** @description Where a version comes from, and what is in it. */
        readonly Provenance: {
            /** @description Whether it came with a statement; without one most of this is null. */
            readonly attested: boolean;
            /** @description What ran it: an address of its pipelines, or `urn:shop-remote:by-hand`. */
            readonly builder: string | null;
            /** @description ISO 8601, UTC. */
            readonly builtAt: string | null;
            /** @description Who ran the build. */
            readonly builtBy: string | null;
            /** @description Commit of the sources. */
            readonly commit: string | null;
            /** @description Whether the checkout had changes beside the commit; null where nobody said. */
            readonly dirty: boolean | null;
            /** @description Packages of which it has code, by the bill of materials. */
            readonly packages: readonly {
                /** @description SPDX ids or expressions, or whatever it says. */
                readonly licences: readonly string[];
                readonly name: string;
                readonly version: string;
            }[];
            /**
             * @description `build`: what its bundler has put in. `declared`: what its package.json names and what these need. Null without a bill of materials.
             * @enum {string|null}
             */
            readonly packagesFrom: "build" | "declared" | null;
            /** @description Address of the pipeline’s run; http or https. */
            readonly pipeline: string | null;
            /** @description Address of the sources’ repository. */
            readonly repository: string | null;
            readonly signature: components["schemas"]["SignatureState"];
        };
        /** @description What anybody may know of the release that is live. */
        readonly PublicRelease: {
            readonly assignments: {
                readonly [key: string]: {
                    readonly canary?: {
                        readonly bps: number;
                        readonly version: string;
                    };
                    readonly killed: boolean;
                    readonly lastKnownGood: string | null;
                    readonly stable: string | null;
                };
            };
            /** @description ISO 8601, UTC. */
            readonly at: string;
            readonly env: string;
            readonly seq: number;
        };
        /** @description What became of an archive. */
        readonly Published: {
            readonly digest: string;
            /** @enum {unknown} */
            readonly outcome: "published" | "unchanged";
            /** @description Published before, and signed now by a key that counts. */
            readonly signed: boolean;
        };
        /** @description A key whose signatures a remote’s versions may have. */
        readonly PublisherKey: {
            /** @description ISO 8601, UTC. */
            readonly addedAt: string;
            readonly addedBy: string;
            /** @description The `keyid` of its signatures. */
            readonly id: string;
            readonly name: string;
            /** @description ed25519, SPKI as PEM. */
            readonly publicKey: string;
            readonly remote: string;
            /** @description Null while it works. */
            readonly revoked: {
                /** @description ISO 8601, UTC. */
                readonly at: string;
                readonly by: string;
                readonly reason: string;
            } | null;
        };
        /** @description Keys of a remote, revoked ones too. */
        readonly PublisherKeyList: {
            readonly items: readonly components["schemas"]["PublisherKey"][];
        };
        readonly PublisherKeyRequest: {
            /** @description Whose it is, such as `ci`. */
            readonly name: string;
            /** @description ed25519, SPKI as PEM. */
            readonly publicKey: string;
        };
        readonly PurchaseRequest: {
            /** @description What the browser was given, as for its reports. */
            readonly nonce: string;
            /** @description How far the shop’s API has seen the session come; `blocked` where the API failed. */
            readonly stages: readonly ("pay" | "paid" | "order" | "blocked")[];
        };
        /** @description One entry of the append-only list of releases; the highest seq is live. */
        readonly Release: {
            readonly actor: string;
            readonly assignments: {
                readonly [key: string]: components["schemas"]["Assignment"];
            };
            /** @description ISO 8601, UTC. */
            readonly at: string;
            readonly env: string;
            readonly parent: number | null;
            readonly reason: string;
            readonly seq: number;
        };
        /** @description Has `promote` or `rollback`. */
        readonly ReleaseRequest: {
            /** @description Gives a version to shoppers again that was rolled back; the reason says why. */
            readonly again?: boolean;
            /** @description Goes on with a canary although it is paused. */
            readonly force?: boolean;
            /** @description With `promote`: the environment in which these very versions are live; refused where others are. */
            readonly from?: string;
            /** @description Goes on although the gate has refused these versions or not seen them, or they were not live in the environment’s source; the reason says why. */
            readonly overrule?: boolean;
            /** @description Versions to make live, by remote. */
            readonly promote?: {
                readonly [key: string]: string;
            };
            readonly reason: string;
            /** @description Requests the approval of a second person for a change that needs it; the change is made once it is approved. */
            readonly requestApproval?: boolean;
            /** @description A remote that goes back to the version before; or a seq, to which every remote goes back. */
            readonly rollback?: string | number;
        };
        /** @description What a remote says of itself: its remote.json. */
        readonly RemoteDescriptor: {
            /** @description Exposed modules; `x` is the file `src/expose/x.tsx`. */
            readonly exposes: readonly string[];
            readonly name: string;
            /** @description Origins besides the shop’s for pictures, fonts, media, frames and data, once operations have approved them. Never on pages of the checkout. */
            readonly origins?: readonly string[];
            readonly routes: readonly {
                /** @description The exposed module behind it. */
                readonly module: string;
                /** @description A path pattern in react-router’s syntax. */
                readonly path: string;
            }[];
            readonly slots: readonly {
                /** @description The exposed module that fills it. */
                readonly module: string;
                /** @description Lower orders come first. */
                readonly order: number;
                /** @description Name of a slot of the shell. */
                readonly slot: string;
            }[];
            /** @description The store contract that the remote needs at least. */
            readonly storeContract: number;
        };
        /** @description The origins of a remote: declared by its versions, and approved. */
        readonly RemoteOrigins: {
            readonly approved: readonly components["schemas"]["ApprovedOrigin"][];
            /** @description Declared by published versions, whether approved or not. */
            readonly declared: readonly {
                readonly origin: string;
                /** @description That declare it, the newest first. */
                readonly versions: readonly string[];
            }[];
        };
        readonly RemoteVersion: {
            readonly remote: string;
            readonly version: string;
        };
        readonly RendersRequest: {
            readonly counts: readonly {
                readonly failures: number;
                readonly remote: string;
                readonly renders: number;
                /** @enum {unknown} */
                readonly variant: "stable" | "canary";
                readonly version: string;
            }[];
            /** @description The environment that the shop follows; `live` when absent. */
            readonly env?: string;
        };
        readonly RevokeKeyRequest: {
            readonly reason: string;
        };
        /** @description A version that was taken back from shoppers: it is no way back, and comes back only when somebody says so. */
        readonly RolledBack: {
            /** @description Who took it back; `automatic` for the watch. */
            readonly actor: string;
            /** @description ISO 8601, UTC. */
            readonly at: string;
            readonly reason: string;
            readonly remote: string;
            readonly version: string;
        };
        /** @description A version of a remote that goes to shoppers by stages. */
        readonly Rollout: {
            readonly approvals: readonly {
                /** @description ISO 8601, UTC. */
                readonly at: string;
                readonly by: string;
                readonly reason: string;
                readonly stage: number;
            }[];
            /** @description Until when it stays in the stage at least; null before it has begun and after its end. */
            readonly bakesUntil: string | null;
            /** @description ISO 8601, UTC. */
            readonly createdAt: string;
            readonly createdBy: string;
            readonly endedAt: string | null;
            readonly env: string;
            /** @description Why it does not go on; what it paused itself for ends by itself. */
            readonly hold: {
                /** @description Who has paused it; `automatic` when it did so itself. */
                readonly by: string;
                /** @enum {unknown} */
                readonly kind: "person" | "freeze" | "window" | "traffic" | "judgement" | "approval" | "changed" | "disabled" | "gate" | "refused";
                /** @description For a person to read. */
                readonly reason: string;
                /** @description ISO 8601, UTC. */
                readonly since: string;
            } | null;
            readonly id: number;
            /** @description Whether changes of the remote need a second person: somebody else approves its first stage. */
            readonly isProtected: boolean;
            readonly remote: string;
            /** @description Sessions of the version in this stage; null while there is nothing to count. */
            readonly sessions: number | null;
            /** @description The stage that it is in, from 1; 0 before it has begun. */
            readonly stage: number;
            readonly stages: readonly components["schemas"]["RolloutStage"][];
            /** @description Since when its share is live. */
            readonly stageSince: string | null;
            readonly startAt: string | null;
            /** @enum {unknown} */
            readonly status: "draft" | "scheduled" | "running" | "paused" | "done" | "aborted";
            readonly version: string;
        };
        readonly RolloutApproval: {
            readonly reason: string;
            /** @description The stage that may begin. */
            readonly stage: number;
        };
        /** @description Who did what with a rollout, when and why. */
        readonly RolloutEvent: {
            /** @description `automatic` for what it did by itself. */
            readonly actor: string;
            /** @description ISO 8601, UTC. */
            readonly at: string;
            /** @enum {unknown} */
            readonly kind: "created" | "scheduled" | "started" | "stage" | "held" | "released" | "paused" | "resumed" | "skipped" | "approved" | "promoted" | "done" | "aborted";
            readonly reason: string;
            /** @description The stage that it was in then. */
            readonly stage: number;
        };
        readonly RolloutReason: {
            readonly reason: string;
        };
        readonly RolloutRequest: {
            /** @description Gives a version to shoppers again that was rolled back; the reason says why. */
            readonly again?: boolean;
            /** @description How long it stays in the stage at least. */
            readonly bakeMinutes?: number;
            /** @description Sessions of the version without which the stage says nothing: it waits for them. */
            readonly minSessions?: number;
            readonly reason: string;
            readonly remote: string;
            /** @description 1, 10, 25, 50 and 100 % when absent. The last is 100 % of everybody: it promotes the version. */
            readonly stages?: readonly {
                /** @description Whether another person than who made the rollout has to approve before the stage begins. */
                readonly approval?: boolean;
                /** @description How long it stays in the stage at least. */
                readonly bakeMinutes?: number;
                /** @description Share of its shoppers, in basis points. */
                readonly bps: number;
                /** @description The difference to the control from which it is rolled back, once that is certain; from 0 to 1, by metric. */
                readonly margins?: {
                    readonly carts?: number;
                    readonly checkouts?: number;
                    readonly orders?: number;
                    readonly payments?: number;
                    readonly pays?: number;
                    readonly renders?: number;
                    readonly sessions?: number;
                };
                /** @description Sessions of the version without which the stage says nothing: it waits for them. */
                readonly minSessions?: number;
                /** @description Whose share it is: `staff`, `signed-in`, `narrow` (phones), `wide` or `city:Jaipur`; null for everybody. */
                readonly segment?: string | null;
            }[];
            /** @description Begins at once. */
            readonly start?: boolean;
            /** @description ISO 8601, such as `2026-11-26T10:00:00+05:30`. */
            readonly startAt?: string;
            readonly version: string;
        };
        readonly RolloutSchedule: {
            readonly reason: string;
            /** @description ISO 8601, such as `2026-11-26T10:00:00+05:30`. */
            readonly startAt: string;
        };
        readonly RolloutSkip: {
            readonly reason: string;
            /** @description The stage to leave, as it is believed to be: two who press at once skip one. */
            readonly stage: number;
        };
        /** @description A step of a rollout. */
        readonly RolloutStage: {
            /** @description Whether another person than who made the rollout has to approve before the stage begins. */
            readonly approval: boolean;
            /** @description How long it stays in the stage at least. */
            readonly bakeMinutes: number;
            /** @description Share of its shoppers, in basis points. */
            readonly bps: number;
            /** @description The difference to the control from which it is rolled back, once that is certain; from 0 to 1, by metric. */
            readonly margins: {
                readonly carts?: number;
                readonly checkouts?: number;
                readonly orders?: number;
                readonly payments?: number;
                readonly pays?: number;
                readonly renders: number;
                readonly sessions: number;
            };
            /** @description Sessions of the version without which the stage says nothing: it waits for them. */
            readonly minSessions: number;
            /** @description Whose share it is: `staff`, `signed-in`, `narrow` (phones), `wide` or `city:Jaipur`; null for everybody. */
            readonly segment: string | null;
        };
        readonly RolloutWithHistory: {
            readonly approvals: readonly {
                /** @description ISO 8601, UTC. */
                readonly at: string;
                readonly by: string;
                readonly reason: string;
                readonly stage: number;
            }[];
            /** @description Until when it stays in the stage at least; null before it has begun and after its end. */
            readonly bakesUntil: string | null;
            /** @description ISO 8601, UTC. */
            readonly createdAt: string;
            readonly createdBy: string;
            readonly endedAt: string | null;
            readonly env: string;
            /** @description The newest first. */
            readonly history: readonly components["schemas"]["RolloutEvent"][];
            /** @description Why it does not go on; what it paused itself for ends by itself. */
            readonly hold: {
                /** @description Who has paused it; `automatic` when it did so itself. */
                readonly by: string;
                /** @enum {unknown} */
                readonly kind: "person" | "freeze" | "window" | "traffic" | "judgement" | "approval" | "changed" | "disabled" | "gate" | "refused";
                /** @description For a person to read. */
                readonly reason: string;
                /** @description ISO 8601, UTC. */
                readonly since: string;
            } | null;
            readonly id: number;
            /** @description Whether changes of the remote need a second person: somebody else approves its first stage. */
            readonly isProtected: boolean;
            readonly remote: string;
            /** @description Sessions of the version in this stage; null while there is nothing to count. */
            readonly sessions: number | null;
            /** @description The stage that it is in, from 1; 0 before it has begun. */
            readonly stage: number;
            readonly stages: readonly components["schemas"]["RolloutStage"][];
            /** @description Since when its share is live. */
            readonly stageSince: string | null;
            readonly startAt: string | null;
            /** @enum {unknown} */
            readonly status: "draft" | "scheduled" | "running" | "paused" | "done" | "aborted";
            readonly version: string;
        };
        /** @description What the shop sells, whichever versions it has. */
        readonly SalesState: {
            /** @description Orders by checkouts in the seven days before, from 0 to 1; null where too little is known. */
            readonly base: number | null;
            /** @description Shoppers who opened the checkout since fewer orders come in; 0 while enough do. */
            readonly checkouts: number;
            /** @description Those of them who got their order. */
            readonly orders: number;
            /** @description ISO 8601, UTC: since when too few shoppers in the checkout get an order; null while enough do. */
            readonly since: string | null;
        };
        readonly SessionList: {
            readonly items: readonly components["schemas"]["SessionView"][];
        };
        /** @description A browser in which one is signed in. */
        readonly SessionView: {
            readonly browser: string;
            /** @description ISO 8601, UTC. */
            readonly createdAt: string;
            readonly current: boolean;
            readonly id: string;
            /** @description ISO 8601, UTC. */
            readonly lastSeen: string;
        };
        /** @description What a shell offers to remotes; a release is checked against it before it goes live. */
        readonly ShellContract: {
            /** @description Versions of everything that it shares. */
            readonly provided: {
                readonly [key: string]: string;
            };
            /** @description Those of them that exist once a page, so that a remote has to take the shell’s. */
            readonly singletons: readonly string[];
            /** @description Its slots: whether one remote fills it or many do. */
            readonly slots: {
                readonly [key: string]: "one" | "many";
            };
            readonly storeContract: number;
            readonly version: string;
        };
        readonly SightingsRequest: {
            /** @description What is open in tabs, such as `catalog@1.3.0`. Unknown versions count for nothing. */
            readonly versions: readonly string[];
        };
        /** @description Whether a version is signed, by the keys as they are now. */
        readonly SignatureState: {
            /** @description Whose signature it is; null without one. */
            readonly key: {
                readonly id: string;
                /** @description Null where it is not registered. */
                readonly name: string | null;
            } | null;
            /** @description The same, for a person to read. */
            readonly message: string;
            readonly remote: string;
            /** @description Whether its remote has keys, so that only signed versions are published and promoted. */
            readonly required: boolean;
            /**
             * @description `signed` by a key that is registered for its remote. `unknown`: by one that is not. `broken`: what was signed is something else.
             * @enum {unknown}
             */
            readonly state: "signed" | "unsigned" | "unknown" | "revoked" | "broken";
            readonly version: string;
        };
        readonly SigningKey: {
            readonly key: string;
        };
        readonly SignInRequest: {
            readonly code?: string;
            readonly name: string;
            readonly password: string;
        };
        /** @description What became of source maps. */
        readonly SourceMapsStored: {
            /** @description Source maps that were not there before. */
            readonly added: number;
        };
        readonly SourceRequest: {
            readonly reason: string;
            /** @description Null: versions may go live here at once. */
            readonly source: string | null;
        };
        /** @description What the source of an environment says of a change. */
        readonly SourceState: {
            /** @description The environment in which versions have to be live first. */
            readonly env: string;
            /** @description Versions that were never live there, or were rolled back: refused unless overruled. */
            readonly held: readonly {
                readonly message: string;
                readonly remote: string;
                readonly version: string;
            }[];
        };
        /** @description A version of a remote that a browser of staff may choose. */
        readonly StaffChoice: {
            /** @enum {unknown} */
            readonly kind: "live" | "canary" | "preview";
            readonly version: string;
        };
        /** @description A link that makes a browser one of staff, for a month. */
        readonly StaffPass: {
            /** @description To open at the shop, in the browser that is to be one of staff. */
            readonly path: string;
            /** @description ISO 8601, UTC. */
            readonly until: string;
        };
        /** @description A remote as one browser of staff has it. */
        readonly StaffRemote: {
            /** @description What `?preview=<remote>@<version>` may ask for here; empty while the remote is switched off. */
            readonly choices: readonly components["schemas"]["StaffChoice"][];
            /** @description What was chosen by hand in this browser; null for none. */
            readonly chosen: string | null;
            /**
             * @description What that version is to everybody.
             * @enum {string|null}
             */
            readonly kind: "live" | "canary" | "preview" | null;
            /** @description What this browser has when nothing is chosen; null where it does not have the remote then. */
            readonly otherwise: string | null;
            /** @description What this browser has; null where it does not have the remote. */
            readonly version: string | null;
            /** @description Why this browser has it, as a sentence. */
            readonly why: string;
        };
        /** @description Which versions a browser of staff has, why, and which it may choose. */
        readonly StaffVersions: {
            readonly env: string;
            readonly remotes: {
                readonly [key: string]: components["schemas"]["StaffRemote"];
            };
            /** @description The release of now; an open page may be of one before. */
            readonly seq: number;
            /** @description ISO 8601, UTC. */
            readonly until: string;
        };
        /** @description A version, and whether its files are there. */
        readonly StoredArtifact: {
            /** @description ISO 8601, UTC. */
            readonly at: string;
            /** @description sha256, in hex, over the sorted lines `<path> <sha384>\n` of all files. */
            readonly digest: string;
            /** @description Exposed modules. */
            readonly exposes: readonly string[];
            /** @description Every file of the archive but artifact.json. */
            readonly files: readonly {
                /** @description Inside the archive, with forward slashes. */
                readonly path: string;
                /** @description Integrity, as `sha384-<base64>`. */
                readonly sha384: string;
                /** @description In bytes. */
                readonly size: number;
            }[];
            /** @description Revision of the sources, if they have one. */
            readonly git: string | null;
            /** @description How the page and the server load a version. */
            readonly manifest: {
                /** @description Path of the entry script of the container. */
                readonly entry: string;
                /**
                 * @description How a page loads the entry: as a classic script, also when absent, or as an ES module.
                 * @enum {unknown}
                 */
                readonly entryType?: "script" | "module";
                /** @description What a page must fetch for each exposed module. */
                readonly exposes: {
                    readonly [key: string]: {
                        /** @description Paths. */
                        readonly css: readonly string[];
                        /** @description Paths. */
                        readonly js: readonly string[];
                    };
                };
                /** @description The global that the entry leaves; no other version may have it. */
                readonly globalName: string;
                /** @description Folder of the server build inside the archive; it is never served. */
                readonly server: string;
                /** @description The container that pages are rendered with; without one the version is left to browsers. */
                readonly serverEntry?: {
                    /** @description Path of the container’s entry, in that folder. */
                    readonly path: string;
                    /**
                     * @description Whether its files are CommonJS or ES modules.
                     * @enum {unknown}
                     */
                    readonly type: "commonjs-module" | "module";
                };
            };
            /** @description Origins besides the shop’s for pictures, fonts, media, frames and data, once operations have approved them. Never on pages of the checkout. */
            readonly origins?: readonly string[];
            /** @description The registry notes the token’s name. */
            readonly publishedBy: string;
            /** @description Lowercase letters, digits and hyphens, at most 40. */
            readonly remote: string;
            readonly routes: readonly {
                /** @description The exposed module behind it. */
                readonly module: string;
                /** @description A path pattern in react-router’s syntax. */
                readonly path: string;
            }[];
            readonly shared: {
                /** @description Versions of shared packages that it carries itself, for a host that cannot serve its range. */
                readonly provided?: {
                    readonly [key: string]: string;
                };
                /** @description Ranges of shared packages that it takes from the host. */
                readonly required: {
                    readonly [key: string]: string;
                };
            };
            readonly slots: readonly {
                /** @description The exposed module that fills it. */
                readonly module: string;
                /** @description Lower orders come first. */
                readonly order: number;
                /** @description Name of a slot of the shell. */
                readonly slot: string;
            }[];
            /** @description Fingerprint of the sources that it was built from. */
            readonly source: string;
            /** @description The store contract that it needs at least. */
            readonly storeContract: number;
            /** @description Whether its files are there: not before they were, and not after they were cleaned up. */
            readonly stored: boolean;
            /** @description A version as semver writes it, such as 1.2.3 or 1.2.3-rc.1. */
            readonly version: string;
        };
        /** @description How a page did. */
        readonly TelemetryReport: {
            /** @description Up to 50; what is no event counts for nothing. */
            readonly events: readonly ({
                /** @enum {string} */
                readonly kind: "loaded";
                readonly ms: number;
                readonly remote: string;
                readonly version: string;
            } | {
                /** @enum {string} */
                readonly kind: "failed";
                /** @enum {unknown} */
                readonly phase: "entry" | "chunk" | "run" | "timeout";
                readonly remote: string;
                readonly version: string;
            } | {
                /** @enum {string} */
                readonly kind: "error";
                readonly message?: string;
                readonly remote: string;
                readonly stack?: string;
                readonly version: string;
            } | {
                /** @enum {string} */
                readonly kind: "lcp";
                readonly ms: number;
                readonly remote: string;
                readonly version: string;
            })[];
            /** @description Proves that this shopper was given these versions. */
            readonly nonce: string;
            /** @description How far the session has come in this page. Unknown stages are ignored, and so is `order` of a shop that counts orders itself. */
            readonly stages?: readonly ("product" | "cart" | "checkout" | "order")[];
            /** @description Of sessions that report successes. */
            readonly vitals?: readonly {
                /** @enum {unknown} */
                readonly name: "LCP" | "INP" | "CLS" | "FCP" | "TTFB";
                /** @description Route pattern of the page that was opened, such as `/products/:category`. */
                readonly page: string;
                readonly value: number;
            }[];
        };
        readonly TokenList: {
            readonly items: readonly components["schemas"]["TokenView"][];
        };
        readonly TokenRequest: {
            /**
             * @description How long it works.
             * @default 90
             */
            readonly days?: number;
            /** @description In which environment; all when absent. */
            readonly env?: string | null;
            /** @description In place of `role`. */
            readonly grants?: readonly {
                /** @description An environment, or `*` for all. */
                readonly env: string;
                /** @description A remote, or `*` for all. */
                readonly remote: string;
                /** @enum {unknown} */
                readonly role: "viewer" | "shop" | "publisher" | "releaser" | "operator" | "admin";
            }[];
            readonly name: string;
            /** @description Of which remote; all when absent. A publisher or releaser has to say. */
            readonly remote?: string | null;
            /** @enum {unknown} */
            readonly role?: "viewer" | "shop" | "publisher" | "releaser" | "operator" | "admin";
        };
        /** @description A token as it may be shown. */
        readonly TokenView: {
            readonly createdAt: string;
            readonly createdBy: string;
            /** @description It works until then. */
            readonly expiresAt: string;
            readonly grants: readonly components["schemas"]["Grant"][];
            readonly id: string;
            /** @description When it was last used, to the minute; null for never. */
            readonly lastSeen: string | null;
            readonly name: string;
            /** @description The one remote that all grants are of; null when there is no such. */
            readonly remote: string | null;
            readonly revokedAt: string | null;
            /**
             * @description The widest role of the grants, as it was called before there were grants.
             * @enum {unknown}
             */
            readonly role: "viewer" | "publisher" | "operator" | "admin";
        };
        /** @description Web vitals that shoppers’ browsers measured. */
        readonly VitalsList: {
            /** @description The newest first, then by page; each page view once. */
            readonly releases: readonly {
                /** @description Route pattern. */
                readonly page: string;
                readonly seq: number;
                readonly vitals: {
                    readonly CLS?: components["schemas"]["VitalSummary"];
                    readonly FCP?: components["schemas"]["VitalSummary"];
                    readonly INP?: components["schemas"]["VitalSummary"];
                    readonly LCP?: components["schemas"]["VitalSummary"];
                    readonly TTFB?: components["schemas"]["VitalSummary"];
                };
            }[];
            /** @description By remote, the version of the newest release first, then by page. */
            readonly versions: readonly {
                /** @description Route pattern. */
                readonly page: string;
                readonly remote: string;
                readonly version: string;
                readonly vitals: {
                    readonly CLS?: components["schemas"]["VitalSummary"];
                    readonly FCP?: components["schemas"]["VitalSummary"];
                    readonly INP?: components["schemas"]["VitalSummary"];
                    readonly LCP?: components["schemas"]["VitalSummary"];
                    readonly TTFB?: components["schemas"]["VitalSummary"];
                };
            }[];
        };
        readonly VitalSummary: {
            /** @description Page views. */
            readonly count: number;
            /** @description Share of page views, from 0 to 1. */
            readonly good: number;
            /** @description Three quarters of the page views had this or less, in the unit of the vital; linear inside a bucket. */
            readonly p75: number;
            /** @description Share of page views, from 0 to 1. */
            readonly poor: number;
            /** @enum {unknown} */
            readonly rating: "good" | "needs improvement" | "poor";
        };
        /** @description What the watch over a canary remembers between two looks. */
        readonly WatchState: {
            /** @description What the evidence holds already. */
            readonly counted: {
                readonly canary: {
                    readonly blocked: number;
                    readonly carts: number;
                    readonly checkouts: number;
                    readonly failures: number;
                    readonly orders: number;
                    readonly paid: number;
                    readonly pays: number;
                    readonly products: number;
                    readonly reports: number;
                    readonly serverFailures: number;
                    readonly serverRenders: number;
                    readonly sessions: number;
                };
                readonly control: {
                    readonly blocked: number;
                    readonly carts: number;
                    readonly checkouts: number;
                    readonly failures: number;
                    readonly orders: number;
                    readonly paid: number;
                    readonly pays: number;
                    readonly products: number;
                    readonly reports: number;
                    readonly serverFailures: number;
                    readonly serverRenders: number;
                    readonly sessions: number;
                };
            };
            /** @description Deprecated: the evidence that it does worse, by three metrics of `trials`. */
            readonly evidence: {
                /** @description Logarithms of the evidence, by the odds that are tried. */
                readonly carts: readonly number[];
                /** @description Logarithms of the evidence, by the odds that are tried. */
                readonly renders: readonly number[];
                /** @description Logarithms of the evidence, by the odds that are tried. */
                readonly sessions: readonly number[];
            };
            /** @description By metric, the most severe first; empty before the first check. */
            readonly judged: readonly components["schemas"]["Judged"][];
            /** @description Start of the last window that was looked at, in ms since 1970. */
            readonly lastWindow: number;
            /** @description Why the ramp does not go on; null while it may. */
            readonly paused: string | null;
            /** @description The rollout that it is about. */
            readonly salt: string;
            /** @description ISO 8601, UTC; reports of before do not count. */
            readonly since: string;
            /** @description The share of now, and what had been counted when it was set. */
            readonly stage: {
                readonly bps: number;
                readonly canary: {
                    readonly blocked: number;
                    readonly carts: number;
                    readonly checkouts: number;
                    readonly failures: number;
                    readonly orders: number;
                    readonly paid: number;
                    readonly pays: number;
                    readonly products: number;
                    readonly reports: number;
                    readonly serverFailures: number;
                    readonly serverRenders: number;
                    readonly sessions: number;
                };
                readonly control: {
                    readonly blocked: number;
                    readonly carts: number;
                    readonly checkouts: number;
                    readonly failures: number;
                    readonly orders: number;
                    readonly paid: number;
                    readonly pays: number;
                    readonly products: number;
                    readonly reports: number;
                    readonly serverFailures: number;
                    readonly serverRenders: number;
                    readonly sessions: number;
                };
                /** @description Whose share it is; empty for everybody. */
                readonly segment?: string;
            };
            /** @description The evidence by metric. */
            readonly trials: {
                readonly [key: string]: {
                    /** @description Logarithms of the evidence, by the odds that are tried. */
                    readonly better: readonly number[];
                    /** @description Logarithms of the evidence, by the odds that are tried. */
                    readonly worse: readonly number[];
                };
            };
        };
        readonly WebhookList: {
            readonly items: readonly components["schemas"]["WebhookView"][];
            /** @description Whether a mail server is set, so that the format `mail` is possible. */
            readonly mail: boolean;
        };
        readonly WebhookRequest: {
            /** @description Absent or empty for everything. */
            readonly actions?: readonly ("import" | "publish" | "sign" | "source-maps" | "key-add" | "key-revoke" | "origin-approve" | "origin-withdraw" | "promote" | "rollback" | "return" | "canary-start" | "canary-advance" | "canary-promote" | "canary-abort" | "auto-rollback" | "sales-alarm" | "sales-recovered" | "kill" | "unkill" | "preview" | "freeze" | "unfreeze" | "approval-policy" | "approval-requested" | "approval-granted" | "approval-declined" | "gate-policy" | "gate-report" | "rollout-created" | "rollout-scheduled" | "rollout-started" | "rollout-stage" | "rollout-held" | "rollout-released" | "rollout-paused" | "rollout-resumed" | "rollout-skipped" | "rollout-approved" | "rollout-promoted" | "rollout-done" | "rollout-aborted" | "change-windows" | "shell" | "collect" | "token-issue" | "token-revoke" | "account-create" | "account-invite" | "account-disable" | "account-grants" | "invitation-accept" | "authenticator-set-up" | "sign-in" | "webhook-add" | "webhook-disable" | "webhook-enable" | "webhook-secret" | "webhook-remove" | "environment-add" | "environment-source")[];
            /**
             * @description json: type, timestamp and data; chat: a text, as Slack and Mattermost take it; mail: a plain text to a `mailto:` address.
             * @default json
             * @enum {unknown}
             */
            readonly format?: "json" | "chat" | "mail";
            readonly url: string;
        };
        readonly WebhookTest: {
            readonly delivered: boolean;
            /** @description Why the test message was not accepted; null when it was. */
            readonly error: string | null;
        };
        /** @description An address that is notified of changes of releases. */
        readonly WebhookView: {
            /** @description What it is notified of; empty for everything. */
            readonly actions: readonly string[];
            readonly createdAt: string;
            readonly createdBy: string;
            /** @description Since when it is turned off; null while it is on. */
            readonly disabledAt: string | null;
            /** @description Failed attempts at the message that is next. */
            readonly failures: number;
            /** @enum {unknown} */
            readonly format: "json" | "chat" | "mail";
            readonly id: string;
            /** @description When it last took a message; null when never. */
            readonly lastDelivered: string | null;
            /** @description Why the last attempt failed; null when it did not. */
            readonly lastError: string | null;
            readonly url: string;
            /** @description Messages that are to be delivered still. */
            readonly waiting: number;
        };
    };
    responses: {
        /** @description Any other refusal, such as 413 or 415 for a body. */
        readonly Error4XX: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A fault of the registry. */
        readonly Error5XX: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Something of the call is not what it has to be; the message names it. */
        readonly Error400: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No token, or one that is unknown or revoked. */
        readonly Error401: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The token’s role may not do this. */
        readonly Error403: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description There is no such thing. */
        readonly Error404: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description It conflicts with what is there. */
        readonly Error409: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Another release is live than If-Match says. */
        readonly Error412: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too large. */
        readonly Error413: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description What was sent makes no sense, or does not fit together. */
        readonly Error422: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Frozen. */
        readonly Error423: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description If-Match is missing. */
        readonly Error428: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many calls; Retry-After says when to call again. */
        readonly Error429: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The database or the storage is unavailable; Retry-After says when to call again. */
        readonly Error503: {
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
