import { useTranslation } from 'react-i18next';
import { type SchemeChoice, schemeChoices, useSchemeChoice } from '../../../../lib/browser/index.ts';
import { useLanguages } from '../../../../lib/config/index.ts';
import { knowsTimeZone } from '../../../../lib/format/index.ts';
import { errorText } from '../../../../lib/http/index.ts';
import { SelectField } from '../../../../ui/field/index.ts';
import { FormSection } from '../../../../ui/form/index.ts';
import { notify } from '../../../../ui/toast/index.ts';
import { usePreferences } from '../../../auth/index.ts';
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
