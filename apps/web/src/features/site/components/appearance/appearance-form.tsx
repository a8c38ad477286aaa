import { type AppearanceAttributes, type AttachmentAttributes, limits } from '@foreglow/contract';
import { type BrandColor, illegible } from '@foreglow/contract/appearance/brand';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureField } from '#features/attachments/components/picture-field.tsx';
import { usePictureUpload } from '#features/attachments/components/use-picture-upload.ts';
import { useSaveAppearance } from '#features/site/api/appearance.ts';
import { useApiForm } from '#lib/forms/use-api-form.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Form, FormActions, FormFailure } from '#ui/form/form.tsx';
import { Mark } from '#ui/marks/mark.tsx';
import { notify } from '#ui/toast/notify.ts';
import adminStyles from '../admin.module.css';
import styles from './appearance.module.css';
import { AppearancePreview } from './appearance-preview.tsx';
import { ColorField } from './color-field.tsx';

const names = ['name', 'line_en', 'line_de'] as const;
const colorNames = ['accent', 'highlight', 'glow'] as const satisfies readonly BrandColor[];

/** A picture before it is saved: undefined keeps the stored one, null removes it. */
type Choice = AttachmentAttributes | null | undefined;

const slugOf = (choice: Choice) => choice?.slug ?? null;
const addressOf = (choice: Choice, stored: string | null) =>
  choice === undefined ? stored : (choice?.thumbnails.large.url ?? null);

/** Name, colours, logo, and what stands beside sign-in, with a preview of what is chosen. */
export function AppearanceForm({ appearance }: { readonly appearance: AppearanceAttributes }) {
  const { t, i18n } = useTranslation('admin');
  const { base } = appearance;
  const [text, setText] = useState({
    name: appearance.name ?? '',
    line_en: appearance.sign_in_line.en ?? '',
    line_de: appearance.sign_in_line.de ?? '',
  });
  const [colors, setColors] = useState(appearance.colors);
  const [logo, setLogo] = useState<Choice>();
  const [picture, setPicture] = useState<Choice>();
  const [asking, setAsking] = useState(false);
  const logoUpload = usePictureUpload(setLogo);
  const pictureUpload = usePictureUpload(setPicture);
  const save = useSaveAppearance();
  const remove = useSaveAppearance();
  const shown = colors ?? base.colors;
  const lacking = new Map(illegible(base, shown).map(({ color, contrast }) => [color, contrast]));
  const { form, field, busy, failure } = useApiForm({
    names,
    focusFirst: false,
    onSubmit: async ({ name, line_en, line_de }) => {
      // Enter in a field submits the form too, also while a picture is being uploaded.
      if (logoUpload.busy || pictureUpload.busy) return;
      await save.mutateAsync({
        name: name.trim() || null,
        colors,
        sign_in_line: { en: line_en.trim() || null, de: line_de.trim() || null },
        ...(logo !== undefined && { logo_attachment_id: slugOf(logo) }),
        ...(picture !== undefined && { sign_in_attachment_id: slugOf(picture) }),
      });
      notify.success(t('lookSaved'));
    },
  });
  const typed = (name: (typeof names)[number]) => ({
    ...field(name),
    value: text[name],
    onChange: ({ target }: { readonly target: HTMLInputElement }) => setText({ ...text, [name]: target.value }),
    optional: t('optional'),
    autoComplete: 'off',
  });
  const logoAddress = addressOf(logo, appearance.logo);
  const pictureAddress = addressOf(picture, appearance.sign_in_picture);
  const [own, other] = i18n.language === 'de' ? [text.line_de, text.line_en] : [text.line_en, text.line_de];
  return (
    <Form {...form}>
      <p className={adminStyles.text}>{t('lookText')}</p>
      <TextField
        {...typed('name')}
        label={t('lookName')}
        placeholder={base.name}
        maxLength={limits.productNameLength}
      />
      <div className={styles.colors}>
        {colorNames.map((name) => (
          <ColorField
            key={name}
            label={t(`lookColor_${name}`)}
            hint={t(`lookColorHint_${name}`)}
            value={shown[name]}
            lacking={lacking.get(name)}
            onChange={(color) => setColors({ ...shown, [name]: color })}
          />
        ))}
      </div>
      {colors && (
        <div>
          <Button onClick={() => setColors(null)}>{t('lookUsualColors')}</Button>
        </div>
      )}
      <PictureField
        label={t('lookLogo')}
        shape="small"
        image={logoAddress ? { url: logoAddress, alt: '' } : null}
        seed="logo"
        without={
          <span className={styles.usualLogo}>
            <Mark size={70} />
          </span>
        }
        upload={logoUpload}
        onRemove={() => setLogo(null)}
      />
      <TextField
        {...typed('line_en')}
        label={t('lookLineEn')}
        hint={t('lookLineHint')}
        maxLength={limits.signInLineLength}
      />
      <TextField {...typed('line_de')} label={t('lookLineDe')} maxLength={limits.signInLineLength} lang="de" />
      <PictureField
        label={t('lookPicture')}
        shape="small"
        image={pictureAddress ? { url: pictureAddress, alt: '' } : null}
        seed="sign-in"
        without={<span className={styles.sky} />}
        upload={pictureUpload}
        onRemove={() => setPicture(null)}
      />
      <div className={styles.aside}>
        <AppearancePreview
          base={base}
          name={text.name.trim() || base.name}
          line={own.trim() || other.trim() || t('lookLineUsual')}
          colors={shown}
          logo={logoAddress}
          picture={pictureAddress}
        />
      </div>
      <FormFailure message={failure} />
      <FormActions>
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          disabled={lacking.size > 0 || logoUpload.busy || pictureUpload.busy}
        >
          {t('save')}
        </Button>
        <Button onClick={() => location.reload()}>{t('lookReload')}</Button>
        <Button onClick={() => setAsking(true)}>{t('lookRemove')}</Button>
      </FormActions>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutateAsync(null)}
        title={t('lookRemoveQuestion')}
        text={t('lookRemoveText')}
        confirmLabel={t('lookRemove')}
        danger
        busy={remove.isPending}
      />
    </Form>
  );
}
