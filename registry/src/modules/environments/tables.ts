import type { ShellContract } from '@shop/contracts';
import type { Freeze } from '@shop/contracts/registry';
import type { ColumnType } from 'kysely';
import type { Previews } from '../../domain/previews';
import type { Json } from '../../platform/db/column-types';

/** One row per environment: which release is live. It is changed by compare-and-set only. */
export interface EnvTable {
  env: string;
  head: number | null;
  freezes: Json<Record<string, Freeze>>;
  shell: Json<ShellContract> | null;
  /** Versions that may be previewed, by remote. Stored separately, so that adding one does not make a release. */
  previews: ColumnType<Previews, string | undefined, string>;
  /** When previews expire, ISO 8601, by `catalog@1.3.0`. Previews without an expiry are left out. */
  preview_leases: ColumnType<Readonly<Record<string, string>>, string | undefined, string>;
  /** The environment in which versions have to be live before they are here; null for none. */
  source: ColumnType<string | null, string | null | undefined, string | null>;
}

/** The table of environments, as it was at first. */
export const firstEnvironmentsMigration = [
  `create table registry_env (
    env text primary key,
    head int,
    freezes jsonb not null,
    shell jsonb,
    foreign key (env, head) references registry_release (env, seq)
  )`,
];

/** Migrations by name; one that has been released never changes. */
export const environmentsMigrations = {
  // Environments are added by an admin, no longer by their first use; one may take its versions from another.
  '0011-environments': [
    `alter table registry_env add column source text references registry_env (env) check (source <> env)`,
    `insert into registry_env (env, head, freezes) values ('live', null, '{}') on conflict do nothing`,
  ],
};
