import { expect, it } from '@jest/globals';
import { capabilitiesOf, capabilityFaults, coversKey } from './capabilities';
import { smallRemote } from './testing';

const { artifact } = smallRemote('gifts', '1.0.0');
const manifest = { ...artifact.manifest, globalStyles: ['reset.css'] };
const routes = [{ path: '/Checkout/gifts', module: 'page' }];

it('lists what a version may do', () => {
  const capabilities = { storage: ['gifts-*'], globalStyles: true, workers: true, paymentPages: true };
  expect(capabilitiesOf({ ...artifact, origins: ['https://maps.example'], capabilities })).toEqual([
    'origin https://maps.example',
    'storage key gifts-*',
    'global styles',
    'workers',
    'payment pages',
  ]);
  expect(capabilitiesOf({ ...artifact, capabilities: {} })).toEqual([]);
});

it('lists what the record of an older packer shows', () => {
  expect(capabilitiesOf({ ...artifact, manifest, routes })).toEqual([
    'global styles',
    'payment pages',
    'undeclared uses',
  ]);
});

it('finds what a record shows and does not declare', () => {
  const fieldsOf = (capabilities?: object) =>
    capabilityFaults({ ...artifact, manifest, routes, ...(capabilities && { capabilities }) }).map(
      ({ field }) => field,
    );
  expect(fieldsOf({})).toEqual(['capabilities.paymentPages', 'capabilities.globalStyles']);
  expect(fieldsOf({ paymentPages: true, globalStyles: true })).toEqual([]);
  expect(fieldsOf()).toEqual([]);
});

it.each([
  ['gifts-*', 'gifts-seen', true],
  ['gifts-*', 'cards-seen', false],
  ['gifts', 'gifts', true],
  ['gifts', 'gifts-seen', false],
])('the declared key %s covers %s: %s', (declared, key, covers) => {
  expect(coversKey(declared, key)).toBe(covers);
});
