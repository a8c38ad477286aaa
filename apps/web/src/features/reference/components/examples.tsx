import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { storage } from '#lib/browser/storage.ts';
import { type Call, needsToken, successOf } from '../rules/calls.rules.ts';
import { exampleOf, requestOf } from '../rules/request.rules.ts';
import { curlOf, typeScriptOf } from '../rules/snippets.rules.ts';
import { CodeBlock } from './code-block.tsx';
import styles from './examples.module.css';

const languages = ['curl', 'TypeScript'] as const;
const key = 'foreglow.reference.language';

/** The call in curl and TypeScript, and its response. */
export function Examples({ call }: { call: Call }) {
  const { t } = useTranslation('reference');
  const [language, setLanguage] = useState(() => languages.find((choice) => choice === storage.read(key)) ?? 'curl');
  const choose = (choice: typeof language) => {
    storage.write(key, choice);
    setLanguage(choice);
  };
  const where = { origin: location.origin, withToken: needsToken(call) };
  const request = requestOf(call, exampleOf(call));
  const success = successOf(call);
  return (
    <div className={styles.examples}>
      <div>
        <div className={styles.head}>
          <h2>{t('request')}</h2>
          <fieldset className={styles.languages} aria-label={t('language')}>
            {languages.map((choice) => (
              <button key={choice} type="button" aria-pressed={choice === language} onClick={() => choose(choice)}>
                {choice}
              </button>
            ))}
          </fieldset>
        </div>
        <CodeBlock
          label={t('requestIn', { language })}
          code={language === 'curl' ? curlOf(request, where) : typeScriptOf(request, where)}
        />
      </div>
      {success?.content.example !== undefined && (
        <div>
          <div className={styles.head}>
            <h2>{t('answer')}</h2>
            <span className={styles.status}>{success.status}</span>
          </div>
          <CodeBlock label={t('answer')} code={JSON.stringify(success.content.example, null, 2)} />
        </div>
      )}
    </div>
  );
}
