import { expect, it } from '@jest/globals';
import path from 'node:path';
import { factsOf } from './build-facts';
import { root } from './packages';

it('a remote needs the packages in its package.json and those of its shared packages from its host, but not React DOM', () => {
  const { remote } = factsOf(path.join(root, 'mfe-content'), '1.0.0');
  expect(remote?.required).toMatchObject({
    react: '^19.2.0',
    '@shop/store': '^1.0.0',
    '@shop/money': '^1.0.0',
  });
  expect(remote?.required).not.toHaveProperty('react-dom');
});

it('the shell offers React DOM as a singleton', () => {
  const { shell } = factsOf(path.join(root, 'shell'), '1.0.0');
  expect(shell?.singletons).toContain('react-dom');
  expect(shell?.provided).toHaveProperty('react-dom');
});
