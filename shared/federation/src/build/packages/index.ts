export { PackageListPlugin } from './package-list-plugin';
export { packageList, type PackageListForVite } from './vite-package-list';
