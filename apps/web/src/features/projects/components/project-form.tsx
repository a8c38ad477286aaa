import { limits, type ProjectAttributes } from '@foreglow/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { orNull, useApiForm } from '../../../lib/forms/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { TextField } from '../../../ui/field/index.ts';
import { Form, FormActions, FormFailure } from '../../../ui/form/index.ts';
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx';

/** What a project is created from or changed to. */
export interface ProjectValues {
  readonly title: string;
  readonly subtitle: string | null;
}

interface ProjectFormProps {
  readonly project?: ProjectAttributes;
  readonly submitLabel: string;
  readonly onSubmit: (values: ProjectValues) => Promise<unknown>;
  /** The link that leads away without saving. */
  readonly cancel: ReactNode;
}

const names = ['title', 'subtitle'] as const;
const required = ['title'] as const;

/** The form of a project, new or existing. */
export function ProjectForm({ project, submitLabel, onSubmit, cancel }: ProjectFormProps) {
  const { t } = useTranslation('projects');
  const { form, field, busy, failure, dirty } = useApiForm({
    names,
    required,
    onSubmit: ({ title, subtitle }) => onSubmit({ title: title.trim(), subtitle: orNull(subtitle) }),
  });
  return (
    <Form {...form}>
      <TextField
        {...field('title')}
        label={t('title')}
        defaultValue={project?.title}
        maxLength={limits.titleLength}
        placeholder={project ? undefined : t('titleExample')}
        autoComplete="off"
      />
      <TextField
        {...field('subtitle')}
        label={t('subtitle')}
        optional={t('optional')}
        hint={t('subtitleHint')}
        defaultValue={project?.subtitle ?? ''}
        maxLength={limits.subtitleLength}
        autoComplete="off"
      />
      <FormFailure message={failure} />
      <FormActions>
        <Button type="submit" variant="primary" busy={busy}>
          {submitLabel}
        </Button>
        {cancel}
      </FormActions>
      <UnsavedGuard when={dirty && !busy} />
    </Form>
  );
}
