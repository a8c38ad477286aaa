import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type KeyboardEvent, memo, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/index.ts';
import { errorText } from '../../../lib/http/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { Check } from '../../../ui/check/index.ts';
import { TagDot } from '../../../ui/marks/index.ts';
import { Picture } from '../../../ui/picture/index.ts';
import { Bone, Loading } from '../../../ui/state/index.ts';
import { type Candidate, type EvidenceQuestion, evidenceQuery } from '../api/find-evidence.ts';
import type { Evidence } from '../evidence.rules.ts';
import styles from './evidence-picker.module.css';

interface CandidateListProps {
  readonly question: EvidenceQuestion;
  readonly chosen: ReadonlyMap<string, Evidence>;
  /** The same function each time: many rows have it. */
  readonly onTake: (item: Evidence, on: boolean) => void;
  readonly onTakeAll: () => void;
  readonly busy: boolean;
}

/** What answers the question, with a box to tick each; more of it is loaded as one scrolls. */
export function CandidateList({ question, chosen, onTake, onTakeAll, busy }: CandidateListProps) {
  const { t } = useTranslation('evidence');
  const { number } = useFormats();
  const query = useInfiniteQuery({ ...evidenceQuery(question), placeholderData: keepPreviousData });
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage } = query;
  const found = data?.pages.flatMap(({ candidates }) => candidates) ?? [];
  const total = data?.pages[0]?.total ?? 0;
  if (error && !data) {
    return (
      <div className={styles.note} role="alert">
        {errorText(error)}
        <Button onClick={() => void query.refetch()}>{t('retry')}</Button>
      </div>
    );
  }
  if (!data) return <CandidateBones />;
  return (
    <>
      <div className={styles.above}>
        <p role="status">{t('found', { count: total })}</p>
        {total > 0 && (
          <Button look="quiet" busy={busy} onClick={onTakeAll}>
            {t('takeAll', { all: number(total) })}
          </Button>
        )}
      </div>
      <ul className={styles.list} aria-label={t(`search_${question.kind}`)} onKeyDown={moveIn}>
        {found.map((candidate) => (
          <CandidateRow
            key={candidate.evidence.slug}
            candidate={candidate}
            on={chosen.has(candidate.evidence.slug)}
            onTake={onTake}
          />
        ))}
        {hasNextPage && <NextPage onSeen={() => void fetchNextPage()} busy={isFetchingNextPage} />}
      </ul>
      {found.length === 0 && <p className={styles.note}>{t(`noneFound_${question.kind}`)}</p>}
    </>
  );
}

interface CandidateRowProps {
  readonly candidate: Candidate;
  readonly on: boolean;
  readonly onTake: (item: Evidence, on: boolean) => void;
}

/** One of them. As one scrolls there are thousands: each is rendered again for what concerns it alone. */
const CandidateRow = memo(function CandidateRow(props: CandidateRowProps) {
  const {
    candidate: { evidence, text, tags, image },
    on,
    onTake,
  } = props;
  const { t } = useTranslation('evidence');
  return (
    <li className={styles.row}>
      <label className={styles.choice}>
        <Check checked={on} onChange={(event) => onTake(evidence, event.target.checked)} aria-label={evidence.title} />
        <span className={styles.picture} aria-hidden="true">
          <Picture image={image && { ...image, alt: '' }} seed={evidence.slug} />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>
            {evidence.title}
            {evidence.public === false && <span className={styles.draft}>{t('draft')}</span>}
          </span>
          {text && <span className={styles.text}>{text}</span>}
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

/** Stands at the end of what is loaded and asks for more as soon as it comes into sight. */
function NextPage({ onSeen, busy }: { onSeen: () => void; busy: boolean }) {
  const { t } = useTranslation('evidence');
  const mark = useRef<HTMLLIElement>(null);
  const seen = useEffectEvent(() => {
    if (!busy) onSeen();
  });
  useEffect(() => {
    if (!mark.current) return;
    const watch = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && seen());
    watch.observe(mark.current);
    return () => watch.disconnect();
  }, []);
  return (
    <li ref={mark} className={styles.next}>
      <Button look="quiet" busy={busy} onClick={onSeen}>
        {t('more')}
      </Button>
    </li>
  );
}

function CandidateBones() {
  return (
    <div className={styles.list} aria-hidden="true">
      <Loading />
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <div key={key} className={styles.choice}>
          <Bone width={18} height={18} radius={5} />
          <Bone width={66} height={44} radius={6} />
          <span className={styles.words}>
            <Bone width="62%" height={16} />
            <Bone width="88%" height={12} />
          </span>
        </div>
      ))}
    </div>
  );
}

/** Arrow keys go from box to box; above the first one lies the search. */
function moveIn(event: KeyboardEvent<HTMLUListElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li > button')];
  const at = boxes.indexOf(document.activeElement as HTMLElement);
  const search = event.currentTarget.closest('form')?.querySelector<HTMLElement>('input[type="search"]');
  const next = event.key === 'ArrowDown' ? boxes[at + 1] : (boxes[at - 1] ?? search);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
