import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { notify } from '#ui/toast/notify.ts';
import { useCardNavigation } from '../use-card-navigation.ts';
import { lightUp } from './made.ts';
import { useReportCreated } from './use-report-created.ts';

const stayMs = 6000;

/** Shows a toast about the copies, with a link to those in another project. */
export function useCopied() {
  const { t } = useTranslation('cards');
  const navigate = useNavigate();
  const { projectSlug } = useCardNavigation();
  const reportCreated = useReportCreated();
  return (copies: readonly string[], project: { readonly slug: string; readonly title: string }) => {
    const said = t('duplicated', { count: copies.length });
    if (project.slug === projectSlug) return void reportCreated(copies, said);
    const show = () => {
      lightUp(project.slug, copies);
      void navigate({ to: '/projects/$projectSlug/cards', params: { projectSlug: project.slug } });
    };
    notify.success(said, {
      description: t('copiesAreIn', { project: project.title }),
      duration: stayMs,
      action: { label: t('showThem'), onClick: show },
    });
  };
}
