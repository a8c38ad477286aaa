import type { CommentThread } from '@foreglow/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#ui/toast/notify.ts';
import type { Subject } from '../api/comments.ts';
import { goneFrom, type Places, placesOf } from '../rules/gone.rules.ts';
import { type KeptTexts, keptNames } from './kept-text.ts';

/**
 * When a comment is deleted while the user edits it or replies to it, moves the typed text into the field for a new
 * comment and shows a toast. Returns how often that has happened.
 */
export function useRescuedText(
  kept: KeptTexts,
  subject: Subject,
  threads: readonly CommentThread[] | undefined,
): number {
  const { t } = useTranslation('comments');
  const [times, setTimes] = useState(0);
  const before = useRef<Places>(undefined);
  const into = keptNames.comment(subject);
  useEffect(() => {
    if (!threads) return;
    const now = placesOf(threads);
    const gone = before.current && goneFrom(before.current, now);
    before.current = now;
    if (!gone) return;
    const names = [...gone.comments.map(keptNames.change), ...gone.threads.map(keptNames.reply)];
    if (names.filter((name) => kept.move(name, into)).length === 0) return;
    setTimes((so) => so + 1);
    notify.info(t('rescued'), { description: t('rescuedText') });
  }, [kept, threads, into, t]);
  return times;
}
