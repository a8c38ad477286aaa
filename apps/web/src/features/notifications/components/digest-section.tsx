import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { updateMe } from '#features/auth/api/update-me.ts';
import { useMe } from '#features/auth/components/use-me.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Check } from '#ui/check/check.tsx';
import { FormSection } from '#ui/form/form.tsx';
import { notify } from '#ui/toast/notify.ts';
import styles from './digest-section.module.css';

/** Whether the user gets a daily mail of unread notifications. */
export function DigestSection() {
  const { t } = useTranslation('notifications');
  const client = useQueryClient();
  const me = useMe();
  // Choices are stored one after the other, so that the last one stays.
  const { mutate } = useMutation({
    scope: { id: 'digest' },
    mutationFn: (digest: boolean) => updateMe(client, { digest }),
    onError: (error) => notify.error(t('notKept'), { description: errorText(error) }),
  });
  // The new choice before it is stored. The state of the mutation follows too late: the box would return to its old
  // state for a moment.
  const [chosen, setChosen] = useState<boolean>();
  const choose = (digest: boolean) => {
    setChosen(digest);
    mutate(digest, { onSettled: () => setChosen(undefined) });
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
