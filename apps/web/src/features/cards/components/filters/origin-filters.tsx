import { type CardFilters, nothing } from '@foreglow/contract';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CardSource } from '#features/cards/rules/source.ts';
import { isMissing } from '#lib/http/api-error.ts';
import { titleQuery } from '#lib/kinds/title-query.ts';
import { Chip } from '#ui/filter-bar/chip.tsx';

interface OriginFiltersProps {
  readonly source: CardSource;
  readonly filters: CardFilters;
  readonly onChange: (part: Partial<CardFilters>) => void;
}

/**
 * Filters set by other pages: the cards of an insight or of a site. Shown only while they are active, so that they can
 * be cleared.
 */
export default function OriginFilters({ source, filters, onChange }: OriginFiltersProps) {
  const { t } = useTranslation('cards');
  const { insight, source: site } = filters;
  const named = source.kind === 'project' && insight !== '' && insight !== nothing;
  const title = useQuery({ ...titleQuery('insights', source.slug, insight), enabled: named });
  return (
    <>
      {insight && (
        <Chip on icon={cross} onClick={() => onChange({ insight: '' })}>
          {insight === nothing
            ? t('ofNoInsight')
            : isMissing(title.error)
              ? t('ofMissingInsight')
              : t('ofInsight', { title: title.data ?? '…' })}
        </Chip>
      )}
      {site && (
        <Chip on icon={cross} onClick={() => onChange({ source: '' })}>
          {site === nothing ? t('fromNoSource') : t('fromSource', { source: site })}
        </Chip>
      )}
    </>
  );
}

const cross = <IconX size={14} stroke={2} aria-hidden="true" />;
