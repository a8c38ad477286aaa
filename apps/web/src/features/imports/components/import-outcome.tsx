import type { ImportAttributes } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/index.ts';
import { visuallyHidden } from '../../../ui/visually-hidden/index.ts';
import type { Stage } from './use-import.ts';

/**
 * Announces the result of a dry run and of an import to screen readers. It is empty while one runs, so that the same
 * result is announced again.
 */
export function ImportOutcome({ stage }: { readonly stage: Stage }) {
  const { t } = useTranslation('imports');
  const { number } = useFormats();
  const counted = (key: 'added' | 'leftOut' | 'spokenRows' | 'spokenDuplicates', count: number) =>
    t(key, { count, shown: number(count) });
  const checked = ({ new: fresh, duplicate, invalid }: ImportAttributes['counts']) => [
    counted('spokenRows', fresh + duplicate + invalid),
    t('spokenNew', { shown: number(fresh) }),
    ...(duplicate > 0 ? [counted('spokenDuplicates', duplicate)] : []),
    ...(invalid > 0 ? [t('spokenInvalid', { shown: number(invalid) })] : []),
  ];
  const parts =
    stage.name === 'checked' && stage.error === undefined
      ? checked(stage.result.counts)
      : stage.name === 'done'
        ? [
            counted('added', stage.created),
            ...(stage.leftOut.length > 0 ? [counted('leftOut', stage.leftOut.length)] : []),
          ]
        : [];
  return (
    <p className={visuallyHidden} role="status">
      {parts.join(', ')}
    </p>
  );
}
