export {
  type Bundler,
  bundlers,
  bundlerVersions,
  installed,
  rangeOf,
  type Versions,
} from './project-manifest';
export { makeProject, type ProjectOptions } from './make-project';
export { whyNot } from './remote-name';
export { wordsOf, writeTemplate, type TemplateOptions } from './write-template';
