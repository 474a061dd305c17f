/** What either engine reports about a failed statement, as far as it may be kept. */
export interface DatabaseErrorFields {
    readonly message: string;
    /** SQLSTATE, e.g. 23505. */
    readonly code?: string;
    readonly constraint?: string;
    readonly table?: string;
    readonly column?: string;
}
/**
 * A failed statement of either engine. Carries no parameter, detail or SQL text, since those hold
 * shoppers' data and errors end up in logs.
 */
export declare class DatabaseError extends Error {
    readonly code: string | undefined;
    readonly constraint: string | undefined;
    readonly table: string | undefined;
    readonly column: string | undefined;
    constructor(fields: DatabaseErrorFields);
}
/** Takes from an engine's error what may be kept. Data exceptions (class 22) quote the value, so that part goes. */
export declare function redactedFields(error: unknown): DatabaseErrorFields;
/** True for a violated unique constraint or index; of that name, when one is given. */
export declare function isUniqueViolation(error: unknown, constraint?: string): boolean;
