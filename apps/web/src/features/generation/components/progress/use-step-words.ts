import type { FinishedStep } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#lib/format/use-formats.ts';

/** Summarises the results of a step in one line. */
export function useStepWords(): (finished: FinishedStep) => string {
  const { t } = useTranslation('generation');
  const { day, list } = useFormats();
  return (finished) => {
    switch (finished.step) {
      case 'frame': {
        const { cards, groups, first_at, last_at } = finished.produced;
        const line = t('frameLine', { cards: t('cards', { count: cards }), groups: t('groups', { count: groups }) });
        return first_at && last_at ? t('frameDays', { line, from: day(first_at), to: day(last_at) }) : line;
      }
      case 'domains': {
        const { domains, given } = finished.produced;
        const line = t('namesLine', { what: t('sectors', { count: domains.length }), names: list(domains) });
        return given ? t('asGiven', { line }) : line;
      }
      case 'candidates':
        return t('candidates', { count: finished.produced.labels.length });
      case 'evidence': {
        const { with_evidence, without_evidence, cards } = finished.produced;
        return t('evidenceLine', {
          found: with_evidence,
          without: without_evidence,
          cards: t('cards', { count: cards }),
        });
      }
      case 'placement':
        return finished.produced.rings.map(({ name, blips }) => `${name} ${blips}`).join(' · ');
      case 'writing':
        return t('written', { count: finished.produced.blips });
    }
  };
}
