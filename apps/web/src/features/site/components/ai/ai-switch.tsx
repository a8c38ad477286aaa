import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../lib/http/index.ts';
import { Check } from '../../../../ui/check/index.ts';
import { notify } from '../../../../ui/toast/index.ts';
import { useUpdateSettings } from '../../api/settings.ts';
import styles from './ai.module.css';

/** Switches drafting on or off for the whole installation, with immediate effect. */
export function AiSwitch({ on }: { on: boolean }) {
  const { t } = useTranslation('admin');
  const update = useUpdateSettings();
  const shown = update.isPending ? update.variables.ai?.on === true : on;
  const set = (next: boolean) =>
    update.mutate(
      { ai: { on: next } },
      {
        onSuccess: () => notify.success(t(next ? 'aiIsOn' : 'aiIsOff')),
        onError: (error) => notify.error(t('aiNotChanged'), { description: errorText(error) }),
      },
    );
  return (
    <label className={styles.switch}>
      <Check checked={shown} onChange={({ target }) => set(target.checked)} />
      <span>
        {t('aiOn')}
        <small>{t('aiOnHint')}</small>
      </span>
    </label>
  );
}
