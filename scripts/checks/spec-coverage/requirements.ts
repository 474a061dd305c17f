import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { parse } from 'yaml';
import { root } from '../../../server/build/packages';
import { namedTest, type NamedTest } from '../named-tests';

const closed = { additionalProperties: false };
const text = Type.String({ minLength: 1 });
const separator = ' › ';

const RequirementSource = Type.Object(
  {
    text,
    tests: Type.Array(Type.String({ pattern: `^\\S+${separator}.+$` }), { minItems: 1 }),
    added: Type.Optional(text),
  },
  closed,
);

const GroupSource = Type.Object(
  { heading: Type.Optional(text), requirements: Type.Record(Type.String(), RequirementSource) },
  closed,
);

/** A file of `docs/spec-coverage`. */
const SectionSource = Type.Object({ section: text, parts: Type.Array(GroupSource, { minItems: 1 }) }, closed);

const sectionCheck = Compile(SectionSource);

/** A line of the specification and the tests that cover it. */
export interface Requirement {
  /** A unique, permanent id such as `cart-panel-3`, used in issues and commits. */
  readonly id: string;
  readonly text: string;
  readonly tests: readonly NamedTest[];
  /** Optional: how the shop extends the requirement, and why. */
  readonly added?: string;
}

/** The requirements under one heading of the specification, or of a whole section without headings. */
export interface RequirementGroup {
  readonly section: string;
  readonly heading?: string;
  readonly requirements: readonly Requirement[];
}

const requirement = ([id, { text, tests, added }]: [
  string,
  Static<typeof RequirementSource>,
]): Requirement => ({ id, text, tests: tests.map(namedTest), added });

/** Parses a YAML file; throws an Error with the file, the location and the problem. */
export function parseRequirements(file: string, yaml: string): RequirementGroup[] {
  const source: unknown = parse(yaml);
  if (!sectionCheck.Check(source)) {
    const faults = sectionCheck
      .Errors(source)
      .map(({ instancePath, message }) => `${instancePath} ${message}`);
    throw new Error(`${file}: ${faults.join('; ')}`);
  }
  return source.parts.map(({ heading, requirements }) => ({
    section: source.section,
    heading,
    requirements: Object.entries(requirements).map(requirement),
  }));
}

/** All requirements, in the order of the specification, from `docs/spec-coverage`. */
export function readRequirements(): RequirementGroup[] {
  const folder = 'docs/spec-coverage';
  const files = readdirSync(path.join(root, folder)).sort();
  return files.flatMap((name) => {
    const file = `${folder}/${name}`;
    return parseRequirements(file, readFileSync(path.join(root, file), 'utf8'));
  });
}
