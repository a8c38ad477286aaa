import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { FormSkeleton } from '#ui/form/form-skeleton.tsx';
import { Panels } from '#ui/page/page.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { appearanceQuery } from '../api/appearance.ts';
import { AppearanceForm } from '../components/appearance/appearance-form.tsx';
import { GermanAddress } from '../components/appearance/german-address.tsx';

/** How the product looks: name, colours, logo, and what stands beside sign-in; and how German texts address people. */
export default function AppearancePage() {
  const { t } = useTranslation('admin');
  const query = useQuery(appearanceQuery);
  useDocumentTitle(`${t('look')} · ${t('title')}`);
  return (
    <Panels roomBeside>
      <QueryState query={query} skeleton={<FormSkeleton fields={4} />}>
        {(appearance) => <AppearanceForm key={JSON.stringify(appearance)} appearance={appearance} />}
      </QueryState>
      <GermanAddress />
    </Panels>
  );
}
