import { useTranslation } from 'react-i18next';
import { useApiForm } from '#lib/forms/use-api-form.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Form, FormFailure } from '#ui/form/form.tsx';
import { notify } from '#ui/toast/notify.ts';
import { useUpdateSettings } from '../api/settings.ts';
import styles from './admin.module.css';

const names = ['megabytes_per_workspace'] as const;

/** What the texts of a workspace may take. */
export function TextQuota({ megabytes }: { megabytes: number }) {
  const { t } = useTranslation('admin');
  const update = useUpdateSettings();
  const { form, field, busy, failure } = useApiForm({
    names,
    required: names,
    within: 'texts',
    focusFirst: false,
    onSubmit: async ({ megabytes_per_workspace }) => {
      await update.mutateAsync({ texts: { megabytes_per_workspace: Number(megabytes_per_workspace) } });
      notify.success(t('teamSaved'));
    },
  });
  return (
    <Form {...form} noValidate>
      <div className={styles.quota}>
        <TextField
          {...field('megabytes_per_workspace')}
          type="number"
          inputMode="numeric"
          min={1}
          max={1_000_000}
          step={1}
          autoComplete="off"
          label={t('textQuota')}
          hint={t('textQuotaHint')}
          defaultValue={megabytes}
        />
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
      </div>
      <FormFailure message={failure} />
    </Form>
  );
}
