import type { TagAttributes } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { TagDot } from '../marks/tag-dot.tsx';
import { CheckHead } from './check-head.tsx';
import { ChipPopover } from './chip.tsx';

interface TagFilterProps {
  readonly tags: readonly Pick<TagAttributes, 'name' | 'color' | 'count'>[];
  readonly chosen: readonly string[];
  readonly onChange: (tags: string[]) => void;
  /** The option to show only untagged items, if it is available. */
  readonly untagged?: { readonly on: boolean; readonly onChange: (on: boolean) => void };
}

/** Filters by tags, or shows only untagged items. */
export function TagFilter({ tags, chosen, onChange, untagged }: TagFilterProps) {
  const { t } = useTranslation('filters');
  const on = chosen.length > 0 || untagged?.on === true;
  return (
    <ChipPopover
      label={untagged?.on ? t('untagged') : chosen.join(', ') || t('tags')}
      on={on}
      onClear={() => onChange([])}
      clearLabel={t('clearTags')}
      choices={{
        label: t('tags'),
        searchLabel: t('searchTags'),
        empty: t('noTags'),
        head: untagged && (
          <CheckHead checked={untagged.on} onChange={untagged.onChange}>
            {t('untagged')}
          </CheckHead>
        ),
        choices: tags.map(({ name, color, count }) => ({
          value: name,
          name,
          count,
          content: <TagDot color={color}>{name}</TagDot>,
        })),
        chosen,
        onChange,
      }}
    />
  );
}
