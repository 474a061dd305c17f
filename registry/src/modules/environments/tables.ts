import type { ShellContract } from '@shop/contracts';
import type { Freeze } from '@shop/contracts/registry';
import type { ColumnType } from 'kysely';
import type { Previews } from '../../domain/previews';
import type { Json } from '../../platform/db/column-types';

/** One row per environment, with its live release. It is only changed by compare-and-set. */
export interface EnvTable {
  env: string;
  head: number | null;
  freezes: Json<Record<string, Freeze>>;
  shell: Json<ShellContract> | null;
  /** Versions that may be previewed, by remote. Stored separately, so that adding one does not make a release. */
  previews: ColumnType<Previews, string | undefined, string>;
  /** When previews expire, ISO 8601, by `catalog@1.3.0`. Previews without an expiry are left out. */
  preview_leases: ColumnType<Readonly<Record<string, string>>, string | undefined, string>;
  /** The environment in which versions must be live before this one; null for none. */
  source: ColumnType<string | null, string | null | undefined, string | null>;
}

/** The first version of the table of environments. */
export const firstEnvironmentsMigration = [
  `create table registry_env (
    env text primary key,
    head int,
    freezes jsonb not null,
    shell jsonb,
    foreign key (env, head) references registry_release (env, seq)
  )`,
];

/** Migrations by name. A released migration never changes. */
export const environmentsMigrations = {
  // Environments are added by an admin instead of by their first use, and may have a source environment.
  '0011-environments': [
    `alter table registry_env add column source text references registry_env (env) check (source <> env)`,
    `insert into registry_env (env, head, freezes) values ('live', null, '{}') on conflict do nothing`,
  ],
};
