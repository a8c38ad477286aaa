import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { keepLine } from '#lib/forms/use-kept-text.ts';
import { notify } from '#ui/toast/notify.ts';
import { keptLinks } from '../rules/capture.rules.ts';
import CaptureMany from './capture-many.tsx';

interface PastedLinksProps {
  readonly projectSlug: string;
  readonly urls: readonly string[];
  /** Called with the slugs of the drafts that were created. */
  readonly onClose: (drafts: readonly string[]) => void;
}

/** Creates drafts from links that were pasted outside of a field. Those that did not become cards are kept among the links to paste. */
export default function PastedLinks({ projectSlug, urls, onClose }: PastedLinksProps) {
  const { t } = useTranslation('capture');
  const navigate = useNavigate();
  const close = (unsaved: readonly string[], drafts: readonly string[]) => {
    onClose(drafts);
    if (unsaved.length === 0) return;
    for (const url of unsaved) keepLine(keptLinks(projectSlug), url);
    const show = () => void navigate({ to: '/projects/$projectSlug/links', params: { projectSlug } });
    notify.warning(t('linksKept', { count: unsaved.length }), { action: { label: t('showLinks'), onClick: show } });
  };
  return <CaptureMany projectSlug={projectSlug} urls={urls} onClose={close} />;
}
