/** Makes an error of the accounts' owner; `retryAfter` in seconds. */
export type Refuse = (status: number, message: string, options?: { readonly retryAfter: number }) => Error;
