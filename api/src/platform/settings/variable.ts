export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * An environment variable of a replaceable part, such as a courier, with its rule and its description in
 * `docs/configuration.md`.
 */
export interface SettingVariable {
  /** The default, as the documentation shows it. */
  readonly fallback: string;
  readonly sets: string;
  /** Its value in .env.example; empty by default. */
  readonly example?: string;
  readonly rule?: {
    /** Completes "must be". */
    readonly wanted: string;
    accepts(text: string): boolean;
  };
  /** Its value is never shown in messages. */
  readonly secret?: true;
  /** A variable that it requires. */
  readonly belongsTo?: string;
}
