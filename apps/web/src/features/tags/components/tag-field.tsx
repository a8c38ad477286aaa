import { limits, type Taxonomy, tagKey } from '@foreglow/contract';
import { Pill, TagsInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/field/index.ts';
import { TagDot } from '../../../ui/marks/index.ts';
import { projectTagsQuery } from '../api/list-project-tags.ts';
import styles from './tag-field.module.css';

interface TagFieldProps {
  readonly projectSlug: string;
  readonly taxonomy: Taxonomy;
  readonly value: readonly string[];
  readonly error?: string | undefined;
  /** Whether it gets the focus when its dialog opens. */
  readonly first?: boolean;
  readonly onChange: (tags: string[]) => void;
}

/** A field for tags. It suggests the tags of the project; any other word becomes a new tag. */
export function TagField({ projectSlug, taxonomy, value, error, first, onChange }: TagFieldProps) {
  const { t } = useTranslation('tags');
  const tags = useQuery(projectTagsQuery(projectSlug, taxonomy)).data ?? [];
  const [typed, setTyped] = useState('');
  const known = (name: string) => tags.find((tag) => tagKey(tag.name) === tagKey(name));
  const optionOf = (name: string) => {
    const color = known(name)?.color;
    return color ? <TagDot color={color}>{name}</TagDot> : <span className={styles.new}>{name}</span>;
  };
  // A tag keeps its spelling in the project and is added only once. Text left by clicking elsewhere may end with a
  // comma.
  const take = (given: string[]) => {
    const names = given.flatMap((name) => name.split(/[,;]/)).filter((name) => name.trim() !== '');
    onChange([...new Map(names.map((name) => [tagKey(name), known(name)?.name ?? name.trim()])).values()]);
  };
  return (
    <Field label={t('title')} hint={t('fieldHint')} error={error}>
      {(control) => (
        <TagsInput
          {...control}
          data-autofocus={first || undefined}
          // Escape drops a tag that is only half typed, and not the dialog around it.
          data-panel-open={typed !== '' || undefined}
          searchValue={typed}
          onSearchChange={setTyped}
          onKeyDown={(event) => event.key === 'Escape' && setTyped('')}
          value={[...value]}
          onChange={take}
          data={tags.map(({ name }) => name)}
          limit={20}
          maxTags={limits.tagsPerCard}
          maxLength={limits.tagNameLength}
          splitChars={[',', ';']}
          acceptValueOnBlur
          placeholder={value.length === 0 ? t('fieldPlaceholder') : ''}
          comboboxProps={{ zIndex: 320, shadow: 'none', transitionProps: { duration: 0 } }}
          maxDropdownHeight={220}
          renderOption={({ option }) => optionOf(option.value)}
          renderPill={({ option, onRemove }) => (
            <Pill
              withRemoveButton
              onRemove={onRemove}
              className={styles.pill}
              removeButtonProps={{ 'aria-label': t('removeTag', { name: option.value }) }}
            >
              {optionOf(String(option.value))}
            </Pill>
          )}
        />
      )}
    </Field>
  );
}
