import { kindNames, kinds } from '@foreglow/contract';
import {
  IconActivity,
  IconChartHistogram,
  IconDownload,
  IconFileText,
  IconMap2,
  IconMessageQuestion,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { anySearch, type Declared, type Project, type Surroundings } from './place.ts';

const paramsOf = ({ slug }: Project) => ({ projectSlug: slug });
const targetOf = ({ slug, workspace_slug }: Project) => ({ projectSlug: slug, workspaceSlug: workspace_slug });

/** The map comes after the conclusions from the cards and before the radars. */
const map: Declared<Project> = {
  id: 'map',
  label: 'map',
  icon: IconMap2,
  key: 'k',
  link: (project) =>
    linkOptions({ to: '/projects/$projectSlug/map', params: paramsOf(project), activeOptions: anySearch }),
};

/** The screens of a project in the order of the rail, which follows the workflow. */
export const ofProject = (webKinds: Surroundings['kinds']): readonly Declared<Project>[] => [
  {
    id: 'brief',
    label: 'brief',
    icon: IconFileText,
    key: 'b',
    link: (project) =>
      linkOptions({ to: '/projects/$projectSlug/brief', params: paramsOf(project), activeOptions: anySearch }),
  },
  ...kindNames.flatMap((kind): Declared<Project>[] => {
    const list: Declared<Project> = {
      id: kind,
      kind,
      icon: webKinds[kind].icon,
      key: webKinds[kind].key,
      link: ({ slug }) => webKinds[kind].list(slug),
      count: (project) => project[kinds[kind].countedAs],
    };
    return kind === 'radars' ? [map, list] : [list];
  }),
  {
    id: 'ask',
    label: 'ask',
    icon: IconMessageQuestion,
    key: 'q',
    link: (project) =>
      linkOptions({ to: '/projects/$projectSlug/ask', params: paramsOf(project), activeOptions: anySearch }),
    shown: (_, { hasModel }) => hasModel,
  },
  {
    id: 'coverage',
    label: 'coverage',
    icon: IconChartHistogram,
    key: 'o',
    link: (project) => linkOptions({ to: '/projects/$projectSlug/coverage', params: paramsOf(project) }),
  },
  {
    id: 'members',
    label: 'members',
    icon: IconUsers,
    key: 'm',
    link: (project) => linkOptions({ to: '/projects/$projectSlug/members', params: paramsOf(project) }),
  },
  {
    id: 'activity',
    label: 'activity',
    icon: IconActivity,
    key: 'a',
    link: (project) =>
      linkOptions({ to: '/projects/$projectSlug/activity', params: paramsOf(project), activeOptions: anySearch }),
    shown: (project, { may }) => may('project.write', targetOf(project)),
  },
  {
    id: 'downloads',
    label: 'downloads',
    icon: IconDownload,
    key: 'd',
    link: (project) => linkOptions({ to: '/projects/$projectSlug/downloads', params: paramsOf(project) }),
  },
  {
    id: 'trash',
    label: 'trash',
    icon: IconTrash,
    key: 'x',
    link: (project) => linkOptions({ to: '/projects/$projectSlug/trash', params: paramsOf(project) }),
    shown: (project, { may }) => may('card.delete', targetOf(project)),
  },
];
