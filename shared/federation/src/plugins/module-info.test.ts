import { expect, it, jest } from '@jest/globals';
import { createInstance } from '@module-federation/runtime';
import { moduleInfoPlugin } from './module-info';

it('records a host with its shared packages, and its remotes with their versions and modules', () => {
  const versions: Record<string, string> = {
    'http://localhost/1.js': '1.0.0',
    'http://localhost/2.js': '2.0.0',
  };
  const plugin = moduleInfoPlugin({
    versionOf: (remote) => ({
      version: versions['entry' in remote ? remote.entry : ''] ?? '',
      modules: ['panel'],
    }),
  });
  const shareConfig = { singleton: true, requiredVersion: '^19.0.0' };
  const host = createInstance({
    name: 'shop',
    remotes: [],
    shared: { react: { version: '19.2.9', lib: () => ({}), shareConfig } },
    plugins: [plugin],
  });
  host.registerRemotes([{ name: 'cart', entry: 'http://localhost/1.js' }]);
  const { moduleInfo } = globalThis.__FEDERATION__;
  expect(moduleInfo.shop).toMatchObject({
    remotesInfo: { cart: { matchedVersion: '1.0.0' } },
    shared: [{ sharedName: 'react', version: '19.2.9', shareConfig: { singleton: true } }],
  });
  expect(moduleInfo['cart:1.0.0']).toMatchObject({
    version: '1.0.0',
    remoteEntry: 'http://localhost/1.js',
    modules: [{ moduleName: 'panel', modulePath: './panel' }],
  });

  // The runtime warns about every remote that is registered again.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  host.registerRemotes([{ name: 'cart', entry: 'http://localhost/2.js' }], { force: true });
  expect(moduleInfo.shop).toMatchObject({ remotesInfo: { cart: { matchedVersion: '2.0.0' } } });
});
