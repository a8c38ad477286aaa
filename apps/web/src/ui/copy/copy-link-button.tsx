import { IconLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button/button.tsx';
import { useLinkCopy } from './use-link-copy.ts';

/** Copies the address of the current content, to be sent to others. */
export function CopyLinkButton({ path }: { path: string }) {
  const { t } = useTranslation('ui');
  const copy = useLinkCopy();
  return (
    <IconButton label={t('copyLink')} onClick={() => void copy(path)}>
      <IconLink stroke={1.5} aria-hidden="true" />
    </IconButton>
  );
}
