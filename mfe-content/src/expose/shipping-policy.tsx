import { policies } from '../pages/policy/data';
import { policyModule } from '../pages/policy/page';

export const { Component, load, head } = policyModule(policies.shipping);
