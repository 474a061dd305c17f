import { RegistryError } from '@shop/protocol';
import type { IssuerKind, PipelineIssuer } from './issuer-settings';
import type { Conditions } from './tables';

interface Rule {
  readonly required: readonly (keyof Conditions)[];
  readonly optional: readonly (keyof Conditions)[];
  /** The format of a repository. */
  readonly repository?: RegExp;
}

const rules: Readonly<Record<IssuerKind, Rule>> = {
  github: {
    required: ['repository', 'workflow'],
    optional: ['environment', 'refType'],
    repository: /^[\w.-]+\/[\w.-]+$/,
  },
  gitlab: {
    required: ['repository'],
    optional: ['environment', 'refType'],
    repository: /^[\w.-]+(\/[\w.-]+)+$/,
  },
  other: { required: ['subject'], optional: [] },
};

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(' and ');

/** Throws a RegistryError 422 for an issuer that is not configured, or conditions that do not fit it. */
export function checkConditions(
  issuers: readonly PipelineIssuer[],
  wanted: string,
  conditions: Conditions,
): void {
  const found = issuers.find(({ issuer }) => issuer === wanted);
  if (!found) {
    const known = issuers.map(({ issuer }) => issuer).join(', ') || 'none';
    throw new RegistryError(
      422,
      `"issuer" must be one of the configured issuers: ${known}. PUBLISH_ISSUERS sets them.`,
    );
  }
  const { required, optional, repository } = rules[found.kind];
  const missing = required.filter((name) => conditions[name] === undefined);
  if (missing.length > 0) {
    throw new RegistryError(422, `A ${wanted} pipeline requires ${quoted(missing)}.`);
  }
  const given = Object.keys(conditions) as (keyof Conditions)[];
  const foreign = given.filter((name) => ![...required, ...optional].includes(name));
  if (foreign.length > 0) {
    throw new RegistryError(422, `The tokens of ${wanted} do not prove ${quoted(foreign)}. Leave it out.`);
  }
  if (repository && !repository.test(conditions.repository ?? '')) {
    throw new RegistryError(
      422,
      `"repository" must be a path such as shop/gifts, not a URL: ${conditions.repository ?? ''}`,
    );
  }
  if (conditions.workflow !== undefined && !/^[^/]+\.ya?ml$/.test(conditions.workflow)) {
    throw new RegistryError(
      422,
      '"workflow" must be the name of a file in .github/workflows, such as release.yml.',
    );
  }
}
