import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../../ui/toast/index.ts';
import { useCardNavigation } from '../use-card-navigation.ts';

const stayMs = 6000;

/** Shows a toast about the copies, with a link to those in another project. */
export function useCopied() {
  const { t } = useTranslation('cards');
  const navigate = useNavigate();
  const { projectSlug } = useCardNavigation();
  return (copies: readonly string[], project: { readonly slug: string; readonly title: string }) => {
    const show = () => void navigate({ to: '/projects/$projectSlug/cards', params: { projectSlug: project.slug } });
    const isElsewhere = project.slug !== projectSlug;
    notify.success(t('duplicated', { count: copies.length }), {
      ...(isElsewhere && {
        description: t('copiesAreIn', { project: project.title }),
        duration: stayMs,
        action: { label: t('showThem'), onClick: show },
      }),
    });
  };
}
