import { type Kind, kindNames, kinds } from '@foreglow/contract';
import {
  IconActivity,
  IconChartHistogram,
  IconDownload,
  IconFileText,
  IconMap2,
  IconMessageQuestion,
  IconSunrise,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { anySearch, type Declared, type Group, type Project, type Surroundings } from './place.ts';

const paramsOf = ({ slug }: Project) => ({ projectSlug: slug });
const targetOf = ({ slug, workspace_slug }: Project) => ({ projectSlug: slug, workspaceSlug: workspace_slug });

/** The group of each kind of content. */
const groupOf: Readonly<Record<Kind, Group>> = {
  cards: 'collect',
  tags: 'collect',
  insights: 'sense',
  trends: 'sense',
  radars: 'show',
};

/** The map comes before the conclusions from the cards. */
const map: Declared<Project> = {
  id: 'map',
  group: 'sense',
  label: 'map',
  icon: IconMap2,
  key: 'k',
  link: (project) =>
    linkOptions({ to: '/projects/$projectSlug/map', params: paramsOf(project), activeOptions: anySearch }),
};

/** The screens of a project. Within a group of the rail they are in this order. */
export const ofProject = (webKinds: Surroundings['kinds']): readonly Declared<Project>[] => [
  {
    // Without a group it is not in the rail: the switcher, the palette and its keys open it.
    id: 'overview',
    label: 'overview',
    icon: IconSunrise,
    key: 'v',
    link: (project) => linkOptions({ to: '/projects/$projectSlug/overview', params: paramsOf(project) }),
  },
  {
    id: 'brief',
    group: 'project',
    label: 'brief',
    icon: IconFileText,
    key: 'b',
    link: (project) =>
      linkOptions({ to: '/projects/$projectSlug/brief', params: paramsOf(project), activeOptions: anySearch }),
  },
  ...kindNames.flatMap((kind): Declared<Project>[] => {
    const list: Declared<Project> = {
      id: kind,
      group: groupOf[kind],
      kind,
      icon: webKinds[kind].icon,
      key: webKinds[kind].key,
      link: ({ slug }) => webKinds[kind].list(slug),
      count: (project) => project[kinds[kind].countedAs],
    };
    return kind === 'insights' ? [map, list] : [list];
  }),
  {
    id: 'ask',
    group: 'sense',
    label: 'ask',
    icon: IconMessageQuestion,
    key: 'q',
    link: (project) =>
      linkOptions({ to: '/projects/$projectSlug/ask', params: paramsOf(project), activeOptions: anySearch }),
    shown: (_, { hasModel }) => hasModel,
  },
  {
    id: 'coverage',
    group: 'project',
    label: 'coverage',
    icon: IconChartHistogram,
    key: 'o',
    link: (project) => linkOptions({ to: '/projects/$projectSlug/coverage', params: paramsOf(project) }),
  },
  {
    id: 'members',
    group: 'project',
    label: 'members',
    icon: IconUsers,
    key: 'm',
    link: (project) => linkOptions({ to: '/projects/$projectSlug/members', params: paramsOf(project) }),
  },
  {
    id: 'activity',
    group: 'project',
    label: 'activity',
    icon: IconActivity,
    key: 'a',
    link: (project) =>
      linkOptions({ to: '/projects/$projectSlug/activity', params: paramsOf(project), activeOptions: anySearch }),
    shown: (project, { may }) => may('project.write', targetOf(project)),
  },
  {
    id: 'downloads',
    group: 'show',
    label: 'downloads',
    icon: IconDownload,
    key: 'd',
    link: (project) => linkOptions({ to: '/projects/$projectSlug/downloads', params: paramsOf(project) }),
  },
  {
    id: 'trash',
    group: 'project',
    label: 'trash',
    icon: IconTrash,
    key: 'x',
    link: (project) => linkOptions({ to: '/projects/$projectSlug/trash', params: paramsOf(project) }),
    shown: (project, { may }) => may('card.delete', targetOf(project)),
  },
];
