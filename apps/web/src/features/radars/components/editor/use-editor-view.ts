import type { RadarAttributes } from '@foreglow/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../../ui/toast/index.ts';
import { type EditorView, editorSearch, editorSearchFrom, editorViewFrom } from '../../rules/editor-view.rules.ts';

/** The state of the editor, which is in its address. If the blip of an open form no longer exists, the form closes. */
export function useEditorView({ blips }: Pick<RadarAttributes, 'blips'>) {
  const { t } = useTranslation('radars');
  const navigate = useNavigate();
  const view = editorViewFrom(editorSearch(useSearch({ strict: false })));
  const show = (next: Partial<EditorView>) =>
    void navigate({
      to: '.',
      search: { ...editorSearchFrom({ ...view, ...next }) },
      replace: true,
      resetScroll: false,
    });
  const chosen = blips.find(({ id }) => id === view.blip);
  const label = chosen?.label;
  const opened = useRef<{ id: string; label: string }>(undefined);
  const onGone = useEffectEvent(() => {
    if (view.blip === '' || opened.current?.id !== view.blip) return;
    notify.info(t('blipGone', { label: opened.current.label }));
    show({ blip: '' });
  });
  useEffect(() => {
    if (label === undefined) onGone();
    else opened.current = { id: view.blip, label };
  }, [label, view.blip]);
  return { view, show, chosen };
}
