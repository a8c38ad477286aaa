import { legalPages, type WrittenTextAttributes, writtenLocales } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { FormSkeleton } from '#ui/form/form-skeleton.tsx';
import { Panels, Section } from '#ui/page/page.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { Row, Rows } from '#ui/rows/rows.tsx';
import { type TextKey, writtenTextQuery } from '../api/texts.ts';
import styles from '../components/admin.module.css';
import { TextForm } from '../components/texts/text-form.tsx';

/** The imprint, the privacy policy and the terms, in English and German, with their versions. */
export default function TextsPage() {
  const { t } = useTranslation('admin');
  const { text: page = 'imprint', in: locale = 'en', version } = useSearch({ from: '/shell/admin/texts' });
  const query = useQuery(writtenTextQuery({ page, locale }, version));
  useDocumentTitle(`${t('texts')} · ${t('title')}`);
  return (
    <Panels>
      <p className={styles.lead}>{t('textsText')}</p>
      <nav className={styles.switch} aria-label={t('textWhich')}>
        {legalPages.map((one) => (
          <ButtonLink
            key={one}
            to="/admin/texts"
            search={{ text: one, in: locale }}
            variant={one === page ? 'plain' : 'quiet'}
            aria-current={one === page}
          >
            {t(`text_${one}`)}
          </ButtonLink>
        ))}
      </nav>
      <nav className={styles.switch} aria-label={t('textLanguage')}>
        {writtenLocales.map((one) => (
          <ButtonLink
            key={one}
            to="/admin/texts"
            search={{ text: page, in: one }}
            variant={one === locale ? 'plain' : 'quiet'}
            aria-current={one === locale}
          >
            {t(`textIn_${one}`)}
          </ButtonLink>
        ))}
      </nav>
      <QueryState query={query} skeleton={<FormSkeleton fields={2} />}>
        {(written) => (
          <>
            <TextForm
              key={`${page} ${locale} ${written.version} ${version ?? ''}`}
              page={page}
              locale={locale}
              written={written}
              shownVersion={version}
            />
            <Versions text={{ page, locale }} versions={written.versions} shown={version ?? written.version} />
          </>
        )}
      </QueryState>
    </Panels>
  );
}

interface VersionsProps {
  readonly text: TextKey;
  readonly versions: WrittenTextAttributes['versions'];
  readonly shown: number;
}

function Versions({ text: { page, locale }, versions, shown }: VersionsProps) {
  const { t } = useTranslation('admin');
  const { dayAndTime } = useFormats();
  if (versions.length === 0) return null;
  return (
    <Section title={t('textVersions')}>
      <Rows label={t('textVersions')}>
        {versions.map(({ version, author, created_at, characters }) => (
          <Row
            key={version}
            title={t('textVersion', { version })}
            text={[dayAndTime(created_at), author, t('textCharacters', { count: characters })]
              .filter(Boolean)
              .join(' · ')}
            end={
              version !== shown && (
                <ButtonLink
                  to="/admin/texts"
                  search={{ text: page, in: locale, ...(version !== versions[0]?.version && { version }) }}
                >
                  {t('textShow')}
                </ButtonLink>
              )
            }
          />
        ))}
      </Rows>
    </Section>
  );
}
