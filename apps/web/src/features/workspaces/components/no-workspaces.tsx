import { useTranslation } from 'react-i18next';
import { useMay } from '#features/auth/components/use-me.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { State } from '#ui/state/state.tsx';
import { SampleOffer } from './sample-offer.tsx';

/** The empty home screen. Users who may create a workspace get a button; others are told whom to ask. */
export function NoWorkspaces() {
  const { t } = useTranslation('workspaces');
  const may = useMay();
  if (!may('workspace.create'))
    return <State ghost="tiles" title={t('nothingSharedTitle')} text={t('nothingSharedText')} />;
  return (
    <State
      title={t('firstTitle')}
      text={t('firstText')}
      actions={
        <>
          <ButtonLink to="/create" variant="primary">
            {t('firstAction')}
          </ButtonLink>
          <SampleOffer label={t('lookAround')} />
        </>
      }
    />
  );
}
