import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sessionRecord } from './session-storage';

const record = sessionRecord('greeting', (stored) => (typeof stored === 'string' ? stored : null));

beforeEach(() => sessionStorage.clear());
afterEach(() => void jest.restoreAllMocks());

describe('sessionRecord', () => {
  it('returns the stored value until it is cleared', () => {
    record.write('hello');
    expect(record.read()).toBe('hello');
    record.clear();
    expect(record.read()).toBeNull();
  });

  it.each(['{', '7', '{"greeting":"hello"}'])('returns null for %s', (stored) => {
    sessionStorage.setItem('greeting', stored);
    expect(record.read()).toBeNull();
  });

  it('keeps the value in the document with a storage that throws', () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    expect(record.read()).toBeNull();
    record.write('hello');
    expect(record.read()).toBe('hello');
    record.clear();
    expect(record.read()).toBeNull();
  });

  it('returns the newer value after the storage was full', () => {
    record.write('first');
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    record.write('second');
    expect(record.read()).toBe('second');
    full.mockRestore();
    record.write('third');
    expect([record.read(), sessionStorage.getItem('greeting')]).toEqual(['third', '"third"']);
  });
});
