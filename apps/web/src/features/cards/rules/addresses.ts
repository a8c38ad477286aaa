import { linkOptions } from '@tanstack/react-router';
import type { CardSource, Overlaid } from './source.ts';

/** The addresses of the list of a source, and of the dialogs over it. */
export const addressesOf = ({ kind, slug }: CardSource) => (kind === 'project' ? ofProject(slug) : ofRepository(slug));

const ofProject = (projectSlug: string) => ({
  path: `/projects/${projectSlug}/cards`,
  list: linkOptions({ to: '/projects/$projectSlug/cards', params: { projectSlug } }),
  card: (cardSlug: string) =>
    linkOptions({ to: '/projects/$projectSlug/cards/$cardSlug', params: { projectSlug, cardSlug } }),
  duplicate: (cardSlug: string) =>
    linkOptions({ to: '/projects/$projectSlug/cards/duplicate/$cardSlug', params: { projectSlug, cardSlug } }),
  duplicateSelected: linkOptions({ to: '/projects/$projectSlug/cards/batch-duplicate', params: { projectSlug } }),
});

const ofRepository = (workspaceSlug: string) => ({
  path: `/w/${workspaceSlug}/repo`,
  list: linkOptions({ to: '/w/$workspaceSlug/repo', params: { workspaceSlug } }),
  card: (cardSlug: string) =>
    linkOptions({ to: '/w/$workspaceSlug/repo/$cardSlug', params: { workspaceSlug, cardSlug } }),
  duplicate: (cardSlug: string) =>
    linkOptions({ to: '/w/$workspaceSlug/repo/duplicate/$cardSlug', params: { workspaceSlug, cardSlug } }),
  duplicateSelected: linkOptions({ to: '/w/$workspaceSlug/repo/batch-duplicate-repo', params: { workspaceSlug } }),
});

/** The address of a page over which cards are opened, and the addresses of its cards. */
export function addressesOver(source: CardSource, overlaid: Overlaid) {
  const projectSlug = source.slug;
  switch (overlaid.kind) {
    case 'map':
      return source.kind === 'project' ? overMap(projectSlug) : overRepositoryMap(source.slug);
    case 'radar':
      return overRadar(projectSlug, overlaid.slug);
    case 'liftoff':
      return overLiftoff(projectSlug, overlaid.slug);
    case 'insight':
      return overInsight(projectSlug, overlaid.slug);
    case 'trend':
      return overTrend(projectSlug, overlaid.slug);
  }
}

/** The view of the map and its filters stay in the address. */
const overMap = (projectSlug: string) => ({
  under: linkOptions({ to: '/projects/$projectSlug/map', params: { projectSlug }, search: true }),
  card: (cardSlug: string) =>
    linkOptions({ to: '/projects/$projectSlug/map/$cardSlug', params: { projectSlug, cardSlug }, search: true }),
});

const overRepositoryMap = (workspaceSlug: string) => ({
  under: linkOptions({ to: '/w/$workspaceSlug/map', params: { workspaceSlug }, search: true }),
  card: (cardSlug: string) =>
    linkOptions({ to: '/w/$workspaceSlug/map/$cardSlug', params: { workspaceSlug, cardSlug }, search: true }),
});

const overInsight = (projectSlug: string, insightSlug: string) => ({
  under: linkOptions({ to: '/projects/$projectSlug/insights/$insightSlug', params: { projectSlug, insightSlug } }),
  card: (cardSlug: string) =>
    linkOptions({
      to: '/projects/$projectSlug/insights/$insightSlug/$cardSlug',
      params: { projectSlug, insightSlug, cardSlug },
    }),
});

const overTrend = (projectSlug: string, trendSlug: string) => ({
  under: linkOptions({ to: '/projects/$projectSlug/trends/$trendSlug', params: { projectSlug, trendSlug } }),
  card: (cardSlug: string) =>
    linkOptions({
      to: '/projects/$projectSlug/trends/$trendSlug/$cardSlug',
      params: { projectSlug, trendSlug, cardSlug },
    }),
});

/** The selection and the filters of the radar stay in the address. */
const overRadar = (projectSlug: string, radarSlug: string) => ({
  under: linkOptions({
    to: '/projects/$projectSlug/radars/$radarSlug',
    params: { projectSlug, radarSlug },
    search: true,
  }),
  card: (cardSlug: string) =>
    linkOptions({
      to: '/projects/$projectSlug/radars/$radarSlug/$cardSlug',
      params: { projectSlug, radarSlug, cardSlug },
      search: true,
    }),
});

/** The blip under review stays in the address. */
const overLiftoff = (projectSlug: string, instanceId: string) => ({
  under: linkOptions({
    to: '/projects/$projectSlug/radars/liftoff/$instanceId',
    params: { projectSlug, instanceId },
    search: true,
  }),
  card: (cardSlug: string) =>
    linkOptions({
      to: '/projects/$projectSlug/radars/liftoff/$instanceId/$cardSlug',
      params: { projectSlug, instanceId, cardSlug },
      search: true,
    }),
});
