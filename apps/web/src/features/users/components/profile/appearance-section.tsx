import { useTranslation } from 'react-i18next';
import { usePreferences } from '#features/auth/components/preferences.ts';
import { type SchemeChoice, schemeChoices, useSchemeChoice } from '#lib/browser/color-scheme.ts';
import { useLanguages } from '#lib/config/site-config.ts';
import { knowsTimeZone } from '#lib/format/own-time-zone.ts';
import { errorText } from '#lib/http/error-text.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { FormSection } from '#ui/form/form.tsx';
import { notify } from '#ui/toast/notify.ts';
import styles from './profile.module.css';

/** Language and appearance. Changes apply immediately, on every device. */
export function AppearanceSection() {
  const { t, i18n } = useTranslation('profile');
  const languages = useLanguages();
  const scheme = useSchemeChoice();
  const choose = usePreferences();
  const failed = (error: unknown) => notify.error(t('notKept'), { description: errorText(error) });
  return (
    <FormSection title={t('look')} text={t('lookText')}>
      <div className={styles.pair}>
        <SelectField
          label={t('language')}
          value={i18n.language}
          options={languages.map(({ code, name }) => ({ value: code, name, lang: code }))}
          onChange={(language) => void choose.language(language).catch(failed)}
        />
        <SelectField
          label={t('scheme')}
          value={scheme}
          options={schemeChoices.map((choice) => ({ value: choice, name: t(`scheme_${choice}`) }))}
          onChange={(choice) => void choose.scheme(choice as SchemeChoice).catch(failed)}
        />
      </div>
      {!knowsTimeZone() && <p className={styles.note}>{t('noTimeZone')}</p>}
    </FormSection>
  );
}
