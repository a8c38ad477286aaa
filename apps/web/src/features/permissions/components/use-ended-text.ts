import type { EndedCounts } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';

/**
 * A text for a toast about the invitations and links that ended because of a change of roles or a move. Empty if there
 * are none.
 */
export function useEndedText(): (ended: EndedCounts) => string | undefined {
  const { t } = useTranslation('permissions');
  return ({ ended_invitations: invitations, ended_links: links }) => {
    const sentences = [
      ...(links > 0 ? [t('endedLinks', { count: links })] : []),
      ...(invitations > 0 ? [t('endedInvitations', { count: invitations })] : []),
    ];
    return sentences.length > 0 ? sentences.join(' ') : undefined;
  };
}
