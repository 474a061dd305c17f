// @ts-check
import { writeStockProject } from './project.mjs';

/** Writes and builds remotes: `<webpack, rspack or vite> <folder> <name> …`, each in its own subfolder. */
const [bundler, folder, ...names] = process.argv.slice(2);

// Each bundler takes a second to load: only the requested one.
const builders = {
  webpack: () => import('./with-webpack.mjs').then(({ buildWithWebpack }) => buildWithWebpack),
  rspack: () => import('./with-rspack.mjs').then(({ buildWithRspack }) => buildWithRspack),
  vite: () => import('./with-vite.mjs').then(({ buildWithVite }) => buildWithVite),
};
const load = Object.entries(builders).find(([name]) => name === bundler)?.[1];
if (!load || !folder) throw new Error('Missing arguments: <bundler> <folder> <name> …');

const build = await load();
for (const name of names) {
  const project = { name, dir: `${folder}/${name}` };
  await writeStockProject(project);
  await build(project);
}
