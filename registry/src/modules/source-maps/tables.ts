import type { Moment } from '../../platform/db/column-types';

/**
 * The source map of a script. In the database and not with the files of the version: those are public, in a bucket even for
 * whoever knows their address.
 */
export interface SourceMapTable {
  /** The remote and version; both empty for a script of the shell, whose name has a hash of its contents. */
  remote: string;
  version: string;
  /** Path of the script inside the version. */
  script: string;
  /** JSON, compressed by gzip. */
  map: Uint8Array;
  /** When it was last sent. */
  at: Moment;
}

/** Migrations by name; one that has been released never changes. */
export const sourceMapsMigrations = {
  // Source maps of the scripts of versions and of the shell, by which stacks of errors are read.
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
