// Imports point one way: contract ← platform ← features ← compose, and ui, lib ← features ← app. Web and API never
// import each other.

/**
 * Which feature may use which others, by their index.ts. A new edge is a decision: add it here, or let the root
 * compose.ts pass to the feature what it needs as a function.
 * @type {Record<'api' | 'web', Record<string, readonly string[]>>}
 */
const featureEdges = {
  api: {
    users: ['attachments', 'permissions'],
    activity: ['attachments', 'permissions', 'users'],
    invitations: ['permissions', 'users'],
    auth: ['invitations', 'permissions', 'users'],
    settings: ['permissions'],
    site: ['auth', 'permissions', 'settings'],
    legal: ['permissions'],
    'reach-out': ['permissions', 'users'],
    trash: ['permissions', 'projects'],
    projects: ['activity', 'invitations', 'notifications', 'permissions', 'users'],
    brief: ['activity', 'permissions', 'projects', 'users'],
    tags: ['activity', 'permissions', 'projects'],
    attachments: ['permissions'],
    workspaces: ['attachments', 'permissions', 'projects', 'tags', 'users'],
    similarity: ['permissions', 'projects', 'tags'],
    cards: ['activity', 'attachments', 'notifications', 'permissions', 'projects', 'similarity', 'tags', 'users'],
    map: ['cards', 'permissions', 'projects', 'similarity', 'tags', 'users'],
    'card-images': ['attachments', 'cards', 'permissions', 'projects', 'tags', 'users'],
    evidence: ['activity', 'notifications', 'permissions', 'cards', 'projects', 'tags'],
    insights: ['attachments', 'cards', 'evidence', 'permissions', 'projects', 'tags'],
    trends: ['attachments', 'cards', 'evidence', 'permissions', 'projects', 'tags', 'users'],
    radars: ['cards', 'evidence', 'permissions', 'projects', 'tags', 'users'],
    search: ['cards', 'permissions', 'projects'],
    coverage: ['cards', 'permissions', 'projects', 'tags', 'trends', 'users'],
    assistance: ['cards', 'evidence', 'permissions', 'projects', 'settings', 'similarity', 'tags'],
    generation: ['assistance', 'permissions', 'projects', 'radars', 'settings', 'similarity', 'users'],
    notifications: ['attachments', 'permissions', 'users'],
    comments: ['attachments', 'notifications', 'permissions', 'projects', 'users'],
    events: ['permissions'],
    wiki: ['permissions'],
    imports: ['activity', 'permissions', 'cards', 'projects', 'similarity', 'tags'],
    exports: [
      'attachments',
      'brief',
      'cards',
      'evidence',
      'insights',
      'map',
      'notifications',
      'permissions',
      'projects',
      'radars',
      'tags',
      'trends',
      'users',
    ],
    capture: ['activity', 'attachments', 'permissions', 'cards', 'projects', 'users'],
    samples: [
      'attachments',
      'brief',
      'cards',
      'comments',
      'evidence',
      'insights',
      'permissions',
      'projects',
      'radars',
      'tags',
      'trends',
      'workspaces',
    ],
  },
  web: {
    permissions: ['auth'],
    invitations: ['auth', 'permissions'],
    notifications: ['auth'],
    users: ['attachments', 'auth', 'invitations', 'notifications', 'permissions', 'projects', 'workspaces'],
    workspaces: ['attachments', 'auth', 'permissions', 'projects'],
    projects: ['auth', 'permissions', 'workspaces'],
    activity: ['auth', 'permissions', 'projects'],
    exports: ['auth', 'projects'],
    assistance: ['auth', 'projects'],
    signals: ['assistance', 'brief', 'cards'],
    brief: ['assistance', 'auth', 'exports', 'projects'],
    coverage: ['projects'],
    tags: ['auth', 'projects'],
    capture: ['attachments', 'auth', 'projects'],
    'card-images': ['auth', 'exports', 'projects'],
    cards: [
      'assistance',
      'attachments',
      'auth',
      'capture',
      'brief',
      'card-images',
      'comments',
      'exports',
      'projects',
      'tags',
      'workspaces',
    ],
    evidence: ['attachments', 'projects', 'tags'],
    insights: ['assistance', 'attachments', 'auth', 'cards', 'comments', 'evidence', 'exports', 'projects', 'tags'],
    trends: ['assistance', 'attachments', 'auth', 'cards', 'comments', 'evidence', 'exports', 'projects', 'tags'],
    radars: ['attachments', 'auth', 'brief', 'cards', 'comments', 'evidence', 'exports', 'projects', 'tags', 'trends'],
    generation: ['assistance', 'auth', 'brief', 'cards', 'evidence', 'projects', 'radars'],
    map: ['assistance', 'auth', 'cards', 'projects', 'workspaces'],
    events: ['auth'],
    imports: ['auth', 'capture', 'cards', 'projects'],
    reference: ['auth'],
    trash: ['auth', 'cards', 'projects', 'workspaces'],
    legal: ['auth'],
    'reach-out': ['auth'],
    site: ['auth', 'reach-out', 'trash', 'workspaces'],
    wiki: ['auth'],
  },
};

const api = '^apps/api/src/';
const web = '^apps/web/src/';
const tests = '(^|/)test/|\\.test\\.tsx?$';
/** The programs, and the modules that join the features. */
const composition = `${api}(compose|compose-people|compose-content|composed-config|composition|identify-caller|join-features|app|main|worker|backup|restore|database-command|db-[^/]+|eval)\\.ts$`;
const queryBuilder = '(^|/)node_modules/kysely/';
const drivers =
  '(^|/)node_modules/(@types/)?(pg|pg-boss|@electric-sql/[^/]+|nodemailer|sharp|unpdf|@aws-sdk/[^/]+|ai|@ai-sdk/[^/]+)/';

const listed = Object.entries(featureEdges).flatMap(([side, edges]) =>
  Object.entries(edges).map(([feature, others]) => ({
    name: `${side}-${feature}-uses-listed-features`,
    comment: `featureEdges in .dependency-cruiser.mjs lists what ${feature} may use.`,
    severity: /** @type {const} */ ('error'),
    from: { path: `^apps/${side}/src/features/${feature}/`, pathNot: tests },
    to: { path: `^apps/${side}/src/features/`, pathNot: `/features/(${[feature, ...others].join('|')})/` },
  })),
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
      name: 'sides-never-meet',
      comment: 'The API and the web application have only the contract in common.',
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
      comment: 'The root compose.ts passes to a feature what it needs.',
      severity: 'error',
      from: { path: `${api}(features|platform)/` },
      to: { path: [composition, `${api}(config|setting-formats\\.rules)\\.ts$`] },
    },
    {
      name: 'composition-is-entered-by-programs',
      comment: 'Only programs use the root compose.ts, which joins the features.',
      severity: 'error',
      from: { path: '^apps/api/', pathNot: [composition, tests] },
      to: { path: `${api}(compose|compose-people|compose-content|identify-caller|join-features)\\.ts$` },
    },
    {
      name: 'features-compose-themselves',
      comment: 'The compose.ts of a feature is imported only by its index.ts, which exports it for the root.',
      severity: 'error',
      from: { path: '^apps/api/', pathNot: `${api}features/([^/]+)/index\\.ts$` },
      to: { path: `${api}features/[^/]+/compose\\.ts$` },
    },
    {
      name: 'features-are-entered-by-index',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src/features/([^/]+)/' },
      to: {
        path: '^apps/$1/src/features/',
        pathNot: ['^apps/$1/src/features/$2/', '^apps/$1/src/features/[^/]+/index\\.tsx?$'],
      },
    },
    {
      name: 'features-are-entered-by-index-from-outside',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src/(?!features/)', pathNot: tests },
      to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/[^/]+/index\\.tsx?$' },
    },
    ...listed,
    {
      name: 'unlisted-features-stand-alone',
      comment: 'featureEdges in .dependency-cruiser.mjs lists what a feature may use.',
      severity: 'error',
      from: {
        path: '^apps/([^/]+)/src/features/([^/]+)/',
        pathNot: [
          tests,
          ...Object.entries(featureEdges).map(
            ([side, edges]) => `^apps/${side}/src/features/(${Object.keys(edges).join('|')})/`,
          ),
        ],
      },
      to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    },
    {
      name: 'drivers-live-in-platform',
      comment: 'Only platform/ imports drivers and clients of other systems.',
      severity: 'error',
      from: { path: api, pathNot: `${api}platform/` },
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
      from: { path: `${web}features/` },
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
      from: { path: '^(apps/api|packages/contract)/src/', pathNot: tests },
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
