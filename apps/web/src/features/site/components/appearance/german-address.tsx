import { type GermanAddress as Address, germanAddresses } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { settingsQuery, useUpdateSettings } from '#features/site/api/settings.ts';
import { errorText } from '#lib/http/error-text.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { FormSkeleton } from '#ui/form/form-skeleton.tsx';
import { Section } from '#ui/page/page.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { notify } from '#ui/toast/notify.ts';
import { FixedNote } from '../fixed-note.tsx';

/** How German texts address people. A choice applies immediately, to pages that are loaded from then on. */
export function GermanAddress() {
  const { t } = useTranslation('admin');
  const query = useQuery(settingsQuery);
  const update = useUpdateSettings();
  const choose = async (address: string) => {
    try {
      await update.mutateAsync({ german_address: address as Address });
      notify.success(t('lookSaved'));
    } catch (error) {
      notify.error(errorText(error));
    }
  };
  return (
    <Section title={t('address')}>
      <QueryState query={query} skeleton={<FormSkeleton fields={1} />}>
        {({ german_address: { value, source } }) => (
          <>
            <SelectField
              label={t('addressLabel')}
              hint={t('addressHint')}
              value={value}
              options={germanAddresses.map((one) => ({ value: one, name: t(`address_${one}`) }))}
              disabled={source === 'environment' || update.isPending}
              onChange={(address) => void choose(address)}
            />
            {source === 'environment' && <FixedNote variables={['GERMAN_ADDRESS']} />}
          </>
        )}
      </QueryState>
    </Section>
  );
}
