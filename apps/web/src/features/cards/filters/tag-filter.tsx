import type { Taxonomy } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChipPopover } from '../../../ui/filter-bar/index.ts';
import { TagDot } from '../../../ui/marks/index.ts';
import type { CardSource } from '../source.ts';
import { ChoiceList } from './choice-list.tsx';
import { sourceTagsQuery } from './source-tags.ts';

interface TagFilterProps {
  readonly source: CardSource;
  readonly taxonomy?: Taxonomy;
  readonly chosen: readonly string[];
  readonly onChange: (tags: string[]) => void;
}

/** Shows what has any of some tags. */
export function TagFilter({ source, taxonomy = 'cards', chosen, onChange }: TagFilterProps) {
  const { t } = useTranslation('cards');
  const tags = useQuery(sourceTagsQuery(source, taxonomy)).data ?? [];
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
