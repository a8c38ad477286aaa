import { limits, type SettingsAttributes } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { useKeptText } from '#lib/forms/use-kept-text.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Form, FormActions } from '#ui/form/form.tsx';
import { FormSkeleton } from '#ui/form/form-skeleton.tsx';
import { Panels } from '#ui/page/page.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { settingsQuery, useUpdateSettings } from '../api/settings.ts';
import styles from '../components/admin.module.css';
import { MaintenanceWords } from '../components/maintenance/maintenance-words.tsx';

/** Starts maintenance, which closes the site for everybody. */
export default function MaintenancePage() {
  const { t } = useTranslation('admin');
  const query = useQuery(settingsQuery);
  useDocumentTitle(`${t('maintenance')} · ${t('title')}`);
  return (
    <Panels>
      <QueryState query={query} skeleton={<FormSkeleton fields={1} />}>
        {({ maintenance }) => <MaintenanceForm maintenance={maintenance} />}
      </QueryState>
    </Panels>
  );
}

function MaintenanceForm({ maintenance }: Pick<SettingsAttributes, 'maintenance'>) {
  const { t } = useTranslation('admin');
  const [message, setMessage, forget] = useKeptText('maintenance', maintenance.message ?? '');
  const [asking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useUpdateSettings();
  const start = async () => {
    await mutateAsync({ maintenance: { on: true, message: message.trim() || null } });
    forget();
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        setAsking(true);
      }}
    >
      <p className={styles.text}>{t('maintenanceText')}</p>
      <TextField
        label={t('message')}
        optional={t('optional')}
        hint={t('messageHint')}
        value={message}
        maxLength={limits.maintenanceMessageLength}
        onChange={(event) => setMessage(event.target.value)}
        autoComplete="off"
      />
      <div className={styles.preview}>
        <p className={styles.caption}>{t('preview')}</p>
        <MaintenanceWords message={message.trim() || null} level={2} />
      </div>
      <FormActions>
        <Button type="submit" variant="primary" danger>
          {t('startMaintenance')}
        </Button>
      </FormActions>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={start}
        title={t('startQuestion')}
        text={t('startText')}
        confirmLabel={t('startMaintenance')}
        danger
        busy={isPending}
      />
    </Form>
  );
}
