import { createRoute } from '@tanstack/react-router';
import { activityScreens, activitySearch } from '../../features/activity/index.ts';
import { askSearch, assistanceScreens } from '../../features/assistance/index.ts';
import { briefScreens, briefSearch, readBriefAhead } from '../../features/brief/index.ts';
import { coverageScreens, sourcesSearch } from '../../features/coverage/index.ts';
import { exportScreens } from '../../features/exports/index.ts';
import { projectScreens } from '../../features/projects/index.ts';
import { tagScreens } from '../../features/tags/index.ts';
import { userScreens } from '../../features/users/index.ts';
import { lazyScreen } from '../router/lazy-screen.ts';
import { shellRoute } from '../router/shell.ts';
import { membersSearch } from './members-search.ts';
import { tagsSearch } from './tags-search.ts';

const projectRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug',
  beforeLoad: async (entering) => (await import('./project-landing.ts')).openProject(entering),
});

const editProjectRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/edit',
  staticData: { name: 'projectEdit' },
  component: lazyScreen(projectScreens.edit, 'projects'),
});

const coverageRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/coverage',
  staticData: { name: 'projectCoverage' },
  component: lazyScreen(coverageScreens.one, 'coverage', 'projects'),
});

const sourcesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/coverage/sources',
  validateSearch: sourcesSearch,
  staticData: { name: 'projectSources' },
  component: lazyScreen(coverageScreens.sources, 'coverage', 'projects'),
});

const askRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/ask',
  validateSearch: askSearch,
  staticData: { name: 'projectAsk' },
  component: lazyScreen(assistanceScreens.ask, 'assistance', 'projects'),
});

const briefRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/brief',
  validateSearch: briefSearch,
  staticData: {
    name: 'projectBrief',
    readAhead: (client, { projectSlug = '' }) => readBriefAhead(client, projectSlug),
  },
  component: lazyScreen(briefScreens.brief, 'brief', 'assistance', 'editor', 'projects'),
});

const activityRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/activity',
  validateSearch: activitySearch,
  staticData: { name: 'projectActivity' },
  component: lazyScreen(activityScreens.list, 'activity', 'brief', 'permissions', 'projects'),
});

const projectMembersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/members',
  validateSearch: membersSearch,
  staticData: { name: 'projectMembers' },
  component: lazyScreen(userScreens.projectMembers, 'members', 'invitations', 'permissions', 'projects'),
});

const tagsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/tags',
  validateSearch: tagsSearch,
  staticData: { name: 'tagsMultiple' },
  component: lazyScreen(tagScreens.list, 'tags', 'projects'),
});

const downloadsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/downloads',
  staticData: { name: 'projectDownloads' },
  component: lazyScreen(exportScreens.downloads, 'exports', 'projects'),
});

const downloadRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/download/$downloadSlug',
  staticData: { name: 'projectDownloadLink' },
  component: lazyScreen(exportScreens.downloads, 'exports', 'projects'),
});

/** A project itself, its coverage, brief, tags and activity: its address leads to its brief or cards. */
export const projectRoutes = [
  projectRoute,
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
