export { describeRoutes, openApiRoutes, type DocumentOptions } from './openapi';
export { named } from './named';
export { nullableRef, nullableText, ref } from './schema';
export { isStorable, isStorableValue } from './storable';
export { typedApp, type TypedApp } from './typed-app';
export { validatorCompiler } from './validator';
