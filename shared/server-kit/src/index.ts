export { describeRoutes, openApiRoutes, type DocumentOptions } from './openapi';
export { neededRights } from './needed-rights';
export { named, typedApp, type TypedApp, validatorCompiler } from './app';
export { isStorable, isStorableValue, nullableRef, nullableText, ref } from './schema';
