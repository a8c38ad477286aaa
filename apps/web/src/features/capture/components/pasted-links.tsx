import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { keepLine } from '#lib/forms/use-kept-text.ts';
import { notify } from '#ui/toast/notify.ts';
import { keptLinks } from '../rules/capture.rules.ts';
import CaptureMany from './capture-many.tsx';

interface PastedLinksProps {
  readonly projectSlug: string;
  readonly urls: readonly string[];
  readonly onClose: () => void;
}

/** Creates drafts from links that were pasted outside of a field. Those that are not read are kept on the import page. */
export default function PastedLinks({ projectSlug, urls, onClose }: PastedLinksProps) {
  const { t } = useTranslation('capture');
  const navigate = useNavigate();
  const close = (unread: readonly string[]) => {
    onClose();
    if (unread.length === 0) return;
    for (const url of unread) keepLine(keptLinks(projectSlug), url);
    const show = () => void navigate({ to: '/projects/$projectSlug/import', params: { projectSlug } });
    notify.warning(t('linksKept', { count: unread.length }), { action: { label: t('showLinks'), onClick: show } });
  };
  return <CaptureMany projectSlug={projectSlug} urls={urls} onClose={close} />;
}
