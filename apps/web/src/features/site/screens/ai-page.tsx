import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { FormSkeleton } from '#ui/form/form-skeleton.tsx';
import { Panels, Section } from '#ui/page/page.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { RowSkeletons } from '#ui/rows/rows.tsx';
import { aiProviderQuery } from '../api/connections.ts';
import { settingsQuery } from '../api/settings.ts';
import styles from '../components/admin.module.css';
import { AiLimits } from '../components/ai/ai-limits.tsx';
import { AiProvider } from '../components/ai/ai-provider.tsx';
import { AiProviderForm } from '../components/ai/ai-provider-form.tsx';
import { AiSwitch } from '../components/ai/ai-switch.tsx';
import { AiUsage } from '../components/ai/ai-usage.tsx';
import { FixedNote } from '../components/fixed-note.tsx';

/** The settings for drafting in this installation: the provider of models, the switch, the limits, and the usage. */
export default function AiPage() {
  const { t } = useTranslation('admin');
  const query = useQuery(settingsQuery);
  useDocumentTitle(`${t('ai')} · ${t('title')}`);
  return (
    <Panels>
      <QueryState query={query} skeleton={<RowSkeletons count={5} round={false} />}>
        {({ ai }) => (
          <>
            <p className={styles.text}>{t(ai.configured ? 'aiText' : 'aiTextWithout')}</p>
            <AiProvider ai={ai} />
            <Section title={t('aiSetUp')} text={t('aiSetUpText')}>
              <SetUp />
            </Section>
            <Section title={t('aiDrafting')}>
              <AiSwitch on={ai.on} />
              <AiLimits key={`${ai.radars_per_day} ${ai.tokens_per_day}`} ai={ai} />
            </Section>
            <Section title={t('aiUsage')} text={t('aiUsageText')}>
              <AiUsage prices={ai.prices} />
            </Section>
            <Section title={t('aiDocs')} text={t('aiDocsText')} />
          </>
        )}
      </QueryState>
    </Panels>
  );
}

const variables = ['AI_MODEL', 'AI_BASE_URL', 'AI_PROVIDER', 'AI_API_KEY', 'AI_EMBEDDING_MODEL'];

function SetUp() {
  const query = useQuery(aiProviderQuery);
  return (
    <QueryState query={query} skeleton={<FormSkeleton fields={4} />}>
      {(provider) =>
        provider.source === 'environment' ? (
          <FixedNote variables={variables} />
        ) : (
          <AiProviderForm key={JSON.stringify(provider)} provider={provider} />
        )
      }
    </QueryState>
  );
}
