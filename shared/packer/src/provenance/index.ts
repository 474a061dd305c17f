export { billOfMaterials } from './bill-of-materials';
export { readPackages, type BundledPackage, type PackageSet } from './bundled-packages';
