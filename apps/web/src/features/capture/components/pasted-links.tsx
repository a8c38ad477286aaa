import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#features/auth/components/use-me.ts';
import { projectQuery } from '#features/projects/api/read-project.ts';
import { keepLine } from '#lib/forms/use-kept-text.ts';
import { notify } from '#ui/toast/notify.ts';
import { addressesIn } from '../rules/addresses.rules.ts';
import { keptLinks } from '../rules/links.rules.ts';
import CaptureMany from './capture-many.tsx';

interface PastedLinksProps {
  readonly projectSlug: string;
  /** A text that was pasted, or a list of addresses with comments on separate lines that was dropped. */
  readonly text: string;
  /** Called with the slugs of the drafts that were created. */
  readonly onClose: (drafts: readonly string[]) => void;
}

/**
 * Links that were pasted or dropped outside of a field: one opens the editor, several become drafts. Those that did not
 * become cards are kept among the links to paste. Any other text, and a link into the product, does nothing.
 */
export default function PastedLinks({ projectSlug, text, onClose }: PastedLinksProps) {
  const { t } = useTranslation('capture');
  const navigate = useNavigate();
  const may = useMay();
  const project = useQuery(projectQuery(projectSlug)).data;
  const [urls] = useState(() => addressesIn(text.replaceAll(/^#.*$/gm, '')));
  const [first] = urls;
  const isOurs = first !== undefined && new URL(first).origin === location.origin;
  const isRefused = isOurs || (project && !may('card.update', { projectSlug, workspaceSlug: project.workspace_slug }));
  const isMany = urls.length > 1 && !isRefused;
  const takeOne = useEffectEvent(() => {
    if (first && !isRefused) {
      const to = '/projects/$projectSlug/cards/create';
      void navigate({ to, params: { projectSlug }, search: { url: first }, state: { overList: false } });
    }
    onClose([]);
  });
  useEffect(() => {
    if (!isMany) takeOne();
  }, [isMany]);
  const close = (unsaved: readonly string[], drafts: readonly string[]) => {
    onClose(drafts);
    if (unsaved.length === 0) return;
    for (const url of unsaved) keepLine(keptLinks(projectSlug), url);
    const show = () => void navigate({ to: '/projects/$projectSlug/links', params: { projectSlug } });
    notify.warning(t('linksKept', { count: unsaved.length }), { action: { label: t('showLinks'), onClick: show } });
  };
  return isMany && <CaptureMany projectSlug={projectSlug} urls={urls} onClose={close} />;
}
