import { limits } from '@foreglow/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApiForm } from '../../../../lib/forms/index.ts';
import { invalidate, queryRoots } from '../../../../lib/query/index.ts';
import { Button } from '../../../../ui/button/index.ts';
import { TextField } from '../../../../ui/field/index.ts';
import { Form, FormActions, FormFailure } from '../../../../ui/form/index.ts';
import { notify } from '../../../../ui/toast/index.ts';
import { type SignedIn, updateMe } from '../../../auth/index.ts';
import styles from './profile.module.css';

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
    <div className={styles.you}>
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
    </div>
  );
}
