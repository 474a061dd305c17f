export { RegistryError } from './domain/registry-error';
