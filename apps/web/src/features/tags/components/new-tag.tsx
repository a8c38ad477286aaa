import { limits } from '@foreglow/contract';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useApiForm } from '../../../lib/forms/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { TextField } from '../../../ui/field/index.ts';
import { Form, FormFailure } from '../../../ui/form/index.ts';
import { notify } from '../../../ui/toast/index.ts';
import { useCreateTag } from '../api/create-tag.ts';
import styles from './tags.module.css';

const names = ['name'] as const;

/** Adds a tag; the field stays for the next one. */
export function NewTag({ projectSlug }: { projectSlug: string }) {
  const { t } = useTranslation('tags');
  const create = useCreateTag(projectSlug);
  const { form, field, busy, failure } = useApiForm({
    names,
    required: names,
    focusFirst: false,
    onSubmit: async ({ name }) => {
      await create.mutateAsync(name);
      notify.success(t('added', { name }));
      document.querySelector<HTMLFormElement>(`.${styles.new} form`)?.reset();
    },
  });
  return (
    <div className={styles.new}>
      <Form {...form}>
        <div className={styles.newLine}>
          <TextField
            {...field('name')}
            label={t('newTag')}
            maxLength={limits.tagNameLength}
            autoComplete="off"
            placeholder={t('newTagHint')}
          />
          <Button type="submit" busy={busy} icon={<IconPlus stroke={1.8} aria-hidden="true" />}>
            {t('add')}
          </Button>
        </div>
        <FormFailure message={failure} />
      </Form>
    </div>
  );
}
