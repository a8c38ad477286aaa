import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { CodeBlock } from './code-block.tsx';
import styles from './overview.module.css';

const parts = ['signIn', 'documents', 'lists', 'errors', 'limits', 'live'] as const;

/** The conventions that apply to every call. */
export function Overview({ version }: { version: string }) {
  const { t } = useTranslation('reference');
  useDocumentTitle(t('title'));
  const signIn = [
    `curl '${location.origin}/v1/login' \\`,
    "  -H 'Content-Type: application/json' \\",
    `  --data-binary '{"email":"ada@example.org","password":"…"}'`,
  ].join('\n');
  return (
    <article className={styles.overview}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.lede}>{t('lede')}</p>
      <p className={styles.facts}>
        {t('version', { version })} · <a href="/v1/openapi.json">{t('openApi')}</a>
      </p>
      {parts.map((part) => (
        <section key={part}>
          <h2>{t(`overview_${part}_title`)}</h2>
          <p>{t(`overview_${part}_text`)}</p>
          {part === 'signIn' && <CodeBlock label={t('overview_signIn_title')} code={signIn} />}
        </section>
      ))}
    </article>
  );
}
