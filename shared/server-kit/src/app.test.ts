import { expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { named } from './app';

it('names a plugin for Fastify without sharing its decorators', async () => {
  const app = fastify();
  await app.register(
    named('letters', async (instance) => {
      instance.decorate('alphabet', 'abc');
    }),
  );
  await app.ready();
  expect(app.printPlugins()).toContain('letters');
  expect(app.hasDecorator('alphabet')).toBe(false);
});
