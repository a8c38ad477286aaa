import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { duplicatesQuery } from '#features/cards/api/list-duplicates.ts';
import type { CardValues } from '#features/cards/rules/card-values.rules.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import styles from './duplicates-part.module.css';

interface DuplicatesPartProps {
  readonly projectSlug: string;
  /** The card that is edited; absent for a new one. */
  readonly slug: string | undefined;
  readonly values: CardValues;
  /** While it is being saved, a new card would be found as a duplicate of itself. */
  readonly saving: boolean;
  /** Slugs of cards that the user has said are about something else. */
  readonly kept: readonly string[];
  readonly onKeep: (slug: string) => void;
  /** Merges the edited card into the duplicate. */
  readonly onMerge: (slug: string) => void;
}

/** How long typing must pause before the search for duplicates starts. */
const pauseMs = 500;
/** The maximum number of duplicates shown next to the editor. */
const shown = 3;

/** Lists cards that may be about the same topic. */
export function DuplicatesPart({ projectSlug, slug, values, saving, kept, onKeep, onMerge }: DuplicatesPartProps) {
  const { t } = useTranslation('duplicates');
  const { day } = useFormats();
  const { title, source_url, description } = values;
  const [asked] = useDebouncedValue(
    `${title.trim()}\n${source_url.trim()}\n${description.slice(0, 600).trim()}`,
    pauseMs,
  );
  const [words = '', url = '', ...text] = asked.split('\n');
  const enough = !saving && (words.length > 3 || url !== '');
  const { data = [] } = useQuery({
    ...duplicatesQuery(projectSlug, { title: words, url, text: text.join('\n'), except: slug }),
    enabled: enough,
  });
  const found = enough ? data.filter((one) => !kept.includes(one.slug)).slice(0, shown) : [];
  return (
    <section className={styles.part} aria-label={t('duplicates')} aria-live="polite">
      {found.length > 0 && <p className={styles.label}>{t('looksLike')}</p>}
      {found.map((one) => (
        <div key={one.slug} className={styles.one}>
          <Link
            to="/projects/$projectSlug/cards/$cardSlug"
            params={{ projectSlug, cardSlug: one.slug }}
            target="_blank"
            className={styles.title}
          >
            {one.title}
          </Link>
          <span className={styles.why}>
            {t(`reason_${one.reason}`)} · {day(one.created_at)}
          </span>
          <span className={styles.actions}>
            <button type="button" onClick={() => onMerge(one.slug)}>
              {t(slug ? 'mergeInto' : 'addToIt')}
            </button>
            <button type="button" onClick={() => onKeep(one.slug)}>
              {t('keepBoth')}
            </button>
          </span>
        </div>
      ))}
    </section>
  );
}
