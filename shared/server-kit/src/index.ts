export { describeRoutes, openApiRoutes, type DocumentOptions } from './openapi';
export { named, typedApp, type TypedApp, validatorCompiler } from './app';
export { isStorable, isStorableValue, nullableRef, nullableText, ref } from './schema';
