import type { Rolldown } from 'vite';

// Files that are always loaded together form one chunk: it compresses better, and each further file delays a phone. The
// groups are based on what a first load of sign-in and of the card list needs. The rest is split by the bundler.

/** Matches modules whose path continues with one of these after `start`. */
const under = (start: string, ...paths: string[]): RegExp => new RegExp(`/${start}/(?:${paths.join('|')})`);
const anyOf = (...tests: RegExp[]): RegExp => new RegExp(tests.map(({ source }) => source).join('|'));

/** React is as large as everything else that every page needs. As two files, both are loaded at the same time. */
const react = /node_modules\/(?:react|react-dom|scheduler)\//;

/**
 * The other libraries that every page needs, without the hooks for unsaved changes, multiple queries and infinite lists,
 * which few pages need.
 */
const libraries =
  /node_modules\/(?!.*(?:useBlocker|useQueries|queriesObserver|useInfiniteQuery|infiniteQueryObserver))(?:use-sync-external-store|i18next|react-i18next|@tanstack\/(?:history|query-core|react-query|react-router|react-store|router-core|store))\//;

/**
 * Our code that every page needs besides its entry. Only leaf modules may be listed: whatever a listed file imports is
 * included, whether it is used or not.
 */
const ownLeaves = anyOf(
  under(
    'apps/web/src/lib',
    'browser/(?!clipboard|copy-image|media-query|page-address|save-blob|started|translated-texts|when-idle)',
    'config',
    'forms/(?!use-kept|use-sent|focus-fault)',
    'http/(?!put-file|table-file|event|left-early|places-in)[^/]+\\.ts',
    'i18n',
    'query/(?!invalidate|reads)',
    'reports/(?:index|failures)',
    'url/(?:index|search-params)',
  ),
  under(
    'apps/web/src/ui',
    'button',
    'class-names',
    'field/(?:field|text-field|password)',
    'form/form\\.',
    'marks/mark',
    'toast/(?:notify|toasts)',
  ),
  under(
    'apps/web/src/features/auth',
    'api/(?:login|read-me|update-me|session|take-up-session)',
    'components/(?:auth-layout|dawn-sky|email-field|notice|preferences|public-foot|sign-in-form)',
    'screens/login-screen',
  ),
  /packages\/contract\/src\/limits-of-sign-in/,
);

/**
 * The modules that nearly every screen behind sign-in needs, without components of Mantine. Only leaf modules, as
 * above.
 */
const kit = anyOf(
  under(
    'apps/web/src/ui',
    'art',
    'check',
    'filter-bar/(?!chip-panel|choice-list|check-head|locales|people-filter|set-filter)',
    'on-demand',
    'page',
    'part',
    'picture/(?!blurred)',
    'query',
    'state',
    'marks/(?:avatar|initials|horizon|kbd|tag)',
  ),
  under(
    'apps/web/src/lib',
    'browser/(?:started|when-idle)',
    'format',
    'text/fold',
    'callbacks',
    'shortcuts',
    'url/(?:address-codecs|page-number|use-search-term)',
  ),
  /features\/auth\/components\/use-me/,
  under('packages/contract/src', 'permissions/(?:actions|can|table)', 'users/former\\.'),
  under('packages/pictures/src', 'art\\.'),
);

/** The routes behind sign-in, the shell around its screens, and the modules that most of them share. */
const shell = anyOf(
  under(
    'apps/web/src/app',
    'router/(?:inside|shell)\\.',
    'routes/(?!outside|project-landing)',
    'inside-texts',
    'kinds\\.',
    'places/',
    'screens/error-screen',
    'palette/(?:palette-state|palette-gate|shortcut-help|typed-ahead|use-when-opened)\\.',
    'shell/(?:brand|picture|rail|rail-nav|screen-status|shell|switcher|top-bar|use-first-screen|use-is-sample|use-kept-focus|use-scroll-after-reload|user-menu)\\.',
  ),
  under(
    'apps/web/src',
    'lib/(?:browser/media-query|http/(?:left-early|places-in)|query/(?:invalidate|reads))',
    'lib/url/address-table',
    'lib/(?:focus|kinds)/',
    'ui/filter-bar/check-head',
    'ui/toast/use-prepared-toasts',
  ),
  under('apps/web/src/features/(?!invitations|auth|legal)[^/]+', 'index\\.ts', 'rules/[^/]*search\\.rules'),
  under(
    'apps/web/src/features',
    'cards/components/list/made',
    '(?!radars)[^/]+/api/(?:keys|notifications|read-ahead|list-projects|list-workspaces|list-project-tags|list-workspace-tags)\\.',
    '[^/]+/api/(?:read-brief|read-project|read-workspace|[a-z]+-kind)\\.',
    'capture/(?:rules|components/capture-gate)',
    'cards/api/(?:arriving|list-cards|read-cards)',
    'cards/rules/(?:listed-card|question|source)',
    'radars/api/(?:keys|read-radar)\\.',
    'events/components',
    'exports/components/export-(?:button|gate|state)',
    'site/components/use-maintenance-watch',
    'workspaces/components/sample-gate',
  ),
  under(
    'packages/contract/src',
    'limits\\.',
    'natural-order\\.',
    'kinds/kinds\\.',
    'cards/(?:sort|filters|filter-parameters)\\.',
  ),
  under('packages/contract/src', 'activity/kinds\\.', 'map/types\\.', 'trends/types\\.'),
);

/** The theme and the styles of Mantine and what every menu, panel and dialog needs, but no first screen. */
const mantine = anyOf(
  under('apps/web/src/ui', 'mantine/'),
  under(
    '@mantine/core',
    'styles/',
    'esm/core/',
    'esm/components/(?:FocusTrap|Overlay|Portal|Transition|UnstyledButton|VisuallyHidden)/',
  ),
  /node_modules\/@floating-ui\//,
);

/** What every dialog needs in addition. */
const dialog = anyOf(
  under('apps/web/src/ui', 'dialog/dialog(?:-base|\\.module)'),
  under('@mantine/core', 'esm/components/(?:CloseButton|Modal|ModalBase|Paper|ScrollArea)/'),
);

/** The list of cards. */
const cards = anyOf(
  under(
    'apps/web/src/features/cards',
    'api/(?:kept-orders|list-conclusions|read-facets|read-insight-title|read-neighbours)\\.',
    'components/(?:filters/(?!date-panel|calendar)|list/|use-(?!report-created)|card/card-image)',
    'components/selection/(?:kept-key|load-selection-bar|selection\\.|selection-gate|use-checked-selection)',
    'rules/(?!calendar-names|card-values|united|wanted-tags)',
    'screens/cards-',
  ),
  under(
    'apps/web/src/features',
    'attachments/rules/picture-of',
    'projects/api/list-project-users',
    'workspaces/api/list-workspace-users',
  ),
  under('apps/web/src', 'lib/rows/', 'lib/text/(?!file-words|cut-to|fold|in-pattern)', 'ui/found/'),
  under('packages/contract/src', 'cards/whole-words\\.', 'origins\\.', 'searchable\\.', 'tags/tag\\.'),
  under('apps/web/src/ui/filter-bar', 'people-filter'),
);

/** The picture of a radar, and the modules for drawing it. */
const radar = anyOf(
  under('apps/web/src/features/radars', 'components/picture/', 'rules/(?:nearest|picture-blip)'),
  under('packages/contract/src/radars', 'name-key'),
  under('packages/pictures/src', 'radars/'),
);

/**
 * What pages that show a radar have around its picture. Modules that are loaded separately, such as screens, must not be
 * listed, nor those that the list of radars needs.
 */
const radarPage = under(
  'apps/web/src/features/radars',
  'components/(?:reading/(?!blip-detail|chosen-blip|moved-since|published-note)|radar-missing|shape-switch|use-file-saving)',
  'rules/(?:radar-view|read-blips)',
);

/** The modules that the screens of trends share. */
const trends = under(
  'apps/web/src/features/trends',
  'api/(?:list-trends|refresh-trends|change-trend|delete-trend|restore-trend)\\.',
  'components/(?:use-trend-rights|use-trend-removal|trend-menu|moving/use-judging|signs/)',
  'rules/(?:steps|failed-change)\\.',
);

/** The modules that most lists other than that of cards share. */
const lists = anyOf(
  under('apps/web/src/features', 'exports/rules/list-query', 'projects/components/project-missing'),
  under('apps/web/src', 'ui/menu/more-(?:item|menu)', 'ui/filter-bar/set-filter', 'lib/rows/'),
);

/** The modules that the screens of links from mails share. */
const recovery = under(
  'apps/web/src/features/auth',
  'api/(?:confirm|recover)\\.',
  'components/(?:link-token|new-password-field|recovery/|use-lost-answer)',
  'rules/link-token',
);

/** Live changes, and the stream on which they arrive. */
const live = anyOf(
  /node_modules\/eventsource-parser\//,
  under('apps/web/src', 'features/events/(?:api|rules)', 'lib/http/events-of'),
);

/** The code that keeps the focus, which is needed once the user does something. */
const focus = under('apps/web/src/lib', 'focus/');

/** Icons of the text editor, of accounts and members, and of file types. No first screen shows any of them. */
const toolIcons =
  /node_modules\/@tabler\/icons-react\/.*\/Icon(?:ArrowBackUp|ArrowForwardUp|Blockquote|Bold|Book2|Braces|Code|ColumnInsertRight|ColumnRemove|DoorExit|FileTypeCsv|H2|H3|History|Italic|Key|ListNumbers|Lock|LockOpen|PhotoSearch|Presentation|Printer|RowInsertBottom|RowRemove|Shield|ShieldOff|Strikethrough|Upload|UserMinus|UserPlus)\.m?js/;

/**
 * Texts by language. Those of the first screens form two chunks: texts that all of them need, and texts that the card
 * list needs.
 */
function texts(id: string): string | null {
  const [, owner, language] =
    /src\/(ui|app|lib\/http|app\/shell|ui\/filter-bar|features\/(?:auth|cards)|features\/\w+\/locales\/kind_\w+)\/(?:locales\/)?(?:filters\/)?(en|de)\.json$/.exec(
      id,
    ) ?? [];
  if (!owner) return null;
  return `${/shell|cards|filter|kind_/.test(owner) ? 'cards' : 'first'}-texts-${language}`;
}

/** A module belongs to the first group that matches it. */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: react },
  { name: 'base', test: anyOf(libraries, ownLeaves) },
  { name: 'focus', test: focus },
  { name: 'kit', test: kit },
  { name: texts },
  { name: 'mantine', test: mantine },
  { name: 'dialog', test: dialog },
  // These groups list their modules individually: dependencies imported through the index of a feature would include
  // more than is used.
  { name: 'shell', test: shell, includeDependenciesRecursively: false },
  { name: 'cards', test: cards, includeDependenciesRecursively: false },
  { name: 'radar', test: radar, includeDependenciesRecursively: false },
  { name: 'radar-page', test: radarPage, includeDependenciesRecursively: false },
  { name: 'trends', test: trends, includeDependenciesRecursively: false },
  { name: 'lists', test: lists, includeDependenciesRecursively: false },
  { name: 'recovery', test: recovery, includeDependenciesRecursively: false },
  { name: 'live', test: live, includeDependenciesRecursively: false },
  { name: 'tools', test: toolIcons },
  // Icons are many and small: as separate files, their names alone would add weight to every first load.
  { name: 'icons', test: /node_modules\/@tabler\/icons-react\// },
];
