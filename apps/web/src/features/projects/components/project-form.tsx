import { limits, type ProjectAttributes } from '@foreglow/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiForm } from '#lib/forms/use-api-form.ts';
import { useKeptValues } from '#lib/forms/use-kept-values.ts';
import { orNull } from '#lib/forms/values.rules.ts';
import { Button } from '#ui/button/button.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Form, FormActions, FormFailure } from '#ui/form/form.tsx';
import { UnsavedGuard } from '#ui/form/unsaved-guard.tsx';

/** The values with which a project is created or changed. */
export interface ProjectValues {
  readonly title: string;
  readonly subtitle: string | null;
  /** The question of a new project, which becomes the start of its brief. */
  readonly challenge?: string | null;
}

interface ProjectFormProps {
  readonly project?: ProjectAttributes;
  /** The name under which what was typed is kept until it is saved or discarded. */
  readonly keptAs: string;
  readonly submitLabel: string;
  /** Called with all values, and with those that were changed. */
  readonly onSubmit: (values: ProjectValues, changes: Partial<ProjectValues>) => Promise<unknown>;
  /** The link for leaving without saving. */
  readonly cancel: ReactNode;
}

const names = ['title', 'subtitle'] as const;
const namesOfNew = ['challenge', ...names] as const;
const required = ['title'] as const;

interface Entered {
  readonly title: string;
  readonly subtitle: string;
  readonly challenge?: string;
}

const valuesOf = ({ title, subtitle, challenge }: Partial<Entered>): Partial<ProjectValues> => ({
  ...(title !== undefined && { title: title.trim() }),
  ...(subtitle !== undefined && { subtitle: orNull(subtitle) }),
  ...(challenge !== undefined && { challenge: orNull(challenge) }),
});

/** The form of a project. For a new project it also contains the question, which is stored with it in one request. */
export function ProjectForm({ project, keptAs, submitLabel, onSubmit, cancel }: ProjectFormProps) {
  const { t } = useTranslation('projects');
  const { form, element, field, busy, failure, dirty } = useApiForm({
    names: project ? names : namesOfNew,
    required,
    onSubmit: async (entered: Entered, changes: Partial<Entered>) => {
      await onSubmit({ title: entered.title.trim(), subtitle: null, ...valuesOf(entered) }, valuesOf(changes));
      forget();
    },
  });
  const forget = useKeptValues(keptAs, element);
  return (
    <Form {...form}>
      {!project && (
        <TextAreaField
          {...field('challenge')}
          label={t('challenge')}
          optional={t('optional')}
          hint={t('challengeHint')}
          placeholder={t('challengeExample')}
          rows={2}
          maxLength={limits.challengeLength}
        />
      )}
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
      <UnsavedGuard when={dirty && !busy} onDiscard={forget} />
    </Form>
  );
}
