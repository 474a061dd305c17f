/** A dependency that does not go further for now. */
export interface Held {
  readonly name: string;
  /** The first version that is not taken. */
  readonly below: string;
  readonly why: string;
  /** Where its project says so. */
  readonly link: string;
}

/** Dependencies that are pinned for a reason; `npm run try-upgrades` and Dependabot leave them below these versions. */
export const held: readonly Held[] = [
  {
    name: '@axe-core/playwright',
    below: '4.14.0',
    why: 'version 4.14 needs Node 22; its rules, axe-core 4.14, are an override in package.json',
    link: 'https://github.com/dequelabs/axe-core-npm/releases',
  },
  {
    name: '@eslint/js',
    below: '10.0.0',
    why: 'goes with ESLint',
    link: 'https://github.com/jsx-eslint/eslint-plugin-jsx-a11y/pull/1081',
  },
  {
    name: '@fastify/cookie',
    below: '11.1.0',
    why: 'its next releases load cookie 2, which needs Node 22',
    link: 'https://github.com/fastify/fastify-cookie/issues/362',
  },
  {
    name: '@opentelemetry/api',
    below: '1.10.0',
    why: 'goes with version 2 of the SDK',
    link: 'https://github.com/open-telemetry/opentelemetry-js/releases',
  },
  {
    name: '@opentelemetry/exporter-trace-otlp-http',
    below: '0.300.0',
    why: 'goes with version 3 of the SDK, which needs Node 22',
    link: 'https://github.com/open-telemetry/opentelemetry-js/releases',
  },
  {
    name: '@opentelemetry/resources',
    below: '3.0.0',
    why: 'version 3 needs Node 22',
    link: 'https://github.com/open-telemetry/opentelemetry-js/releases',
  },
  {
    name: '@types/node',
    below: '21.0.0',
    why: 'types of the oldest Node that the shop runs on, so that nothing newer is called',
    link: 'https://github.com/nodejs/Release',
  },
  {
    name: 'dependency-cruiser',
    below: '18.0.0',
    why: 'version 18 needs Node 22',
    link: 'https://github.com/sverweij/dependency-cruiser/pull/1060',
  },
  {
    name: 'eslint',
    below: '10.0.0',
    why: 'the accessibility rules do not support version 10 yet',
    link: 'https://github.com/jsx-eslint/eslint-plugin-jsx-a11y/pull/1081',
  },
  {
    name: 'kysely',
    below: '0.29.0',
    why: 'version 0.29 needs Node 22',
    link: 'https://github.com/kysely-org/kysely/pull/1583',
  },
  {
    name: 'puppeteer-core',
    below: '25.0.0',
    why: 'version 25 needs Node 22',
    link: 'https://github.com/puppeteer/puppeteer/releases',
  },
  {
    name: 'react',
    below: '19.3.0',
    why: 'React DOM 19.3 weighs 7.4 KB more, with which the home page is beyond its 147.2 KB',
    link: 'https://github.com/facebook/react/releases',
  },
  {
    name: 'react-dom',
    below: '19.3.0',
    why: 'goes with React',
    link: 'https://github.com/facebook/react/releases',
  },
  {
    name: 'sanitize-html',
    below: '2.17.6',
    why: 'version 2.17.6 needs Node 22',
    link: 'https://github.com/apostrophecms/apostrophe/issues/5521',
  },
  {
    name: 'selenium-webdriver',
    below: '4.47.0',
    why: 'version 4.47 needs Node 22',
    link: 'https://github.com/SeleniumHQ/selenium/releases',
  },
  {
    name: 'typescript',
    below: '7.0.0',
    why: 'version 7 has no JavaScript API, which ts-loader and typescript-eslint need; it checks types beside it as typescript-native',
    link: 'https://github.com/typescript-eslint/typescript-eslint/issues/10940',
  },
  {
    name: 'webpack',
    below: '5.111.0',
    why: '@module-federation/enhanced 2.9.3 requires files such as webpack/lib/util/extractUrlAndGlobal, which later releases moved',
    link: 'https://github.com/module-federation/core/issues/4747',
  },
];
