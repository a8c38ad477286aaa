import type { Taxonomy } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CheckHead, ChipPopover, ChoiceList } from '../../../../ui/filter-bar/index.ts';
import { TagDot } from '../../../../ui/marks/index.ts';
import type { CardSource } from '../../rules/source.ts';
import { sourceTagsQuery } from './source-tags.ts';

interface TagFilterProps {
  readonly source: CardSource;
  readonly taxonomy?: Taxonomy;
  readonly chosen: readonly string[];
  readonly onChange: (tags: string[]) => void;
  /** The choice to show only what has no tag, where it is offered. */
  readonly untagged?: { readonly on: boolean; readonly onChange: (on: boolean) => void };
}

/** Filters by tags, or shows only what has none. */
export function TagFilter({ source, taxonomy = 'cards', chosen, onChange, untagged }: TagFilterProps) {
  const { t } = useTranslation('cards');
  const tags = useQuery(sourceTagsQuery(source, taxonomy)).data ?? [];
  const on = chosen.length > 0 || untagged?.on === true;
  return (
    <ChipPopover
      label={untagged?.on ? t('untagged') : chosen.join(', ') || t('tags')}
      on={on}
      onClear={() => onChange([])}
      clearLabel={t('clearTags')}
    >
      <ChoiceList
        label={t('tags')}
        searchLabel={t('searchTags')}
        empty={t('noTags')}
        head={
          untagged && (
            <CheckHead checked={untagged.on} onChange={untagged.onChange}>
              {t('untagged')}
            </CheckHead>
          )
        }
        choices={tags.map(({ name, color, count }) => ({
          value: name,
          name,
          count,
          content: <TagDot color={color}>{name}</TagDot>,
        }))}
        chosen={chosen}
        onChange={onChange}
      />
    </ChipPopover>
  );
}
