import type { SupportedKind } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';
import { State } from '#ui/state/state.tsx';

/** Shown when no conclusion passes the filters of its list. */
export function NoMatch({ kind, onClear }: { kind: SupportedKind; onClear: () => void }) {
  const { t } = useTranslation(kind);
  return (
    <State
      mood="night"
      title={t('noMatchTitle')}
      text={t('noMatchText')}
      actions={<Button onClick={onClear}>{t('clearFilters')}</Button>}
    />
  );
}
