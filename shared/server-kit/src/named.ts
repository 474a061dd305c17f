const displayName = Symbol.for('fastify.display-name');

/**
 * Gives a plugin the name that `printPlugins()` and messages show. Without one, Fastify compares it with every loaded module
 * whether it is the plugin, at each registration.
 */
export function named<Plugin extends (...parameters: never[]) => unknown>(
  name: string,
  plugin: Plugin,
): Plugin {
  // The first is for the tree of plugins, the second for messages.
  Object.defineProperty(plugin, 'name', { value: name });
  return Object.assign(plugin, { [displayName]: name });
}
