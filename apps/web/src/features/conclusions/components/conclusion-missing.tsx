import type { SupportedKind } from '@foreglow/contract';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { webKind } from '#lib/kinds/web-kind.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Missing } from '#ui/state/missing.tsx';

/** Shown instead of a conclusion that does not exist or that the user may not see. */
export function ConclusionMissing({ kind }: { kind: SupportedKind }) {
  const { t } = useTranslation(kind);
  const { projectSlug = '' } = useParams({ strict: false });
  return (
    <Missing
      title={t('missingTitle')}
      text={t('missingText')}
      link={<ButtonLink {...webKind(kind).list(projectSlug)}>{t('toList')}</ButtonLink>}
    />
  );
}
