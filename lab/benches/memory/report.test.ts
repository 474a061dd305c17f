import { expect, it } from '@jest/globals';
import { memoryReport } from './report';

const page = {
  changes: 40,
  before: { heap: 10_000_000, nodes: 1000, listeners: 200 },
  after: { heap: 10_400_000, nodes: 1300, listeners: 200 },
};

it('reports the memory that switches leave behind, and the time of linking', () => {
  const switching = {
    switches: 1000,
    before: 40_000_000,
    after: 41_000_000,
    coldMs: 120,
    modules: 40,
    switchMs: 12.5,
    switchedModules: 20,
  };
  const text = memoryReport({ server: null, switching, page: null }).replace(/ +/g, ' ');
  expect(text).toMatch(/1000 switches of a remote/);
  expect(text).toMatch(/heap \| 40\.0 MB \| 41\.0 MB \| 1\.0\d \| flat/);
  expect(text).toContain('linked in 120.0 ms (3.0 ms each), the 20 of a replacement version in 12.5 ms.');
});

it('separates flat from growing memory', () => {
  const lines = memoryReport({ server: null, switching: null, page }).replace(/ +/g, ' ').split('\n');
  expect(lines[0]).toContain('page, 40 changes of the screen');
  expect(lines.find((line) => line.includes('heap'))).toMatch(/10\.0 MB \| 10\.4 MB \| 1\.04 \| flat/);
  expect(lines.find((line) => line.includes('nodes'))).toMatch(/1000 \| 1300 \| 1\.30 \| grows/);
  expect(lines.find((line) => line.includes('listeners'))).toMatch(/1\.00 \| flat/);
});
