export { describeRoutes, openApiRoutes, type DocumentOptions } from './openapi';
export { requiredRights } from './required-rights';
export { named, typedApp, type TypedApp, validatorCompiler } from './app';
export { isStorable, isStorableValue, nullableRef, nullableText, ref } from './schema';
