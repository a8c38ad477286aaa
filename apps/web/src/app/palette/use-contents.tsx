import { isFormer, type Kind, searchTerm, type Taxonomy } from '@foreglow/contract';
import { IconSearch, IconUser } from '@tabler/icons-react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { projectUsersQuery } from '#features/projects/api/list-project-users.ts';
import { allProjectTagsQuery } from '#features/tags/api/list-project-tags.ts';
import { workspaceTagsQuery } from '#features/tags/api/list-workspace-tags.ts';
import { workspaceUsersQuery } from '#features/workspaces/api/list-workspace-users.ts';
import { useKindTexts } from '#lib/kinds/kind-texts.ts';
import { TagDot } from '#ui/marks/tag-dot.tsx';
import { webKinds } from '../kinds.ts';
import { useWhere } from '../places/use-where.ts';
import { foundKinds, foundQuery, isSearched } from './find-contents.ts';
import { mostFound } from './finders.ts';
import { rowIcon } from './row-icon.ts';
import { matching, type PaletteRow, type PaletteSection } from './rows.rules.ts';

const few = 5;

/**
 * The contents found in the current project or workspace. `typed` is undefined while nothing is searched for. `settled`
 * is the text at the last pause in typing; only this text is sent in requests.
 */
export function useContents(typed: string | undefined, settled: string | undefined) {
  const { t } = useTranslation('palette');
  const words = useKindTexts();
  const navigate = useNavigate();
  const { project, workspaceSlug, workspace } = useWhere();
  const place = { projectSlug: project?.slug, workspaceSlug: workspace && workspaceSlug };
  const found = useQueries({ queries: foundKinds.map((kind) => foundQuery(kind, place, settled)) });
  const listed = useListed(place, typed !== undefined);
  const linkTo = (kind: Kind, slug: string) => {
    if (place.projectSlug !== undefined) return webKinds[kind].one(place.projectSlug, slug);
    const params = { workspaceSlug: place.workspaceSlug ?? '', cardSlug: slug };
    return linkOptions({ to: '/w/$workspaceSlug/repo/$cardSlug', params });
  };
  /** The way to the list of all cards that are found, in which the words are marked. */
  const allCards = (shown = 0): PaletteRow[] => {
    if (shown < mostFound || settled === undefined) return [];
    const search = { q: searchTerm(settled) };
    const toList = () =>
      place.projectSlug === undefined
        ? navigate({ to: '/w/$workspaceSlug/repo', params: { workspaceSlug: place.workspaceSlug ?? '' }, search })
        : navigate({ to: '/projects/$projectSlug/cards', params: { projectSlug: place.projectSlug }, search });
    const label = t('allCardsWith', { term: search.q });
    return [{ id: 'all-cards', label, icon: <IconSearch {...rowIcon} />, run: () => void toList() }];
  };
  // A section waits for those above it, so that no row moves while the user chooses one.
  const missing = foundKinds.findIndex(
    (kind, at) => isSearched(place, kind) && !found[at]?.data && !found[at]?.isError,
  );
  const arrived = typed === undefined ? 0 : missing < 0 ? found.length : missing;
  const ofKinds = foundKinds.slice(0, arrived).map((kind, at): PaletteSection => {
    const Icon = webKinds[kind].icon;
    const rows = found[at]?.data?.map(({ slug, title }) => ({
      id: `${kind}-${slug}`,
      label: title,
      icon: <Icon {...rowIcon} />,
      run: () => void navigate(linkTo(kind, slug)),
    }));
    return { title: words.names(kind), rows: [...(rows ?? []), ...(kind === 'cards' ? allCards(rows?.length) : [])] };
  });
  const ofLists = [
    { title: words.names('tags'), rows: listed.tags },
    { title: t('people'), rows: listed.people },
  ].map(({ title, rows }) => ({
    title,
    rows: typed === undefined || missing >= 0 ? [] : matching(rows, typed, few),
  }));
  return {
    sections: [...ofKinds, ...ofLists],
    searching: typed !== settled || found.some(({ isFetching }) => isFetching),
    failed: found.some(({ isError }) => isError),
    retry: () => {
      for (const query of found) if (query.isError) void query.refetch();
    },
  };
}

/** The tags and people of the project or workspace, which are few enough to be loaded all together. */
function useListed({ projectSlug = '', workspaceSlug = '' }: Parameters<typeof foundQuery>[1], wanted: boolean) {
  const navigate = useNavigate();
  const inProject = wanted && projectSlug !== '';
  const inWorkspace = wanted && !inProject && workspaceSlug !== '';
  const projectTags = useQuery({ ...allProjectTagsQuery(projectSlug), enabled: inProject }).data;
  const workspaceTags = useQuery({ ...workspaceTagsQuery(workspaceSlug), enabled: inWorkspace }).data;
  const projectUsers = useQuery({ ...projectUsersQuery(projectSlug), enabled: inProject }).data;
  const workspaceUsers = useQuery({ ...workspaceUsersQuery(workspaceSlug), enabled: inWorkspace }).data;
  const tags = (inProject ? projectTags : inWorkspace ? workspaceTags : undefined) ?? [];
  const users = (inProject ? projectUsers : inWorkspace ? workspaceUsers : undefined) ?? [];
  const words = useKindTexts();
  const toList = (taxonomy: Taxonomy, search: { tags?: string; by?: string }) =>
    inProject
      ? navigate({ to: `/projects/$projectSlug/${taxonomy}`, params: { projectSlug }, search })
      : navigate({ to: '/w/$workspaceSlug/repo', params: { workspaceSlug }, search });
  return {
    tags: tags.map(
      ({ name, color, taxonomy }): PaletteRow => ({
        id: `tag-${taxonomy}-${name}`,
        label: name,
        note: words.names(taxonomy),
        icon: <TagDot color={color}>{''}</TagDot>,
        run: () => void toList(taxonomy, { tags: name }),
      }),
    ),
    people: users
      .filter(({ email }) => !isFormer(email))
      .map(
        ({ name, email }): PaletteRow => ({
          id: `person-${email}`,
          label: name,
          note: email,
          icon: <IconUser {...rowIcon} />,
          run: () => void toList('cards', { by: email }),
        }),
      ),
  };
}
