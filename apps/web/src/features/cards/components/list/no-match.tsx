import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/index.ts';
import { State } from '../../../../ui/state/index.ts';

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
