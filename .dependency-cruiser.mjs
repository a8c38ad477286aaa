// Imports point one way: contract ← pictures, contract ← platform ← features ← composition ← programs, and
// ui, lib ← features ← app. Web and API never import each other.

import { features } from './.features.mjs';

const api = '^apps/api/src/';
const web = '^apps/web/src/';
/** Tests of the whole program, which may import anything. */
const wholeTests = '(^|/)test/';
const tests = `${wholeTests}|\\.test\\.tsx?$`;
const queryBuilder = '(^|/)node_modules/kysely/';
const drivers =
  '(^|/)node_modules/(@types/)?(pg|pg-boss|@electric-sql/[^/]+|nodemailer|sharp|unpdf|@aws-sdk/[^/]+|ai|@ai-sdk/[^/]+)/';

/** What the root of a side may import from every feature in addition to the shared files. */
const entries = { api: 'feature\\.ts$', web: '(screens|locales)/' };
const escaped = (/** @type {string} */ file) => file.replaceAll('.', '\\.');

const listed = Object.entries(features).flatMap(([side, all]) =>
  Object.entries(all).flatMap(([feature, { uses = [], shares = [] }]) => {
    const folder = `^apps/${side}/src/features/${feature}/`;
    const shared = shares.map((file) => `${folder}${escaped(file)}$`);
    const severity = /** @type {const} */ ('error');
    const declaration = side === 'api' ? 'Its feature.ts' : '.features.mjs';
    return [
      {
        name: `${side}-${feature}-uses-listed-features`,
        comment: `${declaration} lists what ${feature} may use.`,
        severity,
        from: { path: folder, pathNot: tests },
        to: { path: `^apps/${side}/src/features/`, pathNot: `/features/(${[feature, ...uses].join('|')})/` },
      },
      {
        name: `${side}-${feature}-shares-listed-files`,
        comment: `${declaration} lists the files of ${feature} that other features may import.`,
        severity,
        from: { path: `^apps/${side}/src/features/`, pathNot: [folder, wholeTests] },
        to: { path: folder, pathNot: [...shared, `${folder}feature\\.ts$`] },
      },
      {
        name: `${side}-${feature}-is-entered-by-listed-files`,
        comment: `The rest of ${side} imports from ${feature} what it shares, and its entries.`,
        severity,
        from: { path: `^apps/${side}/src/(?!features/)`, pathNot: tests },
        to: { path: folder, pathNot: [...shared, folder + entries[/** @type {'api' | 'web'} */ (side)]] },
      },
    ];
  }),
);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'contract-imports-zod-only',
      comment: 'Both sides use the contract, so it depends on nothing that only one of them has.',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: '^packages/contract/src/markdown/' },
      to: { pathNot: ['^packages/contract/src/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'contract-reads-markdown-in-one-place',
      comment: 'Only these modules of the contract import the parser, so that the web loads it only where it needs it.',
      severity: 'error',
      from: { path: '^packages/contract/src/markdown/' },
      to: {
        pathNot: [
          '^packages/contract/src/markdown/',
          '(^|/)node_modules/(mdast-util-[^/]+|micromark[^/]*|@types/mdast)/',
        ],
      },
    },
    {
      name: 'pictures-import-the-contract-only',
      comment: 'Pictures are computed and drawn by pure functions, which are the same in both programs.',
      severity: 'error',
      from: { path: '^packages/pictures/src/' },
      to: { pathNot: '^packages/(pictures|contract)/src/' },
    },
    {
      name: 'sides-never-meet',
      comment: 'The API and the web application have only packages/ in common.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^(apps|e2e|bench|scripts)/', pathNot: '^apps/$1/' },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: `${api}platform/` },
      to: { path: api, pathNot: `${api}platform/` },
    },
    {
      name: 'features-know-no-composition',
      comment: 'The composition passes to a feature what it needs.',
      severity: 'error',
      from: { path: `${api}features/` },
      to: { path: `${api}(composition|programs)/`, pathNot: `${api}composition/feature\\.ts$` },
    },
    ...listed,
    {
      name: 'features-compose-themselves',
      comment: 'Only the feature.ts of features that use a feature import its feature.ts. Others may import its types.',
      severity: 'error',
      from: { path: `${api}features/([^/]+)/`, pathNot: '/feature\\.ts$' },
      to: {
        path: `${api}features/[^/]+/feature\\.ts$`,
        pathNot: `${api}features/$1/`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'features-are-listed',
      comment: '.features.mjs lists every feature of the web, and composition/features.ts those of the API.',
      severity: 'error',
      from: { pathNot: tests },
      to: {
        path: '^apps/(api|web)/src/features/',
        pathNot: Object.entries(features).map(
          ([side, all]) => `^apps/${side}/src/features/(${Object.keys(all).join('|')})/`,
        ),
      },
    },
    {
      name: 'drivers-live-in-platform',
      comment: 'Only platform/ imports drivers and clients of other systems.',
      severity: 'error',
      from: { path: api, pathNot: [`${api}platform/`, wholeTests] },
      to: { path: drivers },
    },
    {
      name: 'sql-lives-in-repos-and-read-models',
      severity: 'error',
      from: { path: api, pathNot: [`${api}platform/`, '\\.repo\\.ts$', '\\.read-model\\.ts$', tests] },
      to: { path: queryBuilder },
    },
    {
      name: 'ui-and-lib-know-no-feature',
      severity: 'error',
      from: { path: `${web}(ui|lib)/` },
      to: { path: `${web}(features|app)/` },
    },
    {
      name: 'lib-knows-no-ui',
      severity: 'error',
      from: { path: `${web}lib/` },
      to: { path: `${web}ui/` },
    },
    {
      name: 'features-know-no-app',
      severity: 'error',
      from: { path: `${web}features/`, pathNot: wholeTests },
      to: { path: `${web}app/` },
    },
    {
      name: 'product-knows-no-tests',
      severity: 'error',
      from: { path: '^(apps|packages)/[^/]+/src/', pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'Nobody imports this file, and it imports nothing.',
      severity: 'error',
      from: { orphan: true, path: '/src/', pathNot: ['\\.d\\.ts$', '(^|/)(main|worker)\\.tsx?$', tests] },
      to: {},
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'dependencies-are-declared',
      comment: 'A package that is imported is listed in the package.json of the workspace that imports it.',
      severity: 'error',
      from: { path: '^(apps|packages)/[^/]+/src/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'server-runs-without-dev-dependencies',
      severity: 'error',
      from: { path: '^(apps/api|packages/[^/]+)/src/', pathNot: tests },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(apps/[^/]+/dist|e2e/(test-results|playwright-report))/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default', 'require'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.d.ts', '.json', '.css'],
    },
  },
};
