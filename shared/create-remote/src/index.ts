export { bundlerVersions } from './bundler-versions';
export { makeProject, type ProjectOptions } from './make-project';
export { bundlers, installed, rangeOf, type Bundler, type Versions } from './project-manifest';
export { whyNot } from './remote-name';
export { wordsOf, writeTemplate, type TemplateOptions } from './write-template';
