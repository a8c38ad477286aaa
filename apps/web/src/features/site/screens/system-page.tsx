import type { SettingsAttributes } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { useAgo } from '#lib/format/use-ago.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { Panels } from '#ui/page/page.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { RowSkeletons } from '#ui/rows/rows.tsx';
import { settingsQuery } from '../api/settings.ts';
import styles from '../components/admin.module.css';
import { FileStore } from '../components/file-store.tsx';
import { TestMail } from '../components/test-mail.tsx';
import { TextQuota } from '../components/text-quota.tsx';
import { Waiting } from '../components/waiting.tsx';

/** The status of the installation: mail, AI, storage, database, version. */
export default function SystemPage() {
  const { t } = useTranslation('admin');
  const query = useQuery(settingsQuery);
  useDocumentTitle(`${t('system')} · ${t('title')}`);
  return (
    <Panels>
      <Waiting />
      <QueryState query={query} skeleton={<RowSkeletons count={6} round={false} />}>
        {(settings) => <Facts settings={settings} />}
      </QueryState>
    </Panels>
  );
}

function Facts({
  settings: { mail, ai, files, texts, storage, version, started_at },
}: {
  settings: SettingsAttributes;
}) {
  const { t } = useTranslation('admin');
  const ago = useAgo();
  const { bytes, number, dayAndTime } = useFormats();
  return (
    <dl className={styles.facts} data-panel>
      <Fact name={t('mail')}>
        {mail.kind === 'smtp' ? t('mailSmtp', { from: mail.from }) : t('mailFolder')}
        <TestMail kind={mail.kind} />
      </Fact>
      <Fact name={t('ai')}>
        {ai.configured ? t('aiReady', { provider: ai.provider ?? '', model: ai.model ?? '' }) : t('aiOff')}
        {!ai.on && <small>{t('aiSwitchedOff')}</small>}
      </Fact>
      <Fact name={t('storage')}>
        {t('storageText', { database: bytes(storage.database_bytes), files: bytes(storage.file_bytes) })}
        <small>
          {[
            t('userCount', { count: storage.user_count, shown: number(storage.user_count) }),
            t('inWorkspaces', { count: storage.workspace_count }),
            t('cards', { count: storage.card_count }),
          ].join(' · ')}
        </small>
        <TextQuota megabytes={texts.megabytes_per_workspace} />
      </Fact>
      <Fact name={t('files')}>
        <FileStore files={files} />
      </Fact>
      <Fact name={t('database')}>{t(`database_${storage.database}`)}</Fact>
      <Fact name={t('version')}>{version}</Fact>
      <Fact name={t('running')}>
        {t('startedAgo', { ago: ago(started_at) })}
        <small>{dayAndTime(started_at)}</small>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
