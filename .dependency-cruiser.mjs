import { apiFloors } from './api/boundaries.mjs';
import { browserTests } from './e2e/boundaries.mjs';
import { labFolders } from './lab/boundaries.mjs';
import { registryOneWay } from './registry/boundaries.mjs';
import { shellOneWay, shellServerOneWay } from './shell/boundaries.mjs';

/**
 * Which packages may import which. A remote may import only the public entries of shared packages; a server
 * may import no browser code except the composer's server entry. Nothing imports the lab, only the lab
 * imports the scripts, and only the lab and the scripts import the browser tests' support.
 */
const remotes = '^mfe-[^/]+/';
const tests = '(\\.(test|stories)|-fixture)\\.tsx?$';
/** Entries of @shop/ui besides its index, for pages that need only one of them. */
const uiEntries =
  '^shared/ui/src/(primitives/(after-paint|mark-language)|commerce/(consent-notice|email-warning|payment-methods-note|pin-check|plus-gst|stock-note))\\.tsx?$';
/**
 * Rules for photos, texts, dates in forms and text files that the office and the API share; no page of the
 * shop needs them.
 */
const officeEntries = '^shared/config/src/(countries|date-fields|html-rules|photos|text-file)\\.ts$';
/**
 * Entries that each remote bundles, so that it runs in any shell: the lines of invoices and shipping, the
 * form checks that match the API's, the endpoint helper, the connection to the shop, whether passkeys work,
 * and the colours of products.
 */
const carriedEntries =
  '^shared/(money/src/(gift-card|gst-rows|price-with-tax|shipping-line)|config/src/(dates|delivery|email-address|gstin|messages|review-limits|text-limits)|api-client/src/(business|consent|delivery|passkeys|pin-check|prices|(endpoint|connection)/index)|contracts/src/(plain-text|product-colours))\\.ts$';
const shared = (...names) => `^shared/(${names.join('|')})/`;

/** A shared package may import only the shared packages named. */
const sharedLayer = (name, ...allowed) => ({
  name: `shared-${name}-imports`,
  severity: 'error',
  from: { path: shared(name), pathNot: tests },
  to: {
    path: '^(shared|shell|mfe-[^/]+|api|registry|server|scripts|e2e)/',
    pathNot: shared(name, ...allowed),
  },
});

export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '\\.css$' } },
    {
      name: 'no-undeclared-package',
      severity: 'error',
      from: {
        pathNot: `${tests}|/testing/|webpack\\.config\\.ts$|^server/build/|^samples/|^scripts/|^e2e/|^lab/|^shared/release-tools/|^shared/[^/]+/tools/`,
      },
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'],
        // Peer dependencies are also installed here, to run from the sources.
        dependencyTypesNot: ['npm-peer', 'type-only'],
        // The server's build bundles the workspace; its package.json names its external packages.
        pathNot: '^(shared|api|registry|shell)/',
      },
    },
    ...registryOneWay,
    ...shellOneWay,
    ...shellServerOneWay,
    ...apiFloors,
    sharedLayer('config'),
    sharedLayer('money'),
    sharedLayer('server-kit'),
    sharedLayer('tracing'),
    sharedLayer('protocol', 'config', 'contracts', 'server-kit'),
    sharedLayer('packer', 'config', 'contracts', 'protocol', 'server-kit'),
    sharedLayer('create-remote', 'config', 'contracts'),
    sharedLayer('release-tools', 'config', 'contracts', 'create-remote'),
    sharedLayer('tokens'),
    sharedLayer('contracts', 'config', 'money', 'tokens'),
    sharedLayer('static-page', 'config', 'contracts', 'tokens'),
    sharedLayer('store', 'contracts', 'config', 'money'),
    sharedLayer('api-client', 'contracts', 'config', 'store'),
    sharedLayer('remote-kit', 'contracts', 'config', 'store'),
    sharedLayer('ui', 'tokens', 'money', 'config', 'contracts'),
    sharedLayer('standalone', 'contracts', 'config', 'store', 'api-client', 'tokens'),
    sharedLayer('federation', 'contracts', 'config'),
    sharedLayer('testing', 'contracts', 'config', 'money', 'store', 'api-client', 'ui'),
    {
      name: 'remote-imports-shared-only',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/', pathNot: `${tests}|webpack\\.config\\.ts$` },
      to: {
        path: '^(shared|shell|mfe-[^/]+|api|registry|server|scripts|e2e)/',
        pathNot: [
          '^$1/',
          '^shared/[^/]+/src/index\\.tsx?$',
          carriedEntries,
          uiEntries,
          '^shared/tokens/src/[^/]+\\.css$',
        ],
      },
    },
    {
      name: 'remote-tests-stay-inside',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/' },
      to: { path: '^(shell|mfe-[^/]+|api|registry|server|scripts|e2e)/', pathNot: '^$1/' },
    },
    {
      name: 'testing-only-in-tests',
      severity: 'error',
      from: { pathNot: `${tests}|^shared/testing/|^office/src/testing/|^jest\\.config` },
      to: { path: '^shared/testing/' },
    },
    {
      name: 'standalone-only-alone',
      severity: 'error',
      from: { pathNot: '^mfe-[^/]+/src/standalone\\.tsx$|^shared/standalone/' },
      to: { path: '^shared/standalone/' },
    },
    {
      name: 'office-imports-shared-entries',
      severity: 'error',
      from: { path: '^office/', pathNot: `${tests}|webpack\\.config\\.ts$|^office/src/testing/` },
      to: {
        path: '^(shared|shell|mfe-[^/]+|api|registry|server|scripts|e2e)/',
        pathNot: [
          '^shared/[^/]+/src/index\\.tsx?$',
          carriedEntries,
          officeEntries,
          '^shared/tokens/src/[^/]+\\.css$',
        ],
      },
    },
    {
      name: 'rooms-of-the-office-keep-apart',
      severity: 'error',
      from: { path: '^office/src/rooms/([^/]+)/' },
      to: { path: '^office/src/rooms/', pathNot: '^office/src/rooms/$1/' },
    },
    {
      name: 'parts-of-the-office-know-no-room',
      severity: 'error',
      from: { path: '^office/src/(api|parts|sign-in)/', pathNot: tests },
      to: { path: '^office/src/rooms/' },
    },
    {
      name: 'nothing-imports-the-office',
      severity: 'error',
      from: { pathNot: '^(office|scripts)/' },
      to: { path: '^office/' },
    },
    {
      name: 'shell-knows-no-remote',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^(mfe-[^/]+|api|registry|server|scripts|e2e)/' },
    },
    {
      name: 'shell-imports-shared-entries',
      severity: 'error',
      from: { path: '^shell/', pathNot: tests },
      to: {
        path: '^shared/[^/]+/',
        pathNot: [
          '^shared/[^/]+/src/((build|node)/)?index\\.tsx?$',
          '^shared/config/src/(content-encoding|languages|security-headers|sha384)\\.ts$',
          '^shared/server-kit/src/caches\\.ts$',
          '^shared/federation/src/(import-map|plugins/global-styles)\\.ts$',
          '^shared/contracts/src/(escape-html|option-kinds|server-render|shared-module)\\.ts$',
          '^shared/store/src/account/account-cart\\.ts$',
          carriedEntries,
          uiEntries,
          '^shared/ui/src/primitives/icon-art/art\\.browser\\.ts$',
          '^shared/tokens/src/[^/]+\\.css$',
        ],
      },
    },
    {
      name: 'ui-primitives-know-no-commerce',
      severity: 'error',
      from: { path: '^shared/ui/src/(primitives|carousel)/', pathNot: tests },
      to: { path: '^shared/ui/src/(commerce/|index)' },
    },
    {
      name: 'ui-carousel-stands-alone',
      severity: 'error',
      from: { path: '^shared/ui/src/(primitives|commerce)/', pathNot: tests },
      to: { path: '^shared/ui/src/carousel/' },
    },
    {
      name: 'servers-know-no-browser-code',
      severity: 'error',
      from: {
        path: '^(api|registry|shell/(server|renderer))/',
        pathNot: '^(shell/renderer/page|registry/console-client)/',
      },
      to: {
        path: '^(shell/(app|federation|paint)|mfe-[^/]+|shared/(store|api-client|ui))/',
        // The text of inline scripts of the document.
        pathNot:
          '^shell/paint/(clicks/early-click|forms/early-form|first-paint|scroll/fully-rendered)-script\\.ts$',
      },
    },
    {
      name: 'http-only-on-servers',
      severity: 'error',
      from: { path: '^(shell|office|mfe-[^/]+)/' },
      to: { path: '^shared/(http|packer|protocol)/' },
    },
    {
      // Definitions that servers and commands share are in shared/protocol.
      name: 'command-line-only-in-tools',
      severity: 'error',
      from: { pathNot: '^(shared/packer|server/build|scripts|e2e|lab)/' },
      to: { path: '^shared/packer/' },
    },
    {
      name: 'tracing-only-on-servers',
      severity: 'error',
      from: { path: '^(shell/(app|federation|paint)|office|mfe-[^/]+)/' },
      to: { path: '^shared/tracing/' },
    },
    {
      name: 'servers-keep-apart',
      severity: 'error',
      from: { path: '^(api|registry|shell)/', pathNot: '^registry/src/testing/' },
      to: { path: '^(api|registry|shell|server)/', pathNot: '^$1/' },
    },
    {
      // A new shop is filled from the folder; its path is a setting.
      name: 'nothing-imports-samples',
      severity: 'error',
      from: { pathNot: '^samples/' },
      to: { path: '^samples/' },
    },
    {
      name: 'samples-import-the-seed-format',
      severity: 'error',
      from: { path: '^samples/', pathNot: tests },
      to: {
        path: '^(shared|shell|mfe-[^/]+|api|registry|server|scripts|e2e)/',
        pathNot:
          '^(shared/(config|tokens)/|api/src/modules/seed/seed-data\\.ts$|shared/release-tools/src/format-text)',
      },
    },
    {
      name: 'server-imports-entries',
      severity: 'error',
      from: { path: '^server/', pathNot: `${tests}|^server/src/testing/` },
      to: {
        path: '^(shared|shell|mfe-[^/]+|api|registry)/',
        pathNot:
          '^(shared/[^/]+/src/|(api|registry)/src/(index|settings)\\.ts$|shell/server/(index|early-process)\\.ts$)',
      },
    },
    {
      name: 'server-runs-without-its-build',
      severity: 'error',
      from: { path: '^server/src/' },
      to: { path: '^server/build/' },
    },
    {
      name: 'nothing-imports-scripts',
      severity: 'error',
      from: { pathNot: '^((scripts|lab)/|jest\\.config\\.mjs$)' },
      to: { path: '^scripts/' },
    },
    {
      name: 'only-scripts-and-the-lab-import-browser-tests',
      severity: 'error',
      from: { pathNot: '^(scripts|e2e|lab)/' },
      to: { path: '^e2e/' },
    },
    ...browserTests,
    ...labFolders,
    {
      name: 'release-tools-only-in-tools',
      severity: 'error',
      from: { pathNot: '^(scripts|e2e|lab|server/build|samples/art|shared/release-tools)/|\\.test\\.ts$' },
      to: { path: '^shared/release-tools/' },
    },
    {
      name: 'packages-in-the-browser-that-the-host-provides',
      severity: 'error',
      from: { path: remotes, pathNot: tests },
      to: { path: 'node_modules/(@reduxjs/toolkit|react-redux|react-router)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache|\\.data)/|^e2e/matrix/(cases|configs)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
