import { policies } from '../pages/policy/data';
import { policyModule } from '../features/policy/policy-module';

export const { Component, load, head } = policyModule(policies.shipping);
