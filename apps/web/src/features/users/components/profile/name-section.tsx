import { limits } from '@foreglow/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SignedIn } from '#features/auth/api/read-me.ts';
import { updateMe } from '#features/auth/api/update-me.ts';
import { useApiForm } from '#lib/forms/use-api-form.ts';
import { invalidate } from '#lib/query/invalidate.ts';
import { queryRoots } from '#lib/query/query-roots.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Form, FormActions, FormFailure } from '#ui/form/form.tsx';
import { notify } from '#ui/toast/notify.ts';

const names = ['name'] as const;

/** The user's name, as others see it. */
export function NameSection({ me }: { me: SignedIn }) {
  const { t } = useTranslation('profile');
  const client = useQueryClient();
  const { form, field, busy, failure } = useApiForm({
    names,
    required: names,
    focusFirst: false,
    onSubmit: async ({ name }) => {
      await updateMe(client, { name });
      // Lists of other people contain the name too.
      await invalidate(client, [queryRoots.members]);
      notify.success(t('saved'));
    },
  });
  return (
    <Form {...form}>
      <TextField
        {...field('name')}
        label={t('name')}
        hint={t('nameHint')}
        defaultValue={me.name}
        maxLength={limits.nameLength}
        autoComplete="name"
      />
      <FormFailure message={failure} />
      <FormActions>
        <Button type="submit" variant="primary" busy={busy}>
          {t('save')}
        </Button>
      </FormActions>
    </Form>
  );
}
