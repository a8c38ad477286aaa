import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateSettings } from '#features/site/api/settings.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Check } from '#ui/check/check.tsx';
import { notify } from '#ui/toast/notify.ts';
import styles from './ai.module.css';

/** Switches drafting on or off for the whole installation, with immediate effect. */
export function AiSwitch({ on }: { on: boolean }) {
  const { t } = useTranslation('admin');
  const update = useUpdateSettings();
  /** The new state before it is stored. */
  const [chosen, setChosen] = useState<boolean>();
  const set = (next: boolean) => {
    setChosen(next);
    update.mutate(
      { ai: { on: next } },
      {
        onSuccess: () => notify.success(t(next ? 'aiIsOn' : 'aiIsOff')),
        onError: (error) => notify.error(t('aiNotChanged'), { description: errorText(error) }),
        onSettled: () => setChosen(undefined),
      },
    );
  };
  return (
    <label className={styles.switch}>
      <Check checked={chosen ?? on} onChange={({ target }) => set(target.checked)} />
      <span>
        {t('aiOn')}
        <small>{t('aiOnHint')}</small>
      </span>
    </label>
  );
}
