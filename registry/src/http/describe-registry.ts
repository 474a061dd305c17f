import { describeRoutes, type TypedApp } from '@shop/server-kit';
import { namedSchemas } from './named-schemas';

/** Describes the routes of `root`, and of what is registered on it, in one OpenAPI document. */
export async function describeRegistry(root: TypedApp): Promise<void> {
  for (const schema of namedSchemas) root.addSchema(schema);
  await describeRoutes(root, {
    title: 'Registry of remotes',
    description:
      'Which versions of remotes are published, and which of them shoppers get. Failed calls are {status, message, …}. Calls tagged `pages` and `remotes` are at the shop’s address; all others are at the console’s, on a separate origin.',
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer', description: 'A token of the registry: `reg_…`.' },
    },
  });
}
