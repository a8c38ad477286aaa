import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/http/index.ts';
import { Check } from '../../../ui/check/index.ts';
import { FormSection } from '../../../ui/form/index.ts';
import { notify } from '../../../ui/toast/index.ts';
import { updateMe, useMe } from '../../auth/index.ts';
import styles from './digest-section.module.css';

/** Whether the user gets a daily mail of unread notifications. */
export function DigestSection() {
  const { t } = useTranslation('notifications');
  const client = useQueryClient();
  const me = useMe();
  // Shows the new choice before it is stored.
  const [chosen, setChosen] = useState<boolean>();
  const choose = (digest: boolean) => {
    setChosen(digest);
    void updateMe(client, { digest })
      .catch((error: unknown) => notify.error(t('notKept'), { description: errorText(error) }))
      .finally(() => setChosen(undefined));
  };
  return (
    <FormSection title={t('digest')} text={t('digestText')}>
      <label className={styles.choice}>
        <Check checked={chosen ?? me?.digest ?? true} onChange={({ target }) => choose(target.checked)} />
        {t('digestChoice')}
      </label>
    </FormSection>
  );
}
