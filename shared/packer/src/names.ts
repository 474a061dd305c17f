import semver from 'semver';
import { RegistryError } from './registry-error';

/** How a remote is called, and an environment. */
export const remoteNamePattern = /^[a-z][a-z0-9-]{0,39}$/;

/** Throws a RegistryError 422 that says what a remote may be called. */
export function checkRemoteName(remote: string): void {
  if (!remoteNamePattern.test(remote)) {
    throw new RegistryError(
      422,
      `"${remote}" is no name for a remote: lowercase letters, digits and hyphens, at most 40.`,
    );
  }
}

/** Checks what becomes a folder's name; throws a RegistryError 422 that says what is allowed. */
export function checkNames(remote: string, version: string): void {
  checkRemoteName(remote);
  if (semver.valid(version) !== version) {
    throw new RegistryError(422, `"${version}" is no version: write it as 1.2.3 or 1.2.3-rc.1.`);
  }
}
