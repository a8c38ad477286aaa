import { alikeTo, limits, type TagAttributes } from '@foreglow/contract';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiForm } from '#lib/forms/use-api-form.ts';
import { useKeptValues } from '#lib/forms/use-kept-values.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Form, FormFailure } from '#ui/form/form.tsx';
import { notify } from '#ui/toast/notify.ts';
import { useCreateTag } from '../api/create-tag.ts';
import { AlikeQuestion } from './alike-question.tsx';
import styles from './tags.module.css';

interface NewTagProps {
  readonly projectSlug: string;
  readonly tags: readonly TagAttributes[];
}

const names = ['name'] as const;

/** Adds a tag. The field stays open for another one. */
export function NewTag({ projectSlug, tags }: NewTagProps) {
  const { t } = useTranslation('tags');
  const create = useCreateTag(projectSlug);
  const [asked, setAsked] = useState<{ name: string; existing: TagAttributes }>();
  const empty = () => document.querySelector<HTMLFormElement>(`.${styles.new} form`)?.reset();
  const input = () => document.querySelector<HTMLInputElement>(`.${styles.new} input`);
  const focus = () => input()?.focus();
  const add = async (name: string) => {
    await create.mutateAsync(name);
    notify.success(t('added', { name }));
    setAsked(undefined);
    const shown = input();
    // The screen may have been left meanwhile.
    if (!shown) forget();
    // The next one may have been typed meanwhile.
    else if (shown.value.trim() === name.trim()) empty();
  };
  const { form, element, field, busy, failure } = useApiForm({
    names,
    required: names,
    focusFirst: false,
    onSubmit: async ({ name }) => {
      const ofCards = tags.filter(({ taxonomy }) => taxonomy === 'cards');
      const [existing] = alikeTo(name, ofCards);
      if (existing) setAsked({ name, existing });
      else await add(name);
    },
  });
  const forget = useKeptValues(`tag.${projectSlug}`, element);
  const close = () => {
    setAsked(undefined);
    focus();
  };
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
      {asked && (
        <AlikeQuestion
          key={asked.name}
          alike={asked}
          onUse={() => {
            empty();
            close();
          }}
          busy={create.isPending}
          onCreate={() =>
            void add(asked.name).then(focus, (error) =>
              notify.error(t('notAdded', { name: asked.name }), { description: errorText(error) }),
            )
          }
          onCancel={close}
        />
      )}
    </div>
  );
}
