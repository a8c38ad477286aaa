import type { SettingsAttributes } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { useUpdateSettings } from '#features/site/api/settings.ts';
import { useApiForm } from '#lib/forms/use-api-form.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Form, FormActions, FormFailure } from '#ui/form/form.tsx';
import { notify } from '#ui/toast/notify.ts';
import styles from './ai.module.css';

const names = ['radars_per_day', 'tokens_per_day'] as const;

/** The daily drafting limits of each workspace. */
export function AiLimits({ ai }: { ai: Pick<SettingsAttributes['ai'], (typeof names)[number] | 'configured'> }) {
  const { t } = useTranslation('admin');
  const update = useUpdateSettings();
  const { form, field, busy, failure } = useApiForm({
    names,
    required: names,
    within: 'ai',
    focusFirst: false,
    onSubmit: async ({ radars_per_day, tokens_per_day }) => {
      await update.mutateAsync({
        ai: { radars_per_day: Number(radars_per_day), tokens_per_day: Number(tokens_per_day) },
      });
      notify.success(t('teamSaved'));
    },
  });
  const common = { type: 'number', inputMode: 'numeric', min: 0, step: 1, autoComplete: 'off' } as const;
  return (
    <Form {...form} noValidate>
      <div className={styles.limits}>
        <TextField
          {...field('radars_per_day')}
          {...common}
          label={t('aiRadarsPerDay')}
          hint={t('aiPerWorkspace')}
          defaultValue={ai.radars_per_day}
          max={1000}
        />
        <TextField
          {...field('tokens_per_day')}
          {...common}
          label={t('aiTokensPerDay')}
          hint={t(ai.configured ? 'aiPerWorkspace' : 'aiTokensWithout')}
          defaultValue={ai.tokens_per_day}
          max={1_000_000_000}
        />
      </div>
      <FormFailure message={failure} />
      <FormActions>
        <Button type="submit" variant="primary" busy={busy}>
          {t('save')}
        </Button>
      </FormActions>
    </Form>
  );
}
