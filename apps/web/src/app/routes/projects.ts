import { createRoute } from '@tanstack/react-router';
import { activitySearch } from '#features/activity/rules/activity-search.rules.ts';
import { askSearch } from '#features/assistance/rules/ask-search.rules.ts';
import { readBriefAhead } from '#features/brief/api/read-brief.ts';
import { briefSearch } from '#features/brief/rules/brief-search.rules.ts';
import { sourcesSearch } from '#features/coverage/rules/sources-search.rules.ts';
import type { SearchTexts } from '#lib/url/search-params.ts';
import { lazyScreen } from '../router/lazy-screen.ts';
import { shellRoute } from '../router/shell.ts';
import { membersSearch } from './members-search.ts';

/** The state of the tags' screen in its address: only tags whose name contains this are listed. */
const tagsSearch = ({ search }: SearchTexts): { readonly search?: string | undefined } => ({
  search: search || undefined,
});

const projectRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug',
  beforeLoad: async (entering) => (await import('./project-landing.ts')).openProject(entering),
});

const overviewRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/overview',
  staticData: {
    name: 'projectOverview',
    readAhead: async (client, { projectSlug = '' }) => {
      const { overviewQuery } = await import('#features/news/api/read-overview.ts');
      void client.prefetchQuery(overviewQuery(projectSlug));
    },
  },
  component: lazyScreen(() => import('#features/news/screens/overview-screen.tsx'), 'news', 'projects'),
});

const editProjectRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/edit',
  staticData: { name: 'projectEdit' },
  component: lazyScreen(() => import('#features/projects/screens/edit-project-screen.tsx'), 'projects'),
});

const coverageRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/coverage',
  staticData: { name: 'projectCoverage' },
  component: lazyScreen(
    () => import('#features/coverage/screens/coverage-screen.tsx'),
    'coverage',
    'projects',
    'assistance',
  ),
});

const sourcesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/coverage/sources',
  validateSearch: sourcesSearch,
  staticData: { name: 'projectSources' },
  component: lazyScreen(() => import('#features/coverage/screens/sources-screen.tsx'), 'coverage', 'projects'),
});

const askRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/ask',
  validateSearch: askSearch,
  staticData: { name: 'projectAsk' },
  component: lazyScreen(() => import('#features/assistance/screens/ask-screen.tsx'), 'assistance', 'projects'),
});

const briefRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/brief',
  validateSearch: briefSearch,
  staticData: {
    name: 'projectBrief',
    readAhead: (client, { projectSlug = '' }) => readBriefAhead(client, projectSlug),
  },
  component: lazyScreen(
    () => import('#features/brief/screens/brief-screen.tsx'),
    'brief',
    'assistance',
    'editor',
    'projects',
  ),
});

const activityRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/activity',
  validateSearch: activitySearch,
  staticData: { name: 'projectActivity' },
  component: lazyScreen(
    () => import('#features/activity/screens/activity-screen.tsx'),
    'activity',
    'brief',
    'permissions',
    'projects',
  ),
});

const projectMembersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/members',
  validateSearch: membersSearch,
  staticData: { name: 'projectMembers' },
  component: lazyScreen(
    () => import('#features/users/screens/project-members-screen.tsx'),
    'members',
    'invitations',
    'permissions',
    'projects',
  ),
});

const tagsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/tags',
  validateSearch: tagsSearch,
  staticData: { name: 'tagsMultiple' },
  component: lazyScreen(() => import('#features/tags/screens/tags-screen.tsx'), 'tags', 'projects'),
});

const downloadsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/downloads',
  staticData: { name: 'projectDownloads' },
  component: lazyScreen(() => import('#features/exports/screens/downloads-screen.tsx'), 'exports', 'projects'),
});

const downloadRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/download/$downloadSlug',
  staticData: { name: 'projectDownloadLink' },
  component: lazyScreen(() => import('#features/exports/screens/downloads-screen.tsx'), 'exports', 'projects'),
});

/** A project itself, its coverage, brief, tags and activity: its address leads to its brief or cards. */
export const projectRoutes = [
  projectRoute,
  overviewRoute,
  editProjectRoute,
  coverageRoute,
  askRoute,
  sourcesRoute,
  briefRoute,
  activityRoute,
  projectMembersRoute,
  tagsRoute,
  downloadsRoute,
  downloadRoute,
] as const;
