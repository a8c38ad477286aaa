import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '#lib/browser/clipboard.ts';
import { pageAddress } from '#lib/browser/page-address.ts';
import { errorText } from '#lib/http/error-text.ts';
import { CopyField } from '#ui/copy/copy-field.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { notify } from '#ui/toast/notify.ts';
import { useInvitationLink } from '../api/manage-invitation.ts';

/** Copies links of invitations. If the browser does not allow it, `dialog` shows the link for manual copying. */
export function useLinkCopy() {
  const { t } = useTranslation('invitations');
  const [shown, setShown] = useState<string>();
  const { mutateAsync, isPending } = useInvitationLink();
  const hand = async (given: string) => {
    const link = pageAddress(given);
    if (await copyText(link)) notify.success(t('linkCopied'));
    else setShown(link);
  };
  return {
    /** Creates a link for the invitation and copies it. */
    copyLinkOf: (id: string) =>
      mutateAsync(id).then(hand, (error) => notify.error(t('notDone'), { description: errorText(error) })),
    hand,
    copying: isPending,
    dialog: (
      <Dialog opened={shown !== undefined} onClose={() => setShown(undefined)} title={t('linkTitle')}>
        {shown && <CopyField label={t('link')} value={shown} hint={t('copyByHand')} />}
      </Dialog>
    ),
  };
}
