import type { ImportAttributes } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#lib/format/use-formats.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.ts';
import { useAssumedText } from './use-assumed-text.ts';
import type { Stage } from './use-import.ts';

/**
 * Announces the result of a dry run and of an import to screen readers. It is empty while one runs, so that the same
 * result is announced again.
 */
export function ImportOutcome({ stage }: { readonly stage: Stage }) {
  const { t } = useTranslation('imports');
  const { number } = useFormats();
  const assumedText = useAssumedText();
  const counted = (count: number) => ({ count, shown: number(count) });
  const checked = ({ new: fresh, duplicate, invalid }: ImportAttributes['counts']) => [
    t('spokenRows', counted(fresh + duplicate + invalid)),
    t('spokenNew', { shown: number(fresh) }),
    ...(duplicate > 0 ? [t('spokenDuplicates', counted(duplicate))] : []),
    ...(invalid > 0 ? [t('spokenInvalid', { shown: number(invalid) })] : []),
  ];
  const parts =
    stage.name === 'checked' && stage.error === undefined
      ? checked(stage.result.counts)
      : stage.name === 'done'
        ? [
            t('added', counted(stage.created)),
            ...(stage.leftOut.length > 0 ? [t('leftOut', counted(stage.leftOut.length))] : []),
          ]
        : [];
  const assumed = stage.name === 'checked' && stage.error === undefined ? stage.result.assumed_encoding : undefined;
  return (
    <p className={visuallyHidden} role="status">
      {parts.join(', ')}
      {assumed && `. ${assumedText(assumed)}`}
    </p>
  );
}
