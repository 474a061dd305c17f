import type { Artifact, ShellContract } from '@shop/contracts';
import type { Problem } from '@shop/contracts/registry';
import { sharedEndpoints } from '@shop/protocol';
import { sharedModuleOf } from '@shop/contracts/shared-module';
import semver from 'semver';
import { versionsOf, type Assignments } from './assignments';
import { routeFaults } from './route-faults';
import { sharedAddress } from './route-overlap';

type FindArtifact = (remote: string, version: string) => Artifact | undefined;

const name = ({ remote, version }: Artifact) => `${remote}@${version}`;

function problem(artifact: Artifact, subject: string | null, text: string): Problem {
  return {
    remote: artifact.remote,
    version: artifact.version,
    subject,
    message: `${name(artifact)} ${text}`,
  };
}

/** How to fix a singleton whose version in the shell is out of range. */
function suggestFix(providedVersion: string, range: string): string {
  const minVersion = semver.minVersion(range);
  const isOlderMinor =
    minVersion !== null &&
    minVersion.major === semver.major(providedVersion) &&
    semver.ltr(providedVersion, range);
  return isOlderMinor
    ? `Deploy a shell with it first, or declare a lower range in the remote's peerDependencies if it does not need a version newer than ${providedVersion}.`
    : `Build the remote against ${providedVersion}.`;
}

function sharedProblems(artifact: Artifact, shell: ShellContract): Problem[] {
  return Object.entries(artifact.shared.required).flatMap(([packageName, range]) => {
    const providedVersion = shell.provided[packageName];
    const found = sharedModuleOf(packageName, artifact, shell);
    if (found.from === 'nowhere') return [problem(artifact, packageName, found.message)];
    if (found.from === 'own' || providedVersion === undefined || semver.satisfies(providedVersion, range))
      return [];
    const text = `needs ${packageName} ${range}, but the shell provides ${providedVersion}, and a page can only have one copy of it. ${suggestFix(providedVersion, range)}`;
    return [problem(artifact, packageName, text)];
  });
}

function shellProblems(artifact: Artifact, shell: ShellContract): Problem[] {
  const store =
    artifact.storeContract > shell.storeContract
      ? [
          problem(
            artifact,
            '@shop/store',
            `needs store contract ${artifact.storeContract}, but the shell has ${shell.storeContract}. Deploy the newer shell first.`,
          ),
        ]
      : [];
  const slots = artifact.slots
    .filter(({ slot }) => !(slot in shell.slots))
    .map(({ slot }) => problem(artifact, slot, `fills the slot "${slot}", which the shell does not have.`));
  const modules = [...artifact.routes, ...artifact.slots]
    .filter(({ module }) => !artifact.exposes.includes(module))
    .map(({ module }) =>
      problem(artifact, module, `references the module "${module}", which it does not expose.`),
    );
  return [...sharedProblems(artifact, shell), ...store, ...slots, ...modules];
}

/** Versions with the same global name: a page would run the code of the first for both. */
function nameProblems(one: Artifact, other: Artifact): Problem[] {
  const { globalName } = one.manifest;
  if (other.manifest.globalName !== globalName) return [];
  return [
    problem(
      one,
      globalName,
      `uses the global ${globalName}, like ${name(other)}. Build one of them again with a new version.`,
    ),
  ];
}

/** Routes, slots and API endpoints that two remotes both claim. Any two remotes can be on the same page, so each pair is checked. */
function pairProblems(one: Artifact, other: Artifact, shell: ShellContract): Problem[] {
  const routes = one.routes.flatMap(({ path }) =>
    other.routes.flatMap((route) => {
      const shared = sharedAddress(path, route.path);
      if (shared === null) return [];
      const text = `serves ${path}, and ${name(other)} serves ${route.path}: both match ${shared}. Remove it from one of them.`;
      return [problem(one, path, text)];
    }),
  );
  const slots = one.slots
    .filter(({ slot }) => shell.slots[slot] === 'one' && other.slots.some((part) => part.slot === slot))
    .map(({ slot }) =>
      problem(
        one,
        slot,
        `fills the slot "${slot}", like ${name(other)}, but the slot has room for one remote.`,
      ),
    );
  const endpoints = sharedEndpoints(one, other).map(({ endpoint, message }) => ({
    ...{ remote: one.remote, version: one.version },
    ...{ subject: endpoint, message },
  }));
  return [...routes, ...slots, ...endpoints];
}

/**
 * All conflicts in a set of assignments, in every combination of stable, canary, last known good and preview versions. `shell` is
 * null before a shell has registered its packages; then only the remotes are compared.
 */
export function checkCompatibility(
  assignments: Assignments,
  find: FindArtifact,
  shell: ShellContract | null,
): Problem[] {
  const offer: ShellContract = shell ?? {
    version: '',
    provided: {},
    singletons: [],
    storeContract: 0,
    slots: {},
  };
  const problems: Problem[] = [];
  const live: Artifact[] = [];
  for (const [remote, assignment] of Object.entries(assignments)) {
    for (const version of versionsOf(assignment)) {
      const artifact = find(remote, version);
      if (artifact) live.push(artifact);
      else {
        const message = `${remote}@${version} is not published, or was removed by clean-up. Publish it first.`;
        problems.push({ remote, version, subject: null, message });
      }
    }
  }
  problems.push(
    ...live.flatMap((artifact) =>
      routeFaults(artifact).map(({ path, text }) => problem(artifact, path, text)),
    ),
  );
  if (shell) problems.push(...live.flatMap((artifact) => shellProblems(artifact, shell)));
  live.forEach((one, at) => {
    for (const other of live.slice(at + 1)) {
      problems.push(...nameProblems(one, other));
      if (other.remote !== one.remote) problems.push(...pairProblems(one, other, offer));
    }
  });
  return problems;
}
