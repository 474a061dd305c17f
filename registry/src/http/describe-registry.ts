import { describeRoutes, type TypedApp } from '@shop/server-kit';
import { namedSchemas } from './named-schemas';

/** Describes all routes below `root` in one OpenAPI document. */
export async function describeRegistry(root: TypedApp): Promise<void> {
  for (const schema of namedSchemas) root.addSchema(schema);
  await describeRoutes(root, {
    title: 'Registry of remotes',
    description:
      'Published versions of remotes, and the releases that decide which of them shoppers get. Failed calls return {status, message, …}. Routes tagged `pages` and `remotes` are at the shop’s origin; all others are at the console’s.',
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer', description: 'A registry token: `reg_…`.' },
    },
  });
}
