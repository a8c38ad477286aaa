import { limits, type SettingsAttributes } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { useApiForm } from '#lib/forms/use-api-form.ts';
import { useKeptValues } from '#lib/forms/use-kept-values.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Form, FormActions, FormFailure } from '#ui/form/form.tsx';
import { FormSkeleton } from '#ui/form/form-skeleton.tsx';
import { Panels } from '#ui/page/page.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { notify } from '#ui/toast/notify.ts';
import { settingsQuery, useUpdateSettings } from '../api/settings.ts';
import styles from '../components/admin.module.css';
import { domainsIn } from '../rules/domains.rules.ts';

/** The settings of the team: the company's staff, shown to everybody as a single entry. */
export default function TeamPage() {
  const { t } = useTranslation('admin');
  const query = useQuery(settingsQuery);
  useDocumentTitle(`${t('team')} · ${t('title')}`);
  return (
    <Panels>
      <QueryState query={query} skeleton={<FormSkeleton fields={2} />}>
        {({ team }) => <TeamForm key={JSON.stringify(team)} team={team} />}
      </QueryState>
    </Panels>
  );
}

const names = ['name', 'domains'] as const;

function TeamForm({ team }: Pick<SettingsAttributes, 'team'>) {
  const { t } = useTranslation('admin');
  const update = useUpdateSettings();
  const removeTeam = useUpdateSettings();
  const [asking, setAsking] = useState(false);
  const { form, element, field, busy, failure } = useApiForm({
    names,
    required: names,
    focusFirst: false,
    onSubmit: async ({ name, domains }) => {
      await update.mutateAsync({ team: { name, domains: domainsIn(domains) } });
      forget();
      notify.success(t('teamSaved'));
    },
  });
  const forget = useKeptValues('team', element);
  return (
    <Form {...form}>
      <p className={styles.text}>{t('teamText')}</p>
      <p className={styles.example}>{t('teamExample')}</p>
      <TextField
        {...field('name')}
        label={t('teamName')}
        defaultValue={team?.name}
        maxLength={limits.nameLength}
        autoComplete="off"
      />
      <TextAreaField
        {...field('domains')}
        label={t('teamDomains')}
        hint={t('teamDomainsHint')}
        defaultValue={team?.domains.join('\n')}
        rows={3}
        spellCheck={false}
        autoCapitalize="none"
      />
      <FormFailure message={failure} />
      <FormActions>
        <Button type="submit" variant="primary" busy={busy}>
          {t('save')}
        </Button>
        {team && <Button onClick={() => setAsking(true)}>{t('dissolve')}</Button>}
      </FormActions>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => removeTeam.mutateAsync({ team: null })}
        title={t('dissolveQuestion')}
        text={t('dissolveText')}
        confirmLabel={t('dissolve')}
        busy={removeTeam.isPending}
      />
    </Form>
  );
}
