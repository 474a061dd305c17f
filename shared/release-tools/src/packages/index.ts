export { buildProgram } from './build-program';
export { npmPack } from './npm-pack';
export { packPackages, packPrograms, type PackedPackage } from './pack-packages';
export { programs, templateDir } from './programs';
export { stageDir, stagePackages } from './stage-packages';
export { makeConsumer } from './testing/consumer';
