import { cutTo, limits, tagKey } from '@foreglow/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { tagSuggestionsQuery } from '#features/cards/api/suggest-tags.ts';
import type { CardValues } from '#features/cards/rules/card-values.rules.ts';
import { TagDot } from '#ui/marks/tag-dot.tsx';
import styles from './suggested-tags.module.css';

interface SuggestedTagsProps {
  readonly projectSlug: string;
  /** The card that is edited; absent for a new one. */
  readonly slug: string | undefined;
  readonly values: CardValues;
  readonly onAdd: (tag: string) => void;
}

/** How long typing must pause before tags are suggested. */
const pauseMs = 700;
/** The beginning of a text is enough to find similar cards. */
const textLength = 3000;
const shortestTitle = 4;

/** Tags of similar cards in the project. A click adds a tag. */
export function SuggestedTags({ projectSlug, slug, values, onAdd }: SuggestedTagsProps) {
  const { t } = useTranslation('cards');
  const { title, subtitle, description, relevance } = values;
  const [asked] = useDebouncedValue(JSON.stringify({ title, subtitle, description, relevance }), pauseMs);
  const texts = JSON.parse(asked) as Pick<CardValues, 'title' | 'subtitle' | 'description' | 'relevance'>;
  const enough = texts.title.trim().length >= shortestTitle;
  const { data = [] } = useQuery({
    ...tagSuggestionsQuery(projectSlug, {
      title: cutTo(texts.title.trim(), limits.titleLength),
      subtitle: cutTo(texts.subtitle, limits.subtitleLength),
      description: cutTo(texts.description, textLength),
      relevance: cutTo(texts.relevance, textLength),
      except: slug,
    }),
    enabled: enough,
  });
  const has = new Set(values.tags.map(tagKey));
  const found =
    enough && values.tags.length < limits.tagsPerCard ? data.filter(({ name }) => !has.has(tagKey(name))) : [];
  if (found.length === 0) return null;
  return (
    <fieldset className={styles.suggested} aria-label={t('suggestedTags')}>
      <span className={styles.label}>{t('suggestedTags')}</span>
      {found.map(({ name, color }) => (
        <button key={name} type="button" className={styles.tag} onClick={() => onAdd(name)}>
          <IconPlus size={12} stroke={2} aria-hidden="true" />
          <TagDot color={color}>{name}</TagDot>
        </button>
      ))}
    </fieldset>
  );
}
