import type { WorkspaceAttributes } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { useMay } from '#features/auth/components/use-me.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { SampleOffer } from './sample-offer.tsx';

interface FinishedStudyProps {
  /** The workspaces that are listed. */
  readonly workspaces: readonly Pick<WorkspaceAttributes, 'sample' | 'projects'>[];
}

/** Leads to the project of the sample, which is created for those who may if it is not among the workspaces. */
export function FinishedStudy({ workspaces }: FinishedStudyProps) {
  const { t } = useTranslation('workspaces');
  const may = useMay();
  const [project] = workspaces.find(({ sample }) => sample)?.projects ?? [];
  if (project) {
    return (
      <ButtonLink to="/projects/$projectSlug/overview" params={{ projectSlug: project.slug }} variant="quiet">
        {t('finishedStudy')}
      </ButtonLink>
    );
  }
  return may('workspace.create') ? <SampleOffer label={t('finishedStudy')} quiet /> : null;
}
