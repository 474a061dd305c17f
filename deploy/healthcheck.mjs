// Exits with 0 while the process on that local port is alive: node healthcheck.mjs PORT
const [port] = process.argv.slice(2);
const isHealthy = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(4000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isHealthy ? 0 : 1);
