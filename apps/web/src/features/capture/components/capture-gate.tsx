import { useEffect, useState } from 'react';
import { loadNamespaces } from '#lib/i18n/i18n.ts';
import { useLoaded } from '#ui/on-demand/use-loaded.ts';

async function loadPastedLinks() {
  const [links] = await Promise.all([import('./pasted-links.tsx'), loadNamespaces('capture')]);
  return links;
}

interface CaptureGateProps {
  readonly projectSlug: string;
  /** Called with the project and the drafts that were created in it. */
  readonly onDrafts: (projectSlug: string, drafts: readonly string[]) => void;
}

/** Accepts links that are pasted or dropped anywhere in a project. What follows is loaded with the first ones. */
export function CaptureGate({ projectSlug, onDrafts }: CaptureGateProps) {
  const [given, setGiven] = useState<string>();
  const PastedLinks = useLoaded(given !== undefined, loadPastedLinks, () => setGiven(undefined));
  useEffect(() => {
    const take = (text: string) => {
      // A dialog over the page has other fields for links.
      if (/https?:\/\//i.test(text) && !document.querySelector('[role="dialog"]')) setGiven(text);
    };
    const paste = (event: ClipboardEvent) => {
      if (!isField(event.target)) take(event.clipboardData?.getData('text/plain') ?? '');
    };
    const hasLinks = ({ target, dataTransfer }: DragEvent) =>
      !isField(target) && dataTransfer?.types.includes('text/uri-list');
    const dragOver = (event: DragEvent) => {
      if (hasLinks(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (!hasLinks(event)) return;
      event.preventDefault();
      take(event.dataTransfer?.getData('text/uri-list') ?? '');
    };
    const left = new AbortController();
    addEventListener('paste', paste, left);
    addEventListener('dragover', dragOver, left);
    addEventListener('drop', drop, left);
    return () => left.abort();
  }, []);
  if (given === undefined || !PastedLinks) return null;
  const close = (drafts: readonly string[]) => {
    setGiven(undefined);
    if (drafts.length > 0) onDrafts(projectSlug, drafts);
  };
  return <PastedLinks projectSlug={projectSlug} text={given} onClose={close} />;
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]') !== null;
