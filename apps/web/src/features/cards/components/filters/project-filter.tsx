import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { workspaceQuery } from '#features/workspaces/api/read-workspace.ts';
import { ChipPopover } from '#ui/filter-bar/chip.tsx';

interface ProjectFilterProps {
  readonly workspaceSlug: string;
  readonly chosen: readonly string[];
  readonly onChange: (projects: string[]) => void;
}

/** Filters the cards of a workspace by project. */
export function ProjectFilter({ workspaceSlug, chosen, onChange }: ProjectFilterProps) {
  const { t } = useTranslation('cards');
  const projects = useQuery(workspaceQuery(workspaceSlug)).data?.projects ?? [];
  const titleOf = (slug: string) => projects.find((project) => project.slug === slug)?.title ?? slug;
  return (
    <ChipPopover
      label={chosen.map(titleOf).join(', ') || t('projects')}
      on={chosen.length > 0}
      onClear={() => onChange([])}
      clearLabel={t('clearProjects')}
      choices={{
        label: t('projects'),
        searchLabel: t('searchProjects'),
        empty: t('noProjects'),
        choices: projects.map(({ slug, title, card_count }) => ({
          value: slug,
          name: title,
          count: card_count,
          content: <span>{title}</span>,
        })),
        chosen,
        onChange,
      }}
    />
  );
}
