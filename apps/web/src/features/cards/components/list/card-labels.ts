import { type CardAttributes, isFormer } from '@foreglow/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Formats } from '#lib/format/format.rules.ts';
import { useFormats } from '#lib/format/use-formats.ts';

/** The texts shown on every card of a list, looked up once for all of them. */
export interface CardLabels {
  readonly draft: string;
  readonly ai: string;
  readonly fresh: string;
  readonly select: (title: string) => string;
  readonly moreTags: (count: number) => string;
  readonly creator: (creator: CardAttributes['creator']) => string;
  readonly day: Formats['day'];
}

export function useCardLabels(): CardLabels {
  const { t } = useTranslation('cards');
  const { day } = useFormats();
  return useMemo(
    () => ({
      draft: t('draft'),
      ai: t('aiSignal'),
      fresh: t('newMark'),
      select: (title) => t('selectCard', { title }),
      moreTags: (count) => t('moreTags', { count }),
      creator: ({ name, email }) => (isFormer(email) ? t('former') : name),
      day,
    }),
    [t, day],
  );
}
