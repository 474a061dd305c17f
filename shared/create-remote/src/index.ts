export { bundlerVersions } from './bundler-versions';
export { makeProject, type ProjectWish } from './make-project';
export { bundlers, installed, rangeOf, type Bundler, type Versions } from './project-manifest';
export { whyNot } from './remote-name';
export { wordsOf, writeTemplate, type TemplateOptions } from './write-template';
