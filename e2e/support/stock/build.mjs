// @ts-check
import { writeStockProject } from './project.mjs';

/** Writes remotes and builds them: `<webpack, rspack or vite> <folder> <name> …`; each has a separate folder in that one. */
const [bundler, folder, ...names] = process.argv.slice(2);

// Each bundler takes a second to load: only the requested one.
const builders = {
  webpack: () => import('./with-webpack.mjs').then(({ buildWithWebpack }) => buildWithWebpack),
  rspack: () => import('./with-rspack.mjs').then(({ buildWithRspack }) => buildWithRspack),
  vite: () => import('./with-vite.mjs').then(({ buildWithVite }) => buildWithVite),
};
const load = Object.entries(builders).find(([name]) => name === bundler)?.[1];
if (!load || !folder) throw new Error('Which bundler, and where?');

const build = await load();
for (const name of names) {
  const project = { name, dir: `${folder}/${name}` };
  await writeStockProject(project);
  await build(project);
}
