/** The engine's connection was not free in time; trying again later may help. */
export declare class DatabaseBusyError extends Error {
    constructor(limitMs: number);
}
/** Hands one thing from holder to holder in order of asking; who waits longer than the limit is refused. */
export interface TurnQueue {
    /** Resolves with the function that ends the turn. Rejects after the limit, or once closed. */
    take(): Promise<() => void>;
    /** Refuses new turns and resolves when the last one has ended. */
    close(): Promise<void>;
}
/** `limitMs` is how long a turn may be waited for. */
export declare function createTurnQueue(limitMs: number): TurnQueue;
