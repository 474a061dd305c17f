import type { Moment } from '../../platform/db/column-types';

/** The source map of a script. Stored in the database, as the files of a version are public. */
export interface SourceMapTable {
  /** The remote and version; both empty for a script of the shell, whose name contains a content hash. */
  remote: string;
  version: string;
  /** Path of the script inside the version. */
  script: string;
  /** JSON, compressed by gzip. */
  map: Uint8Array;
  /** When it was last uploaded. */
  at: Moment;
}

/** Migrations by name. A released migration never changes. */
export const sourceMapsMigrations = {
  // Source maps of remotes and the shell, for decoding stack traces.
  '0015-source-maps': [
    `create table registry_source_map (
      remote text not null,
      version text not null,
      script text not null,
      map bytea not null,
      at timestamptz not null,
      primary key (remote, version, script)
    )`,
  ],
};
