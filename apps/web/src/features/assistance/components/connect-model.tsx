import { IconSparkles } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#features/auth/components/use-me.ts';
import { useSiteConfig } from '#lib/config/site-config.ts';
import styles from './connect-model.module.css';
import { useAssistance } from './use-assistance.ts';

interface ConnectModelProps {
  /** What a model would do here: a sentence. */
  readonly brings: string;
}

/** Says what a model would do here, and how one is connected, or whom to ask. */
export function ConnectModel({ brings }: ConnectModelProps) {
  const { t } = useTranslation('assistance');
  const { features } = useSiteConfig();
  const isAdmin = useMe()?.permissions.is_global_admin ?? false;
  const state = features.assistance ? (features.ai ? 'Forbidden' : 'Missing') : 'Off';
  return (
    <div className={styles.note}>
      <IconSparkles size={16} stroke={1.6} aria-hidden="true" />
      <p>
        {brings}{' '}
        {isAdmin && state !== 'Forbidden' ? (
          <Link to="/admin/ai">{t(`toConnect${state}`)}</Link>
        ) : (
          t(`whomToAsk${state}`)
        )}
      </p>
    </div>
  );
}

interface ModelOfferProps extends ConnectModelProps {
  readonly projectSlug: string;
  /** What a model drafts here. */
  readonly children: ReactNode;
}

/**
 * Shows its children where a model may draft in a project. While the installation has no model, its administrators
 * read instead what one would do here. Others, who cannot change this, see nothing.
 */
export function ModelOffer({ projectSlug, brings, children }: ModelOfferProps) {
  const { features } = useSiteConfig();
  const isAdmin = useMe()?.permissions.is_global_admin ?? false;
  if (useAssistance(projectSlug) === 'ai') return children;
  return features.assistance && !features.ai && isAdmin ? <ConnectModel brings={brings} /> : null;
}
