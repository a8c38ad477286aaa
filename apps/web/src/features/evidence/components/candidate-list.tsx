import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#lib/format/use-formats.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { Loading, SkeletonBlock } from '#ui/state/skeleton.tsx';
import { type EvidenceQuestion, evidencePageQuery } from '../api/find-evidence.ts';
import type { Evidence } from '../rules/evidence.rules.ts';
import { CandidatePage } from './candidate-page.tsx';
import styles from './evidence-picker.module.css';

interface CandidateListProps {
  readonly question: EvidenceQuestion;
  readonly chosen: ReadonlyMap<string, Evidence>;
  /** A stable function, since many rows use it. */
  readonly onTake: (item: Evidence, on: boolean) => void;
  readonly onTakeAll: () => void;
  readonly busy: boolean;
}

/** The candidates with checkboxes. Scrolling loads more. */
export function CandidateList({ question, chosen, onTake, onTakeAll, busy }: CandidateListProps) {
  const { t } = useTranslation('evidence');
  const { number } = useFormats();
  const asked = JSON.stringify(question);
  const [opened, setOpened] = useState({ asked, pages: 1 });
  // The first page contains the total, so it is read even when it is not visible.
  const { data, error, refetch } = useQuery({ ...evidencePageQuery(question, 1), placeholderData: keepPreviousData });
  if (error && !data) {
    return (
      <div className={styles.note} role="alert">
        {errorText(error)}
        <Button onClick={() => void refetch()}>{t('retry')}</Button>
      </div>
    );
  }
  if (!data) return <CandidateSkeleton />;
  const { total, pageCount } = data;
  const pages = opened.asked === asked ? Math.max(Math.min(opened.pages, pageCount), 1) : 1;
  return (
    <>
      <div className={styles.above}>
        <p role="status">{t('found', { count: total })}</p>
        {total > 0 && (
          <Button variant="quiet" busy={busy} onClick={onTakeAll}>
            {t('takeAll', { all: number(total) })}
          </Button>
        )}
      </div>
      <ul className={styles.list} aria-label={t(`search_${question.kind}`)} onKeyDown={moveIn}>
        {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
          <CandidatePage
            key={page}
            question={question}
            page={page}
            chosen={chosen}
            onTake={onTake}
            onMore={page === pages && page < pageCount ? () => setOpened({ asked, pages: page + 1 }) : undefined}
          />
        ))}
      </ul>
      {total === 0 && <p className={styles.note}>{t(`noneFound_${question.kind}`)}</p>}
    </>
  );
}

function CandidateSkeleton() {
  return (
    <>
      <Loading />
      <div className={styles.list} aria-hidden="true">
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <div key={key} className={styles.choice}>
            <SkeletonBlock width={18} height={18} radius={5} />
            <SkeletonBlock width={66} height={44} radius={6} />
            <span className={styles.words}>
              <SkeletonBlock width="62%" height={16} />
              <SkeletonBlock width="88%" height={12} />
            </span>
          </div>
        ))}
      </div>
    </>
  );
}

/** Arrow keys move between the checkboxes, and from the first one up to the search field. */
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
