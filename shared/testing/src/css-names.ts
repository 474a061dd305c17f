/** Replaces CSS modules in tests: each class has its source name, so that assertions read like the source. */
const names: Record<string, string> = new Proxy({}, { get: (_target, key) => String(key) });
export default names;
