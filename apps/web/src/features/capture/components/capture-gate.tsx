import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMay } from '#features/auth/components/use-me.ts';
import { projectQuery } from '#features/projects/api/read-project.ts';
import { loadNamespaces } from '#lib/i18n/i18n.ts';
import { useLoaded } from '#ui/on-demand/use-loaded.ts';
import { addressesIn } from '../rules/capture.rules.ts';

async function loadPastedLinks() {
  const [dialog] = await Promise.all([import('./pasted-links.tsx'), loadNamespaces('capture')]);
  return dialog;
}

interface CaptureGateProps {
  readonly projectSlug: string;
  /** Called with the project and the drafts that were created in it. */
  readonly onDrafts: (projectSlug: string, drafts: readonly string[]) => void;
}

/** Accepts links that are pasted or dropped anywhere in a project: one link opens the editor, several become drafts. */
export function CaptureGate({ projectSlug, onDrafts }: CaptureGateProps) {
  const navigate = useNavigate();
  const may = useMay();
  const project = useQuery(projectQuery(projectSlug)).data;
  const mayNotWrite = project && !may('card.update', { projectSlug, workspaceSlug: project.workspace_slug });
  const [many, setMany] = useState<readonly string[]>();
  const PastedLinks = useLoaded(many !== undefined, loadPastedLinks, () => setMany(undefined));
  const take = useEffectEvent((text: string): boolean => {
    const urls = addressesIn(text);
    const [url] = urls;
    // Links into the product are not captured. A dialog over the page has other fields for links.
    if (!url || mayNotWrite || new URL(url).origin === location.origin || document.querySelector('[role="dialog"]'))
      return false;
    if (urls.length > 1) setMany(urls);
    else {
      const to = '/projects/$projectSlug/cards/create';
      void navigate({ to, params: { projectSlug }, search: { url }, state: { overList: false } });
    }
    return true;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (!isField(event.target) && take(event.clipboardData?.getData('text/plain') ?? '')) event.preventDefault();
    };
    const dragOver = (event: DragEvent) => {
      if (!isField(event.target) && event.dataTransfer?.types.includes('text/uri-list')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (isField(event.target) || !event.dataTransfer?.types.includes('text/uri-list')) return;
      event.preventDefault();
      take(withoutComments(event.dataTransfer.getData('text/uri-list')));
    };
    addEventListener('paste', paste);
    addEventListener('dragover', dragOver);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('paste', paste);
      removeEventListener('dragover', dragOver);
      removeEventListener('drop', drop);
    };
  }, []);
  return (
    many &&
    PastedLinks && (
      <PastedLinks
        projectSlug={projectSlug}
        urls={many}
        onClose={(drafts) => {
          setMany(undefined);
          onDrafts(projectSlug, drafts);
        }}
      />
    )
  );
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

/** A list of addresses may contain comments on separate lines. */
const withoutComments = (list: string): string =>
  list
    .split(/\r?\n/)
    .filter((line) => !line.startsWith('#'))
    .join('\n');
