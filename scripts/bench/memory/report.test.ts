import { expect, it } from '@jest/globals';
import { memoryReport } from './report';

const page = {
  changes: 40,
  before: { heap: 10_000_000, nodes: 1000, listeners: 200 },
  after: { heap: 10_400_000, nodes: 1300, listeners: 200 },
};

it('tells what is flat from what grows', () => {
  const lines = memoryReport({ server: null, page }).replace(/ +/g, ' ').split('\n');
  expect(lines[0]).toContain('page, 40 changes of the screen');
  expect(lines.find((line) => line.includes('heap'))).toMatch(/10\.0 MB \| 10\.4 MB \| 1\.04 \| flat/);
  expect(lines.find((line) => line.includes('nodes'))).toMatch(/1000 \| 1300 \| 1\.30 \| grows/);
  expect(lines.find((line) => line.includes('listeners'))).toMatch(/1\.00 \| flat/);
});
