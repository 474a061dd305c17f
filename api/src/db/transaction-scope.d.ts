/** Knows whether the running code stands inside a transaction of one database. */
export interface TransactionScope {
    run<T>(work: () => Promise<T>): Promise<T>;
    /** Throws inside an open transaction: whatever asks for another connection there forgot to pass the transaction on. */
    refuseInside(): void;
}
/**
 * On the embedded engine such a call would wait for its own transaction for ever, on PostgreSQL it would
 * silently read and write outside of it. Both fail at once, with the stack of the call.
 */
export declare function createTransactionScope(): TransactionScope;
