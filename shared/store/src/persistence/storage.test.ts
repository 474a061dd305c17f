import { describe, expect, it, jest } from '@jest/globals';
import { browserStorage } from './storage';

describe('browserStorage', () => {
  it('is the local storage of the page', () => {
    expect(browserStorage()).toBe(localStorage);
  });

  it('is null if the browser forbids it', () => {
    const forbidden = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    });
    expect(browserStorage()).toBeNull();
    forbidden.mockRestore();
  });
});
