/** Makes the error by which the owner of the accounts refuses; `retryAfter` in seconds. */
export type Refuse = (status: number, message: string, options?: { readonly retryAfter: number }) => Error;
