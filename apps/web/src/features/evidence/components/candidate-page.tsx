import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { memo, type RefCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { Check } from '#ui/check/check.tsx';
import { TagDot } from '#ui/marks/tag-dot.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { useSeen } from '#ui/rows/use-seen.ts';
import { SkeletonBlock } from '#ui/state/skeleton.tsx';
import { type Candidate, type EvidenceQuestion, evidencePageQuery } from '../api/find-evidence.ts';
import type { Evidence } from '../rules/evidence.rules.ts';
import styles from './evidence-picker.module.css';
import { useInSight } from './use-in-sight.ts';

interface CandidatePageProps {
  readonly question: EvidenceQuestion;
  /** From 1. */
  readonly page: number;
  readonly chosen: ReadonlyMap<string, Evidence>;
  /** A stable function, since many rows use it. */
  readonly onTake: (item: Evidence, on: boolean) => void;
  /** Loads the next page; absent if there is none or it has been loaded. */
  readonly onMore: (() => void) | undefined;
}

/** A page of candidates. When cards change, it is refetched once it is visible. */
export function CandidatePage({ question, page, chosen, onTake, onMore }: CandidatePageProps) {
  const { t } = useTranslation('evidence');
  const [inSight, watch] = useInSight(true);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...evidencePageQuery(question, page),
    placeholderData: keepPreviousData,
    subscribed: inSight,
  });
  if (data) {
    return (
      <>
        {data.candidates.map((candidate) => (
          <CandidateRow
            key={candidate.evidence.slug}
            candidate={candidate}
            on={chosen.has(candidate.evidence.slug)}
            onTake={onTake}
            watch={watch}
          />
        ))}
        {onMore && !isPlaceholderData && <NextPage onSeen={onMore} />}
      </>
    );
  }
  return (
    <li ref={watch} className={styles.note}>
      {error ? (
        <>
          <span role="alert">{errorText(error)}</span>
          <Button onClick={() => void refetch()}>{t('retry')}</Button>
        </>
      ) : (
        <SkeletonBlock width="62%" height={16} />
      )}
    </li>
  );
}

interface CandidateRowProps {
  readonly candidate: Candidate;
  readonly on: boolean;
  readonly onTake: (item: Evidence, on: boolean) => void;
  readonly watch: RefCallback<Element>;
}

/** A candidate. There may be thousands, so each re-renders only when its own props change. */
const CandidateRow = memo(function CandidateRow(props: CandidateRowProps) {
  const {
    candidate: { evidence, text, tags, image },
    on,
    onTake,
    watch,
  } = props;
  const { t } = useTranslation('evidence');
  return (
    <li ref={watch} className={styles.row}>
      <label className={styles.choice}>
        <Check checked={on} onChange={(event) => onTake(evidence, event.target.checked)} aria-label={evidence.title} />
        <span className={styles.picture} aria-hidden="true">
          <Picture image={image && { ...image, alt: '' }} seed={evidence.slug} />
        </span>
        <span className={styles.words}>
          <span className={styles.title} dir="auto">
            {evidence.title}
            {evidence.public === false && <span className={styles.draft}>{t('draft')}</span>}
          </span>
          {text && (
            <span className={styles.text} dir="auto">
              {text}
            </span>
          )}
          {tags.length > 0 && (
            <span className={styles.tags}>
              {tags.slice(0, 3).map(({ name, color }) => (
                <TagDot key={name} color={color}>
                  {name}
                </TagDot>
              ))}
            </span>
          )}
        </span>
      </label>
    </li>
  );
});

/** The end of the loaded candidates. It loads more when it becomes visible. */
function NextPage({ onSeen }: { onSeen: () => void }) {
  const { t } = useTranslation('evidence');
  const mark = useSeen<HTMLLIElement>(onSeen);
  return (
    <li ref={mark} className={styles.next}>
      <Button variant="quiet" onClick={onSeen}>
        {t('more')}
      </Button>
    </li>
  );
}
