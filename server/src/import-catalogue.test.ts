import { expect, it } from '@jest/globals';
import { readArguments } from './import-catalogue';

it('imports, and only validates with --dry-run, even when npm consumes that option', () => {
  expect(readArguments(['import', 'a.csv'], {})).toEqual({ file: 'a.csv', dryRun: false });
  expect(readArguments(['import', 'a.csv', '--dry-run'], {})).toEqual({ file: 'a.csv', dryRun: true });
  expect(readArguments(['import', 'a.csv'], { npm_config_dry_run: 'true' })).toEqual({
    file: 'a.csv',
    dryRun: true,
  });
});

it.each([
  [[]],
  [['export', 'a.csv']],
  [['import']],
  [['import', '--dry-run']],
  [['import', 'a.csv', '--force']],
])('prints the usage for %j', (args) => {
  expect(() => readArguments(args, {})).toThrow('Usage: npm run catalogue import FILE');
});
