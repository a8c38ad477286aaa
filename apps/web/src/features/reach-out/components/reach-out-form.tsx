import { limits } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import type { SignedIn } from '#features/auth/api/read-me.ts';
import { useApiForm } from '#lib/forms/use-api-form.ts';
import { useKeptValues } from '#lib/forms/use-kept-values.ts';
import { Button } from '#ui/button/button.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Form, FormActions, FormFailure } from '#ui/form/form.tsx';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.ts';
import { useReachOut } from '../api/reach-out.ts';
import styles from './reach-out.module.css';

const required = ['name', 'email', 'subject', 'message'] as const;
const names = [...required, 'website'] as const;
/** Whether the first field gets the focus. For signed-in users, name and e-mail are filled in. */
const namesOfUser = ['subject', 'message', 'name', 'email', 'website'] as const;

interface ReachOutFormProps {
  readonly me: SignedIn | undefined;
  /** The name under which what was typed is kept until it is sent. */
  readonly keptAs: string;
  /** Called with the e-mail to which the reply will be sent. */
  readonly onSent: (email: string) => void;
}

/** The message with its sender. The typed text stays when it cannot be sent. */
export function ReachOutForm({ me, keptAs, onSent }: ReachOutFormProps) {
  const { t } = useTranslation('reach-out');
  const { mutateAsync } = useReachOut();
  const { form, element, field, busy, failure } = useApiForm({
    names: me ? namesOfUser : names,
    required,
    onSubmit: async (values) => {
      await mutateAsync(values);
      forget();
      onSent(values.email.trim());
    },
  });
  const forget = useKeptValues(keptAs, element);
  const known = me !== undefined;
  return (
    <Form {...form}>
      <div className={styles.sender}>
        <TextField
          {...field('name')}
          label={t('name')}
          defaultValue={me?.name}
          readOnly={known}
          maxLength={limits.nameLength}
          autoComplete="name"
        />
        <TextField
          {...field('email')}
          type="email"
          label={t('email')}
          defaultValue={me?.email}
          readOnly={known}
          maxLength={limits.emailLength}
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <TextField
        {...field('subject')}
        label={t('subject')}
        maxLength={limits.reachOutSubjectLength}
        autoComplete="off"
      />
      <TextAreaField
        {...field('message')}
        label={t('message')}
        hint={t('messageHint')}
        rows={8}
        maxLength={limits.reachOutLength}
      />
      {/* Bots fill in every field they find. People neither see nor reach this one. */}
      <div className={visuallyHidden} aria-hidden="true">
        <label>
          Website
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <FormFailure message={failure} />
      <FormActions>
        <Button type="submit" variant="primary" busy={busy}>
          {t('send')}
        </Button>
      </FormActions>
    </Form>
  );
}
