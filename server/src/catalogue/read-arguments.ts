export interface ImportCommand {
  /** As it was typed. */
  readonly file: string;
  readonly dryRun: boolean;
}

const USAGE = `Usage: npm run catalogue import FILE.{csv,tsv,txt,json} [--dry-run]

Takes products into the catalogue by their slug: all of the file, or none of it when anything in it is wrong.
--dry-run tries everything and takes it back. DATA_DIR or DATABASE_URL select the catalogue.`;

/** Reads the command line. Throws an Error with the usage for any other. */
export function readArguments(
  [command, file, ...flags]: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ImportCommand {
  const strange = flags.filter((flag) => flag !== '--dry-run');
  if (command !== 'import' || !file || file.startsWith('-') || strange.length > 0) throw new Error(USAGE);
  // npm keeps a --dry-run before which no -- stands for itself, and tells it this way.
  const npmTookDryRun = env.npm_config_dry_run === 'true';
  return { file, dryRun: npmTookDryRun || flags.includes('--dry-run') };
}
