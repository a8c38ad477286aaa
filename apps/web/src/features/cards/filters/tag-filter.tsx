import type { Taxonomy } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChipPopover } from '../../../ui/filter-bar/index.ts';
import { TagDot } from '../../../ui/marks/index.ts';
import { projectTagsQuery, workspaceTagsQuery } from '../../tags/index.ts';
import type { CardSource } from '../source.ts';
import { ChoiceList } from './choice-list.tsx';

interface TagFilterProps {
  readonly source: CardSource;
  readonly taxonomy?: Taxonomy;
  readonly chosen: readonly string[];
  readonly onChange: (tags: string[]) => void;
}

/** Shows what has any of some tags. */
export function TagFilter({ source, taxonomy = 'cards', chosen, onChange }: TagFilterProps) {
  const { t } = useTranslation('cards');
  const tags = useTags(source, taxonomy);
  return (
    <ChipPopover
      label={chosen.length > 0 ? chosen.join(', ') : t('tags')}
      on={chosen.length > 0}
      onClear={() => onChange([])}
      clearLabel={t('clearTags')}
    >
      <ChoiceList
        label={t('tags')}
        searchLabel={t('searchTags')}
        empty={t('noTags')}
        choices={tags.map(({ name, color, count }) => ({
          value: name,
          name,
          count,
          look: <TagDot color={color}>{name}</TagDot>,
        }))}
        chosen={chosen}
        onChange={onChange}
      />
    </ChipPopover>
  );
}

function useTags({ kind, slug }: CardSource, taxonomy: Taxonomy) {
  const inProject = kind === 'project';
  const ofProject = useQuery({ ...projectTagsQuery(slug, taxonomy), enabled: inProject }).data;
  const ofWorkspace = useQuery({ ...workspaceTagsQuery(slug), enabled: !inProject }).data;
  return ofProject ?? ofWorkspace ?? [];
}
