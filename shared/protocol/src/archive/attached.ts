/** What an archive has beside the files of the version: texts of JSON, of which its digest says nothing. */
export interface Attached {
  /** A DSSE envelope around an in-toto statement. */
  readonly attestation?: string | undefined;
  /** A CycloneDX document. */
  readonly sbom?: string | undefined;
}

/** Their names in an archive, directly behind the record. No file of a version may have one. */
export const attachedFiles = {
  attestation: '@provenance.json',
  sbom: '@sbom.json',
} as const satisfies Record<keyof Attached, string>;

/** Longest of them, in bytes. */
export const attachedLimit = 4 * 1024 * 1024;

/** Which one a path names; undefined for a file of the version. */
export const attachedNamed = (path: string): keyof Attached | undefined =>
  (Object.keys(attachedFiles) as (keyof Attached)[]).find((name) => attachedFiles[name] === path);
