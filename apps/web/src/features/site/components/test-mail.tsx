import type { SettingsAttributes } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { useMe } from '#features/auth/components/use-me.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { useTestMail } from '../api/settings.ts';
import styles from './admin.module.css';

/** Sends the administrator a mail with what is stored, and says what came of it. */
export function TestMail({ kind }: { readonly kind: SettingsAttributes['mail']['kind'] }) {
  const { t } = useTranslation('admin');
  const me = useMe();
  const { mutate, isPending, isSuccess, error } = useTestMail();
  return (
    <div className={styles.test}>
      <Button busy={isPending} onClick={() => mutate()}>
        {t('testMail')}
      </Button>
      <span role="status" className={error ? styles.failed : undefined}>
        {isSuccess && (kind === 'smtp' ? t('testSent', { email: me?.email ?? '' }) : t('testKept'))}
        {error && t('testFailed', { reason: errorText(error) })}
      </span>
    </div>
  );
}
