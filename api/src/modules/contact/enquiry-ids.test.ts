import { expect, it } from '@jest/globals';
import { enquiryNumber, newEnquiryId } from './repository';

it('is read without mistaking a letter for a digit', () => {
  expect(enquiryNumber(newEnquiryId())).toMatch(/^EN-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
});

it('is the start of the id, also of ids that predate numbers', () => {
  expect(enquiryNumber('enq_4f7k29qxbm')).toBe('EN-4F7K-29QX');
  expect(enquiryNumber('09af61cc0000000000000000')).toBe('EN-09AF-61CC');
});
