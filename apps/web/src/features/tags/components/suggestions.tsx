import type { TagAttributes } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';
import { TagDot } from '#ui/marks/tag-dot.tsx';
import { Section } from '#ui/page/page.tsx';
import { tagSuggestionsQuery } from '../api/list-tag-suggestions.ts';
import styles from './tags.module.css';

interface SuggestionsProps {
  readonly projectSlug: string;
  readonly onMerge: (tags: readonly TagAttributes[]) => void;
}

/** Groups of tags that are nearly the same. Renders nothing if there are none. */
export function Suggestions({ projectSlug, onMerge }: SuggestionsProps) {
  const { t } = useTranslation('tags');
  const { data } = useQuery(tagSuggestionsQuery(projectSlug));
  if (!data || data.length === 0) return null;
  return (
    <Section title={t('alike')} text={t('alikeText')}>
      <ul className={styles.suggestions}>
        {data.map(({ id, tags }) => (
          <li key={id} className={styles.suggestion}>
            <span className={styles.alike}>
              {tags.map((tag) => (
                <TagDot key={tag.slug} color={tag.color}>
                  {tag.name} <small>{tag.count}</small>
                </TagDot>
              ))}
            </span>
            <Button variant="quiet" onClick={() => onMerge(tags)}>
              {t('mergeThese')}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
