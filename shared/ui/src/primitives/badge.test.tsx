import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Badge } from './badge';

describe('Badge', () => {
  it.each([
    [0, ''],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ])('shows %d as "%s"', (count, text) => {
    expect(render(<Badge count={count} />).container.textContent).toBe(text);
  });
});
