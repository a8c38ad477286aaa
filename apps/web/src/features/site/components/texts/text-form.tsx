import { limits, type WrittenTextAttributes } from '@foreglow/contract';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type TextKey, useWriteText } from '#features/site/api/texts.ts';
import { useKeptText } from '#lib/forms/use-kept-text.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { Form, FormActions, FormFailure } from '#ui/form/form.tsx';
import { LazyProse } from '#ui/prose/lazy-prose.tsx';
import { notify } from '#ui/toast/notify.ts';
import styles from '../admin.module.css';
import { FixedNote } from '../fixed-note.tsx';

interface TextFormProps extends TextKey {
  readonly written: WrittenTextAttributes;
  /** The version whose text is shown, if it is not the newest. */
  readonly shownVersion: number | undefined;
}

/** A public text in Markdown, with a preview. Saving adds a version. */
export function TextForm({ page, locale, written, shownVersion }: TextFormProps) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const keptAs = `legal ${page} ${locale} ${written.version} ${shownVersion ?? ''}`;
  const [text, setText, forget] = useKeptText(keptAs, written.text);
  const { mutateAsync, isPending, error } = useWriteText({ page, locale });
  const isFixed = written.source === 'environment';
  const save = async () => {
    await mutateAsync({ text, based_on: written.version });
    forget();
    notify.success(t('teamSaved'));
    await navigate({ to: '.', search: { text: page, in: locale } });
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        // The failure is shown below.
        if (!isPending) void save().catch(() => undefined);
      }}
    >
      {isFixed && <FixedNote variables={[`LEGAL_DIR/${locale}/${page}.md`]} />}
      {shownVersion !== undefined && <p className={styles.example}>{t('textOld', { version: shownVersion })}</p>}
      <TextAreaField
        label={t('textLabel')}
        hint={t('textHint')}
        rows={14}
        value={text}
        maxLength={limits.legalTextLength}
        disabled={isFixed}
        lang={locale}
        onChange={({ target }) => setText(target.value)}
      />
      <FormFailure message={error ? errorText(error) : undefined} />
      {!isFixed && (
        <FormActions>
          <Button type="submit" variant="primary" busy={isPending}>
            {t('save')}
          </Button>
          {written.starting !== null && (
            <Button onClick={() => setText(written.starting ?? '')}>{t('textStarting')}</Button>
          )}
        </FormActions>
      )}
      <div className={styles.preview}>
        <p className={styles.caption}>{t('textPreview')}</p>
        <div className={styles.read} lang={locale}>
          {text.trim() === '' ? (
            <p>{t(written.starting === null ? 'textNone' : 'textUsual')}</p>
          ) : (
            <LazyProse top={2} trusted>
              {text}
            </LazyProse>
          )}
        </div>
      </div>
    </Form>
  );
}
