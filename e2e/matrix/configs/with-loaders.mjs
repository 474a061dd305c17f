import configs from './template.mjs';

/** What a team adds to the template's configuration: the loaders for its style languages, in rules after the others. */
const loaders = [
  { test: /\.scss$/, use: 'sass-loader' },
  { test: /tailwind\.css$/, use: '@tailwindcss/webpack' },
];

export default configs.map(({ module, ...config }) => ({
  ...config,
  module: { ...module, rules: [...module.rules, ...loaders] },
}));
