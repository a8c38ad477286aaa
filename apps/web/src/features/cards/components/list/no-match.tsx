import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';
import { State } from '#ui/state/state.tsx';

/** Shown when no card passes the filters. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('cards');
  return (
    <State
      mood="night"
      title={t('noMatchTitle')}
      text={t('noMatchText')}
      actions={<Button onClick={onClear}>{t('clearFilters')}</Button>}
    />
  );
}
