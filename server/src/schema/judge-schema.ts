import type { SchemaState } from '@shop/api';

/** The two sets of tables with separate migrations. */
export type SchemaPart = 'shop' | 'registry';

/**
 * A migration with this suffix removes what earlier builds need: those refuse the database from then on. Every
 * other one only adds, so that the previous build works beside the new one.
 */
export const endsOlderBuilds = (migration: string): boolean => migration.endsWith('-contract');

export interface JudgedSchema {
  /** Migrations to run, here or by `migrate`. */
  readonly missing: readonly string[];
  /** A note for the operator; undefined when there is none. */
  readonly note: string | undefined;
}

/** Whether a build can work on a database. Throws an Error with one line for the operator when it may not. */
export function judgeSchema(states: ReadonlyMap<SchemaPart, SchemaState>): JudgedSchema {
  const all = [...states.values()];
  const newer = all.flatMap((state) => state.newer);
  const past = newer.filter(endsOlderBuilds);
  if (past.length > 0)
    throw new Error(
      `The database is past this build (${past.join(', ')}). Start a build that knows it, or restore the database from before.`,
    );
  for (const [part, state] of states)
    if (state.newer.length > 0 && state.missing.length > 0)
      throw new Error(
        `The database has ${state.newer.join(', ')} of another build and lacks ${state.missing.join(', ')} of this one: ` +
          `the ${part}'s tables belong to another line of builds.`,
      );
  return {
    missing: all.flatMap((state) => state.missing),
    note:
      newer.length > 0
        ? `The database is newer than this build (${newer.join(', ')}), which still works on it.`
        : undefined,
  };
}
