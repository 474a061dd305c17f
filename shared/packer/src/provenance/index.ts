export { billOfMaterials } from './bill-of-materials';
export { readBuildOrigin } from './build-origin';
export { readPackages, type BundledPackage, type PackageSet } from './bundled-packages';
