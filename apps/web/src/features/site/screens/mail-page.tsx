import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { FormSkeleton } from '#ui/form/form-skeleton.tsx';
import { Panels, Section } from '#ui/page/page.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { mailServerQuery } from '../api/connections.ts';
import styles from '../components/admin.module.css';
import { MailForm } from '../components/mail-form.tsx';
import { TestMail } from '../components/test-mail.tsx';

/** The mail server and the sender of messages, with a test. */
export default function MailPage() {
  const { t } = useTranslation('admin');
  const query = useQuery(mailServerQuery);
  useDocumentTitle(`${t('mail')} · ${t('title')}`);
  return (
    <Panels>
      <QueryState query={query} skeleton={<FormSkeleton fields={5} />}>
        {(server) => (
          <>
            <p className={styles.lead}>
              {server.host === null ? t('mailFolder') : t('mailSmtp', { from: server.from })}
            </p>
            <MailForm key={JSON.stringify(server)} server={server} />
            <Section title={t('mailTest')} text={t('mailTestText')}>
              <TestMail kind={server.host === null ? 'folder' : 'smtp'} />
            </Section>
          </>
        )}
      </QueryState>
    </Panels>
  );
}
