import semver from 'semver';
import { RegistryError } from './errors';

/** The pattern of names of remotes and environments. */
export const remoteNamePattern = /^[a-z][a-z0-9-]{0,39}$/;

/** Throws a RegistryError 422 for an invalid name of a remote. */
export function checkRemoteName(remote: string): void {
  if (!remoteNamePattern.test(remote)) {
    throw new RegistryError(
      422,
      `"${remote}" is not a valid name for a remote: lowercase letters, digits and hyphens, at most 40.`,
    );
  }
}

/** Validates the names of a version's folder. Throws a RegistryError 422 with the allowed form. */
export function checkNames(remote: string, version: string): void {
  checkRemoteName(remote);
  if (semver.valid(version) !== version) {
    throw new RegistryError(422, `"${version}" is not a version. Use a version such as 1.2.3 or 1.2.3-rc.1.`);
  }
}
