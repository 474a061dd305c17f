import { policies } from '../features/policy/policies';
import { policyModule } from '../features/policy/policy-module';

export const { Component, load, head } = policyModule(policies.shipping);
