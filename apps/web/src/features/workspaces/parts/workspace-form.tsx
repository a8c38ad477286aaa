import { limits, type WorkspaceAttributes } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { orNull, useApiForm } from '../../../lib/forms/index.ts';
import { Button, ButtonLink } from '../../../ui/button/index.ts';
import { TextField } from '../../../ui/field/index.ts';
import { Form, FormActions, FormFailure } from '../../../ui/form/index.ts';
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx';

/** What a workspace is created from or changed to. */
export interface WorkspaceValues {
  readonly title: string;
  readonly subtitle: string | null;
  readonly company_name: string | null;
}

interface WorkspaceFormProps {
  readonly workspace?: WorkspaceAttributes;
  readonly submitLabel: string;
  readonly onSubmit: (values: WorkspaceValues) => Promise<unknown>;
}

const names = ['title', 'subtitle', 'company_name'] as const;
const required = ['title'] as const;

/** The form of a workspace, new or existing. */
export function WorkspaceForm({ workspace, submitLabel, onSubmit }: WorkspaceFormProps) {
  const { t } = useTranslation('workspaces');
  const { form, field, busy, failure, dirty } = useApiForm({
    names,
    required,
    onSubmit: ({ title, subtitle, company_name }) =>
      onSubmit({ title: title.trim(), subtitle: orNull(subtitle), company_name: orNull(company_name) }),
  });
  return (
    <Form {...form}>
      <TextField
        {...field('title')}
        label={t('title')}
        defaultValue={workspace?.title}
        maxLength={limits.titleLength}
        placeholder={workspace ? undefined : t('titleExample')}
        autoComplete="off"
      />
      <TextField
        {...field('subtitle')}
        label={t('subtitle')}
        optional={t('optional')}
        hint={t('subtitleHint')}
        defaultValue={workspace?.subtitle ?? ''}
        maxLength={limits.subtitleLength}
        autoComplete="off"
      />
      <TextField
        {...field('company_name')}
        label={t('company')}
        optional={t('optional')}
        defaultValue={workspace?.company_name ?? ''}
        maxLength={limits.nameLength}
        autoComplete="organization"
      />
      <FormFailure message={failure} />
      <FormActions>
        <Button type="submit" look="primary" busy={busy}>
          {submitLabel}
        </Button>
        {workspace ? (
          <ButtonLink to="/w/$workspaceSlug" params={{ workspaceSlug: workspace.slug }}>
            {t('cancel')}
          </ButtonLink>
        ) : (
          <ButtonLink to="/">{t('cancel')}</ButtonLink>
        )}
      </FormActions>
      <UnsavedGuard when={dirty && !busy} />
    </Form>
  );
}
