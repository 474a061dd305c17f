import { Factories } from '@cyclonedx/cyclonedx-library/Contrib/License';
import { ComponentType, LifecyclePhase } from '@cyclonedx/cyclonedx-library/Enums';
import {
  Bom,
  Component,
  LicenseRepository,
  LifecycleRepository,
  Metadata,
} from '@cyclonedx/cyclonedx-library/Models';
import { JSON as Json, JsonSerializer } from '@cyclonedx/cyclonedx-library/Serialize';
import { Spec1dot6 } from '@cyclonedx/cyclonedx-library/Spec';
import { isSupportedSpdxId } from '@cyclonedx/cyclonedx-library/SPDX';
import type { PackageSet, BundledPackage } from './bundled-packages';

const operators = new Set(['AND', 'OR', 'WITH']);

/** Throws an Error unless the text is an expression of known licences, such as `(MIT OR Apache-2.0)`. */
function checkExpression(text: string): void {
  const words = text.replace(/[()]/g, ' ').trim().split(/\s+/);
  const isKnown = words.every(
    (word, at) =>
      operators.has(word) || words[at - 1] === 'WITH' || isSupportedSpdxId(word.replace(/\+$/, '')),
  );
  if (words.length < 3 || !isKnown) throw new Error(`${text} is not a licence expression.`);
}

const licences = new Factories.LicenseFactory(checkExpression);

/** Encodes a name for a package URL: each part and the scope's @ are escaped. */
const packageUrl = ({ name, version }: BundledPackage): string =>
  `pkg:npm/${name.split('/').map(encodeURIComponent).join('/')}@${encodeURIComponent(version)}`;

function componentOf(one: BundledPackage): Component {
  const [group, name] = one.name.startsWith('@') ? one.name.split('/') : [undefined, one.name];
  const purl = packageUrl(one);
  return new Component(ComponentType.Library, name ?? one.name, {
    group,
    version: one.version,
    purl,
    bomRef: purl,
    licenses: new LicenseRepository(one.license === null ? [] : [licences.makeFromString(one.license)]),
  });
}

/** A CycloneDX 1.6 document of the packages in a version, as text. It is deterministic. */
export function billOfMaterials(
  { remote, version }: { readonly remote: string; readonly version: string },
  { from, packages }: PackageSet,
): string {
  const bom = new Bom({
    metadata: new Metadata({
      component: new Component(ComponentType.Application, remote, {
        version,
        bomRef: `${remote}@${version}`,
      }),
      lifecycles: new LifecycleRepository([
        from === 'build' ? LifecyclePhase.Build : LifecyclePhase.PreBuild,
      ]),
    }),
  });
  for (const one of packages) bom.components.add(componentOf(one));
  return new JsonSerializer(new Json.Normalize.Factory(Spec1dot6)).serialize(bom, {
    sortLists: true,
    space: 1,
  });
}
