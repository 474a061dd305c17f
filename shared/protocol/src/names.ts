import { namingRule, remoteNamePattern } from '@shop/config/reserved-paths';
import semver from 'semver';
import { RegistryError } from './errors';

/** Throws a RegistryError 422 for an invalid name of a remote. */
export function checkRemoteName(remote: string): void {
  if (!remoteNamePattern.test(remote)) {
    throw new RegistryError(422, `"${remote}" is not a valid name for a remote: ${namingRule}`);
  }
}

/** Validates the names of a version's folder. Throws a RegistryError 422 with the allowed form. */
export function checkNames(remote: string, version: string): void {
  checkRemoteName(remote);
  if (semver.valid(version) !== version) {
    throw new RegistryError(422, `"${version}" is not a version. Use a version such as 1.2.3 or 1.2.3-rc.1.`);
  }
}
