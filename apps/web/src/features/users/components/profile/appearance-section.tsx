import { useTranslation } from 'react-i18next';
import { type SchemeChoice, schemeChoices, useSchemeChoice } from '../../../../lib/browser/index.ts';
import { errorText } from '../../../../lib/http/index.ts';
import { type Language, languages } from '../../../../lib/i18n/index.ts';
import { SelectField } from '../../../../ui/field/index.ts';
import { FormSection } from '../../../../ui/form/index.ts';
import { notify } from '../../../../ui/toast/index.ts';
import { usePreferences } from '../../../auth/index.ts';
import styles from './profile.module.css';

const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

/** Language and appearance. Changes apply at once, on every device. */
export function AppearanceSection() {
  const { t, i18n } = useTranslation('profile');
  const scheme = useSchemeChoice();
  const choose = usePreferences();
  const failed = (error: unknown) => notify.error(t('notKept'), { description: errorText(error) });
  return (
    <FormSection title={t('look')} text={t('lookText')}>
      <div className={styles.pair}>
        <SelectField
          label={t('language')}
          value={i18n.language}
          onChange={(event) => void choose.language(event.target.value as Language).catch(failed)}
        >
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {languageNames[language]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('scheme')}
          value={scheme}
          onChange={(event) => void choose.scheme(event.target.value as SchemeChoice).catch(failed)}
        >
          {schemeChoices.map((choice) => (
            <option key={choice} value={choice}>
              {t(`scheme_${choice}`)}
            </option>
          ))}
        </SelectField>
      </div>
    </FormSection>
  );
}
